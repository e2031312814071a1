// A user's own calendars at a CalDAV server, Google or Microsoft: busy times are read, interviews are written.
import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const MAX_CALENDAR_CONNECTIONS = 3

export const calendarProviderKinds = ['caldav', 'google', 'microsoft'] as const

/** `failing` is retried automatically; `refused` needs a new password or renewed access. */
export const connectionStates = ['new', 'working', 'failing', 'refused'] as const

export const calendarConnections = defineResource({
  type: 'calendar-connections',
  attributes: z.object({
    provider: z.enum(calendarProviderKinds),
    address: z.string(),
    account: z.string(),
    state: z.enum(connectionStates),
    problem: z.string().nullable().meta({ description: 'What went wrong at the last attempt; null if it worked.' }),
    lastSynchronizedAt: z.iso.datetime().nullable(),
    nextAttemptAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'null while another password or access is needed.' }),
    calendars: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        isBusy: z.boolean().meta({ description: 'Its events make the user busy.' }),
        isWritable: z.boolean(),
        receives: z
          .boolean()
          .meta({ description: 'Agreed interviews are written to it; at most one calendar per user.' }),
        busyCount: z.int().meta({ description: 'Busy times within the next year.' }),
        skippedCount: z.int().meta({ description: 'Events that could not be read.' }),
      }),
    ),
    writtenCount: z.int().meta({ description: 'Interviews that are in these calendars.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

const read = ['session.required', 'permission.denied'] as const
const account = z.string().trim().min(1).max(200)
const password = z.string().min(1).max(500).meta({
  description: 'Preferably an app password created for this purpose. Stored encrypted and never shown.',
})

export const listCalendarConnections = defineEndpoint({
  method: 'GET',
  path: '/calendar-connections',
  summary: 'The caller’s own connected calendars',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: calendarConnections },
  status: 200,
  errors: read,
})

export const connectCalendar = defineEndpoint({
  method: 'POST',
  path: '/calendar-connections',
  summary: 'Connects the calendars of an account at a CalDAV server, which is found by its address',
  admission: 'session',
  body: z.object({
    address: z
      .string()
      .trim()
      .max(500)
      .regex(/^https?:\/\/[^\s/]+/, 'Enter a URL that begins with https://.')
      .meta({ description: 'Public, with https. Addresses in private networks are refused.' }),
    account,
    password,
  }),
  bodyType: 'calendar-connections',
  answers: { kind: 'resource', of: calendarConnections },
  status: 201,
  errors: [...WRITE_ERRORS, 'calendar.not-connected', 'calendar.too-many'],
})

export const changeCalendarConnection = defineEndpoint({
  method: 'PATCH',
  path: '/calendar-connections/{id}',
  summary: 'Sets what its calendars are used for, or a new password',
  admission: 'session',
  body: z.object({
    password: password.optional(),
    busy: z.array(z.uuid()).max(100).optional().meta({ description: 'The calendars whose events make the user busy.' }),
    receives: z
      .uuid()
      .nullable()
      .optional()
      .meta({ description: 'The calendar that interviews are written to; null for none.' }),
    version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
  }),
  bodyType: 'calendar-connections',
  answers: { kind: 'resource', of: calendarConnections },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict', 'calendar.not-connected'],
})

/** Where calendars are connected by signing in, if the operator has set it up. */
export const calendarProviders = defineResource({
  type: 'calendar-providers',
  attributes: z.object({
    provider: z.enum(calendarProviderKinds).exclude(['caldav']),
    name: z.string(),
    authorizationUrl: z
      .url()
      .nullable()
      .meta({ description: 'Where the browser goes on, in the answer that begins a connection.' }),
    ...timestamps,
  }),
  relationships: {},
})

export const listCalendarProviders = defineEndpoint({
  method: 'GET',
  path: '/calendar-providers',
  summary: 'The providers at which calendars are connected by signing in',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: calendarProviders },
  status: 200,
  errors: read,
})

/** The session that begins it has to finish it. */
export const beginCalendarGrant = defineEndpoint({
  method: 'POST',
  path: '/calendar-providers/{id}/actions/begin',
  summary: 'Begins to connect the calendars of an account at the provider',
  admission: 'session',
  forPeopleOnly: true,
  body: z.object({
    connectionId: z.uuid().optional().meta({ description: 'A connection that needs access again.' }),
  }),
  bodyType: 'calendar-providers',
  answers: { kind: 'resource', of: calendarProviders },
  status: 200,
  errors: [...WRITE_ERRORS, 'session.not-for-tokens', 'calendar.too-many'],
})

export const finishCalendarGrant = defineEndpoint({
  method: 'POST',
  path: '/calendar-connections/actions/finish',
  summary: 'Connects the calendars of the account that was chosen at the provider, or renews the access to them',
  admission: 'session',
  forPeopleOnly: true,
  body: z.object({
    response: z.string().min(1).max(8000).meta({
      description: 'The part of the callback’s address after the question mark.',
    }),
  }),
  bodyType: 'calendar-connections',
  answers: { kind: 'resource', of: calendarConnections },
  status: 200,
  errors: [
    ...WRITE_ERRORS,
    'session.not-for-tokens',
    'calendar.not-allowed',
    'calendar.not-connected',
    'calendar.too-many',
  ],
})

const action = actionsOn(calendarConnections, { errors: WRITE_ERRORS })

export const connectionActions = {
  synchronize: action('synchronize', 'Synchronizes now instead of at the next scheduled time', z.object({})),
  disconnect: action(
    'disconnect',
    'Deletes the account and its busy times, and ends the access',
    z.object({
      removesInterviews: z
        .boolean()
        .default(false)
        .meta({ description: 'Also removes the interviews that were written to these calendars.' }),
    }),
    ['calendar.not-connected'],
  ),
} as const

export const conflictKinds = ['moved', 'deleted'] as const

/** A change that the user made in their own calendar. The agreed interview stays as it is. */
export const calendarConflicts = defineResource({
  type: 'calendar-conflicts',
  attributes: z.object({
    kind: z.enum(conflictKinds),
    interviewId: z.uuid(),
    label: z.string().meta({ description: 'The candidate and the round.' }),
    start: z.iso.datetime().meta({ description: 'The agreed time.' }),
    end: z.iso.datetime(),
    foundStart: z.iso.datetime().nullable().meta({ description: 'Where the user moved it to.' }),
    foundEnd: z.iso.datetime().nullable(),
    foundAt: z.iso.datetime(),
    ...timestamps,
  }),
  relationships: {},
})

export const listCalendarConflicts = defineEndpoint({
  method: 'GET',
  path: '/calendar-conflicts',
  summary: 'Agreed interviews that the caller moved or deleted in their own calendar',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: calendarConflicts },
  status: 200,
  errors: read,
})

const settle = actionsOn(calendarConflicts, { errors: WRITE_ERRORS })

export const conflictActions = {
  putBack: settle('putBack', 'Writes the interview to the calendar again, at the agreed time', z.object({})),
  leave: settle('leave', 'Leaves the calendar as it is; the agreed interview stays', z.object({})),
} as const
