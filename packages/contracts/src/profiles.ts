import { z } from 'zod'
import { credentialRules } from './credential-rules.ts'
import { defineEndpoint } from './endpoint.ts'
import { identityProof } from './identity-proof.ts'
import { checkRepeated, newPassword } from './new-password.ts'
import { notificationKindNames } from './notifications.ts'
import { oneLine } from './one-line.ts'
import { plainName } from './plain-name.ts'
import { defineResource, timestamps } from './resource.ts'
import { ruledSecret } from './ruled-text.ts'

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'A time such as 09:30.')

const workingSpan = z
  .object({ dow: z.int().min(1).max(7).meta({ description: '1 is Monday.' }), from: wallTime, to: wallTime })
  .refine(({ from, to }) => from < to, { message: 'A time range must end after it starts.', path: ['to'] })

/** The spans of one day do not overlap. */
export const workingHours = z
  .array(workingSpan)
  .max(21)
  .refine(
    (spans) =>
      spans.every((span, at) =>
        spans.every(
          (other, index) => index <= at || other.dow !== span.dow || other.to <= span.from || other.from >= span.to,
        ),
      ),
    { message: 'Two time ranges of a day overlap. Change one of them.' },
  )
export type WorkingHours = z.output<typeof workingHours>

/** The default: Monday to Friday, nine to five. */
export const usualWorkingHours: WorkingHours = [1, 2, 3, 4, 5].map((dow) => ({ dow, from: '09:00', to: '17:00' }))

/** When mail is held back: never, outside working hours, or between two times of every day. */
export const quietHours = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('never') }),
  z.object({ kind: z.literal('outsideWorkingHours') }),
  z.object({ kind: z.literal('between'), from: wallTime, to: wallTime }),
])
export type QuietHours = z.output<typeof quietHours>

/** Only kinds that differ from their default. */
export const notificationMatrix = z.partialRecord(
  z.enum(notificationKindNames),
  z.object({ app: z.boolean(), mail: z.boolean() }),
)
export type NotificationMatrix = z.output<typeof notificationMatrix>

const language = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'A language tag such as en or pt-BR.')

const editable = {
  headline: z.string().overwrite(oneLine).max(120).nullable(),
  phone: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'Include the country code, such as +4915112345678.')
    .nullable(),
  videoLink: z
    .url({ protocol: /^https$/, error: 'Enter a URL that begins with https://.' })
    .max(500)
    .nullable()
    .meta({ description: 'The user’s own video room, used for interviews they propose.' }),
  timezone: z.string().min(1).max(64).meta({ description: 'IANA name.' }),
  locale: language,
  languages: z.array(language).max(12),
  workingHours,
  quietHours,
  notificationMatrix,
  idleLockMinutes: z.int().min(0).max(240).meta({ description: '0 means never.' }),
  blindMode: z.boolean().meta({ description: 'Names, photos and schools stay hidden until a decision.' }),
}

export const profiles = defineResource({
  type: 'profiles',
  attributes: z.object({
    displayName: z.string(),
    ...editable,
    email: z.email(),
    hasPhoto: z.boolean(),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/profiles/me',
  summary: 'The caller’s own profile',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'resource', of: profiles },
  status: 200,
  errors: ['session.required'],
})

export const listProfiles = defineEndpoint({
  method: 'GET',
  path: '/profiles',
  summary: 'The profiles that the caller may read: their own',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'collection', of: profiles },
  status: 200,
  errors: ['session.required'],
})

export const changeProfile = defineEndpoint({
  method: 'PATCH',
  path: '/profiles/{id}',
  summary: 'Updates the given fields of the caller’s own profile',
  admission: 'session',
  forPeopleOnly: true,
  body: z.object({ displayName: plainName('Name').min(2).max(80), ...editable, version: z.int().min(1) }).partial(),
  bodyType: 'profiles',
  answers: { kind: 'resource', of: profiles },
  status: 200,
  errors: ['session.required', 'validation.invalid', 'resource.not-found', 'resource.conflict'],
})

