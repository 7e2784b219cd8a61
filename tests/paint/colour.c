/* colour.c: how far apart two colours look
 *
 * CIE L*a*b* under D65, CIEDE2000, and colour blindness of full severity by the matrices of Machado, Oliveira and
 * Fernandes (2009).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "colour.h"
#include <math.h>

typedef struct
{
  double l, a, b;
} Lab;

static const double sights[N_EYES][9] = {
  { 1, 0, 0, 0, 1, 0, 0, 0, 1 },
  { 0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998 },
  { 0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881 },
  { 1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900 },
};

static double
linear (double part)
{
  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
luminance (OxbowColour colour)
{
  return 0.2126 * linear (colour.red) + 0.7152 * linear (colour.green) + 0.0722 * linear (colour.blue);
}

static double
bend (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

double
colour_lightness (OxbowColour colour)
{
  return 116 * bend (luminance (colour)) - 16;
}

double
colour_contrast (OxbowColour a, OxbowColour b)
{
  double one = luminance (a) + 0.05, other = luminance (b) + 0.05;
  return MAX (one, other) / MIN (one, other);
}

static Lab
lab_of (OxbowColour colour, Eyes eyes)
{
  const double *m = sights[eyes];
  double r = linear (colour.red), g = linear (colour.green), b = linear (colour.blue), seen[3];
  for (int i = 0; i < 3; i++)
    seen[i] = CLAMP (m[3 * i] * r + m[3 * i + 1] * g + m[3 * i + 2] * b, 0, 1);
  double x = (0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047;
  double y = 0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2];
  double z = (0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883;
  return (Lab) { 116 * bend (y) - 16, 500 * (bend (x) - bend (y)), 200 * (bend (y) - bend (z)) };
}

static double
hue (double b, double a)
{
  if (a == 0 && b == 0)
    return 0;
  double h = atan2 (b, a);
  return h < 0 ? h + 2 * G_PI : h;
}

static double
degrees (double d)
{
  return d * G_PI / 180;
}

double
colour_distance (OxbowColour one, OxbowColour other, Eyes eyes)
{
  Lab p = lab_of (one, eyes), q = lab_of (other, eyes);
  double c7 = pow ((hypot (p.a, p.b) + hypot (q.a, q.b)) / 2, 7), g = 0.5 * (1 - sqrt (c7 / (c7 + pow (25, 7))));
  double c1 = hypot (p.a * (1 + g), p.b), c2 = hypot (q.a * (1 + g), q.b);
  double h1 = hue (p.b, p.a * (1 + g)), h2 = hue (q.b, q.a * (1 + g)), dh = h2 - h1, h = h1 + h2;
  if (c1 * c2 == 0)
    dh = 0;
  else if (fabs (dh) <= G_PI)
    h /= 2;
  else
    {
      dh += dh > 0 ? -2 * G_PI : 2 * G_PI;
      h = h < 2 * G_PI ? h / 2 + G_PI : h / 2 - G_PI;
    }
  double dl = q.l - p.l, dc = c2 - c1, big_dh = 2 * sqrt (c1 * c2) * sin (dh / 2), l = (p.l + q.l) / 2,
         c = (c1 + c2) / 2;
  double t = 1 - 0.17 * cos (h - degrees (30)) + 0.24 * cos (2 * h) + 0.32 * cos (3 * h + degrees (6)) -
             0.20 * cos (4 * h - degrees (63));
  double turn = degrees (30) * exp (-pow ((h - degrees (275)) / degrees (25), 2));
  double rc = 2 * sqrt (pow (c, 7) / (pow (c, 7) + pow (25, 7)));
  double sl = 1 + 0.015 * (l - 50) * (l - 50) / sqrt (20 + (l - 50) * (l - 50)), sc = 1 + 0.045 * c,
         sh = 1 + 0.015 * c * t;
  double kl = dl / sl, kc = dc / sc, kh = big_dh / sh;
  return sqrt (kl * kl + kc * kc + kh * kh - sin (2 * turn) * rc * kc * kh);
}
