import type { NotificationMatrix, QuietHours, WorkingHours } from '@assay/contracts/profiles'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { users } from '../users/users.tables.ts'

/** A user's profile and preferences; without a row the defaults apply. Name and time zone are in `users`. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    headline: text('headline'),
    phone: text('phone'),
    videoLink: text('video_link'),
    locale: text('locale').notNull().default('en'),
    languages: text('languages').array().notNull().default(sql`'{}'`),
    workingHours: jsonb('working_hours').$type<WorkingHours>(),
    quietHours: jsonb('quiet_hours').$type<QuietHours>(),
    notificationMatrix: jsonb('notification_matrix').$type<NotificationMatrix>().notNull().default({}),
    /** null: the default, which is never in a demo. */
    idleLockMinutes: integer('idle_lock_minutes'),
    blindMode: boolean('blind_mode').notNull().default(false),
    ...timestamps(),
    version: version(),
  },
  (table) => [
    check('profiles_headline_length', sql`char_length(${table.headline}) <= 120`),
    check('profiles_phone_shape', sql`${table.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('profiles_video_link', sql`${table.videoLink} ~ '^https://' and char_length(${table.videoLink}) <= 500`),
    check('profiles_idle_lock', sql`${table.idleLockMinutes} between 0 and 240`),
  ],
)

/** A separate table, so that reading a profile does not load the photo. */
export const profilePhotos = pgTable(
  'profile_photos',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    mediaType: text('media_type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
    content: bytes('content').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('profile_photos_media_type', sql`${table.mediaType} in ('image/png', 'image/jpeg', 'image/webp')`),
    check('profile_photos_size', sql`length(${table.content}) between 1 and 1048576`),
  ],
)