/** Sent as multipart/form-data with one part named `file`. */
export const changePhoto = defineEndpoint({
  method: 'POST',
  path: '/profiles/me/photo',
  summary: 'Uploads a photo: png, jpeg or webp of at most 1 MB and 2000 × 2000 pixels',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'resource', of: profiles },
  status: 200,
  errors: ['session.required', 'request.media-type', 'request.malformed', 'photo.unusable', 'document.too-large'],
})

export const getPhoto = defineEndpoint({
  method: 'GET',
  path: '/profiles/me/photo',
  summary: 'The caller’s own photo',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'file', mediaType: 'image/*' },
  status: 200,
  errors: ['session.required', 'resource.not-found'],
})

export const removePhoto = defineEndpoint({
  method: 'DELETE',
  path: '/profiles/me/photo',
  summary: 'Deletes the photo',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required'],
})

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/profiles/me/actions/change-password',
  summary: 'Sets a new password, and ends every other session of the caller',
  admission: 'session',
  forPeopleOnly: true,
  body: z
    .object({ currentPassword: ruledSecret('Current password', ...credentialRules.password), ...newPassword })
    .check(checkRepeated),
  bodyType: 'profiles',
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'validation.invalid', 'request.rate-limited'],
})

export const confirmPassword = defineEndpoint({
  method: 'POST',
  path: '/profiles/me/actions/confirm-password',
  summary: 'Verifies the caller’s password again',
  admission: 'session',
  forPeopleOnly: true,
  body: z.object({ currentPassword: ruledSecret('Current password', ...credentialRules.password) }),
  bodyType: 'profiles',
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'validation.invalid', 'request.rate-limited'],
})

export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/profiles/me/actions/delete-account',
  summary: 'Erases the caller’s account; its actions remain without the name',
  admission: 'session',
  forPeopleOnly: true,
  body: z.object({
    currentPassword: ruledSecret('Current password', ...credentialRules.password)
      .optional()
      .meta({ description: 'Omitted for accounts without a password, which sign in again instead.' }),
    handOverTo: z.uuid().nullable().default(null).meta({ description: 'The colleague who takes over open work.' }),
  }),
  bodyType: 'profiles',
  answers: { kind: 'nothing' },
  status: 204,
  errors: [
    'session.required',
    'session.confirmation-required',
    'validation.invalid',
    'account.last-owner',
    'teammate.open-work',
    'request.rate-limited',
  ],
})

/** An active session. */
export const sessions = defineResource({
  type: 'sessions',
  attributes: z.object({
    current: z.boolean(),
    device: z.string().nullable().meta({ description: 'Such as “Firefox on Linux”.' }),
    lockedAt: z.iso.datetime().nullable(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    ...timestamps,
  }),
  relationships: {},
})

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'The caller’s active sessions, most recently used first; for operators, those of any user',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'collection', of: sessions },
  status: 200,
  filters: { user: z.uuid() },
  errors: ['session.required', 'request.parameter', 'resource.not-found'],
})

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/sessions/{id}',
  summary: 'Ends one of the caller’s sessions; for operators, of anyone’s',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'resource.not-found'],
})

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/sessions/actions/end-others',
  summary: 'Ends all other sessions of the caller',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required'],
})

const proven = {
  method: 'POST',
  admission: 'session',
  forPeopleOnly: true,
  body: identityProof,
  bodyType: 'sessions',
  answers: { kind: 'nothing' },
  status: 204,
  errors: [
    'session.required',
    'session.locked',
    'validation.invalid',
    'verification.wrong-code',
    'passkey.refused',
    'request.rate-limited',
  ],
} as const

/** Beforehand everything else answers `session.screen-locked`, except `GET /me` and signing out. */
export const unlockSession = defineEndpoint({
  ...proven,
  path: '/sessions/actions/unlock',
  summary: 'Unlocks this session with the password or the second factor',
  whileLocked: true,
})

export const confirmSession = defineEndpoint({
  ...proven,
  path: '/sessions/actions/confirm',
  summary: 'Confirms who the caller is, for the next 15 minutes; with the second factor if there is one',
})

export const lockSession = defineEndpoint({
  method: 'POST',
  path: '/sessions/actions/lock',
  summary: 'Locks this session until it is unlocked',
  admission: 'session',
  forPeopleOnly: true,
  whileLocked: true,
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required'],
})
