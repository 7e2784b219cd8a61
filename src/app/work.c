/* work.c: what a person works on in a window, a game or a map: its names, the person's file, what there is to say of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/work.h"
#include "app/filed.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  OxbowFiled filed;
  char *title, *subtitle, *notice;
  bool is_saved;
} OxbowWorkPrivate;

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_SAVED,
  PROP_NOTICE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OxbowWork, oxbow_work, G_TYPE_OBJECT)

static OxbowWorkPrivate *
get_private (OxbowWork *self)
{
  return oxbow_work_get_instance_private (self);
}

static void
oxbow_work_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  OxbowWorkPrivate *priv = get_private (OXBOW_WORK (object));

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, priv->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, priv->subtitle);
      break;
    case PROP_SAVED:
      g_value_set_boolean (value, priv->is_saved);
      break;
    case PROP_NOTICE:
      g_value_set_string (value, priv->notice);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
oxbow_work_finalize (GObject *object)
{
  OxbowWorkPrivate *priv = get_private (OXBOW_WORK (object));

  oxbow_filed_clear (&priv->filed);
  g_free (priv->title);
  g_free (priv->subtitle);
  g_free (priv->notice);
  G_OBJECT_CLASS (oxbow_work_parent_class)->finalize (object);
}

static const char *
say_no_file (OxbowWork *self)
{
  return _("Not saved to a file");
}

static void
oxbow_work_class_init (OxbowWorkClass *class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  class->save_as = oxbow_work_write_file;
  class->no_file = say_no_file;
  object_class->get_property = oxbow_work_get_property;
  object_class->finalize = oxbow_work_finalize;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags);
  properties[PROP_SAVED] = g_param_spec_boolean ("saved", NULL, NULL, FALSE, flags);
  properties[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
oxbow_work_init (OxbowWork *self)
{
}

void
oxbow_work_begin (OxbowWork *self, const char *path, const OxbowFileStamp *since)
{
  oxbow_filed_init (&get_private (self)->filed, path, since);
}

void
oxbow_work_keep_stamp (OxbowWork *self)
{
  const OxbowFiled *filed = &get_private (self)->filed;
  if (filed->path != NULL)
    OXBOW_WORK_GET_CLASS (self)->stamped (self, &filed->stamp);
}

/* What it shows */

static void
set_text (OxbowWork *self, char **field, const char *text, int property)
{
  if (g_strcmp0 (*field, text) == 0)
    return;
  char *old = *field;
  *field = g_strdup (text);
  g_free (old);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

void
oxbow_work_set_title (OxbowWork *self, const char *title)
{
  set_text (self, &get_private (self)->title, title, PROP_TITLE);
}

static char *
build_subtitle (OxbowWork *self, bool is_saved)
{
  const char *path = get_private (self)->filed.path;
  if (path == NULL)
    return g_strdup (OXBOW_WORK_GET_CLASS (self)->no_file (self));
  g_autofree char *name = g_path_get_basename (path);
  /* Translators: the name of a file that was changed since it was saved */
  return is_saved ? g_steal_pointer (&name) : g_strdup_printf (_("• %s"), name);
}

void
oxbow_work_set_saved (OxbowWork *self, bool is_saved)
{
  OxbowWorkPrivate *priv = get_private (self);
  g_autofree char *subtitle = build_subtitle (self, is_saved);
  set_text (self, &priv->subtitle, subtitle, PROP_SUBTITLE);
  if (priv->is_saved == is_saved)
    return;
  priv->is_saved = is_saved;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
}

void
oxbow_work_set_notice (OxbowWork *self, const char *notice)
{
  set_text (self, &get_private (self)->notice, notice, PROP_NOTICE);
}

void
oxbow_work_dismiss_notice (OxbowWork *self)
{
  oxbow_work_set_notice (self, NULL);
}

const char *
oxbow_work_get_path (OxbowWork *self)
{
  return get_private (self)->filed.path;
}

const char *
oxbow_work_get_title (OxbowWork *self)
{
  return get_private (self)->title;
}

const char *
oxbow_work_get_subtitle (OxbowWork *self)
{
  return get_private (self)->subtitle;
}

bool
oxbow_work_is_saved (OxbowWork *self)
{
  return get_private (self)->is_saved;
}

const char *
oxbow_work_get_notice (OxbowWork *self)
{
  return get_private (self)->notice;
}

/* Its file */

void
oxbow_work_judge_autosave (OxbowWork *self, bool is_kept, const GError *error)
{
  if (oxbow_filed_must_tell (&get_private (self)->filed, is_kept))
    oxbow_work_set_notice (self, error->message);
}

bool
oxbow_work_write_file (OxbowWork *self, const char *path, GError **error)
{
  OxbowWorkClass *class = OXBOW_WORK_GET_CLASS (self);
  OxbowFiled *filed = &get_private (self)->filed;
  g_autoptr (GBytes) bytes = class->write (self);
  if (class->check != NULL && !class->check (self, path != NULL ? path : filed->path, error))
    return false;
  return oxbow_filed_write (filed, path, bytes, error);
}

bool
oxbow_work_recognize_file (OxbowWork *self)
{
  OxbowFiled *filed = &get_private (self)->filed;
  if (filed->path == NULL)
    return false;
  g_autoptr (GBytes) bytes = OXBOW_WORK_GET_CLASS (self)->write (self);
  OxbowFileStamp stamp = oxbow_file_stamp (filed->path);
  if (!oxbow_filed_holds (filed, bytes))
    return false;
  filed->stamp = stamp;
  oxbow_work_keep_stamp (self);
  return true;
}

bool
oxbow_work_save (OxbowWork *self, const char *path, GError **error)
{
  bool is_elsewhere = oxbow_filed_is_elsewhere (&get_private (self)->filed, path);
  OxbowWorkClass *class = OXBOW_WORK_GET_CLASS (self);
  bool is_written = (is_elsewhere ? class->save_as : oxbow_work_write_file) (self, path, error);
  if (is_written)
    class->saved (self, is_elsewhere);
  oxbow_work_keep_stamp (self);
  return is_written;
}

OxbowSaveConcern
oxbow_work_get_concern (OxbowWork *self, const char *path)
{
  return oxbow_filed_get_concern (&get_private (self)->filed, path);
}

void
oxbow_work_end (OxbowWork *self, OxbowEnding ending)
{
  OXBOW_WORK_GET_CLASS (self)->end (self, ending);
}
