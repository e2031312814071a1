// Calendar import (a user's busy times) and export (feeds and files).
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const calendarImports = defineResource({
  type: 'calendar-imports',
  attributes: z.object({
    name: z.string().meta({ description: 'The file name. A file of the same name replaces the earlier one.' }),
    busyCount: z.int().meta({ description: 'Busy times imported from it.' }),
    skippedCount: z.int().meta({ description: 'Skipped events: free, cancelled, over, or more than a year ahead.' }),
    from: z.iso.datetime().nullable(),
    to: z.iso.datetime().nullable(),
    zone: z.string().meta({ description: 'The zone in which floating times were read.' }),
    ...timestamps,
  }),
  relationships: {},
})

export const listCalendarImports = defineEndpoint({
  method: 'GET',
  path: '/calendar-imports',
  summary: 'The caller’s own imported calendars',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: calendarImports },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})

/** Sent as multipart/form-data with one part named `file` (.ics, at most 2 MB). Only times are stored, no text. */
export const importCalendar = defineEndpoint({
  method: 'POST',
  path: '/calendar-imports',
  summary: 'Imports busy times from an .ics file',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: calendarImports },
  status: 201,
  errors: [
    'session.required',
    'permission.denied',
    'calendar.unreadable',
    'document.too-large',
    'request.media-type',
    'request.malformed',
    'service.not-ready',
  ],
})

export const deleteCalendarImport = defineEndpoint({
  method: 'DELETE',
  path: '/calendar-imports/{id}',
  summary: 'Deletes the busy times of one file',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const calendarFeeds = defineResource({
  type: 'calendar-feeds',
  attributes: z.object({
    address: z
      .string()
      .nullable()
      .meta({ description: 'The secret address of the feed. Shown once, when it is created.' }),
    lastReadAt: z.iso.datetime().nullable(),
    ...timestamps,
  }),
  relationships: {},
})

export const listCalendarFeeds = defineEndpoint({
  method: 'GET',
  path: '/calendar-feeds',
  summary: 'The caller’s own feed, if there is one',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: calendarFeeds },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})

export const createCalendarFeed = defineEndpoint({
  method: 'POST',
  path: '/calendar-feeds',
  summary: 'Creates a secret feed address for calendar apps; an earlier one stops working',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: calendarFeeds },
  status: 201,
  errors: ['session.required', 'permission.denied'],
})

export const deleteCalendarFeed = defineEndpoint({
  method: 'DELETE',
  path: '/calendar-feeds/{id}',
  summary: 'Deletes the feed',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

/** The file that is also attached to the mail, for download. */
export const getCalendarFile = defineEndpoint({
  method: 'GET',
  path: '/scheduled-interviews/{id}/calendar-file',
  summary: 'One booked interview as an .ics file',
  admission: 'session',
  body: null,
  answers: { kind: 'file', mediaType: 'text/calendar' },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'interview.transition'],
})
