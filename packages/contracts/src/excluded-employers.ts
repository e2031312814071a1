import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneLine } from './one-line.ts'
import { defineResource, timestamps } from './resource.ts'

/** How many employers a company can leave out of its searches. */
export const MAX_EXCLUDED_EMPLOYERS = 50

export const exclusionReasons = ['ownGroup', 'noPoach'] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/**
 * An employer whose present and former employees are left out of a company's searches. A change takes effect on the
 * company's next day, so that names cannot be probed by watching the number of matches.
 */
export const excludedEmployers = defineResource({
  type: 'excluded-employers',
  attributes: z.object({
    name: z.string(),
    reason: z.enum(exclusionReasons).meta({ description: 'ownGroup: a company of the same group.' }),
    state: z.enum(['upcoming', 'active', 'ending']),
    startsOn: z.iso.date().meta({ description: 'The first day, in the time zone of the company.' }),
    endsOn: z.iso.date().nullable().meta({ description: 'The first day on which it no longer counts.' }),
    ...timestamps,
  }),
  relationships: { addedBy: { to: 'users', many: false } },
})

export const listExcludedEmployers = defineEndpoint({
  method: 'GET',
  path: '/excluded-employers',
  summary: 'The employers that the caller’s company excludes from its searches, by name',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: excludedEmployers },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})

export const excludeEmployer = defineEndpoint({
  method: 'POST',
  path: '/excluded-employers',
  summary: 'Excludes an employer from the next day on; one already listed stays as it is',
  admission: 'session',
  body: z.object({
    name: z.string().transform(oneLine).pipe(z.string().min(2).max(200)),
    reason: z.enum(exclusionReasons),
  }),
  bodyType: 'excluded-employers',
  answers: { kind: 'resource', of: excludedEmployers },
  status: 201,
  errors: [...WRITE_ERRORS, 'excluded-employer.too-many'],
})

export const stopExcludingEmployer = defineEndpoint({
  method: 'DELETE',
  path: '/excluded-employers/{id}',
  summary: 'Removes an employer from the next day on; one not yet in effect, immediately',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
