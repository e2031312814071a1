import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const retentionKinds = ['applications', 'searches', 'notifications'] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** In days: at least as long as a claim against a decision can be made, at most four years. */
export const retentionBounds: Readonly<Record<RetentionKind, { readonly min: number; readonly max: number }>> = {
  applications: { min: 180, max: 1460 },
  searches: { min: 30, max: 1460 },
  notifications: { min: 30, max: 1460 },
}

/** 29 CFR 1602.14: employers in the United States keep records of hiring for a year. */
export const minApplicationDays = (country: string): number =>
  country === 'US' ? 365 : retentionBounds.applications.min

/** A shorter period counts only after these days, so that a mistake can be taken back. */
export const RETENTION_GRACE_DAYS = 7

const days = z.int().min(30).max(1460).nullable()
const counts = { people: z.int(), searches: z.int(), notifications: z.int() }

export const retentionPolicies = defineResource({
  type: 'retention-policies',
  attributes: z.object({
    applications: days.meta({
      description: 'Days after a process ended without a hire; null: as long as the candidate’s profile.',
    }),
    searches: days.meta({ description: 'Days after a search was run; null: as long as the company.' }),
    notifications: days.meta({ description: 'Days after a notification was sent; null: as long as the account.' }),
    minApplications: z.int().meta({ description: 'By the law of the company’s country.' }),
    max: z.int().nullable().meta({ description: 'The operator’s longest period: it counts where none is chosen.' }),
    countsFrom: z.iso.datetime().meta({ description: 'Nothing is deleted before.' }),
    upcoming: z
      .array(z.object({ on: z.iso.date(), ...counts }))
      .meta({ description: 'What would be erased in the next 90 days, by day in the zone of the company.' }),
    lastRun: z.object({ at: z.iso.datetime(), ...counts }).nullable(),
    mayChange: z.boolean(),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

const wanted = z.object({ applications: days, searches: days, notifications: days })

export const listRetentionPolicies = defineEndpoint({
  method: 'GET',
  path: '/retention-policies',
  summary: 'How long the caller’s company keeps data, and what is erased next; its id is that of the company',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: retentionPolicies },
  status: 200,
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const previewRetention = defineEndpoint({
  method: 'POST',
  path: '/retention-policies/{id}/actions/preview',
  summary: 'The policy as it would be, with what would be erased and when; saves nothing',
  admission: 'session',
  body: wanted,
  answers: { kind: 'resource', of: retentionPolicies },
  status: 200,
  errors: WRITE_ERRORS,
})

export const changeRetention = defineEndpoint({
  method: 'PATCH',
  path: '/retention-policies/{id}',
  summary: 'Changes how long data is kept; a shorter period takes effect after a week',
  admission: 'session',
  body: wanted.extend({ version: z.int().optional() }),
  bodyType: 'retention-policies',
  answers: { kind: 'resource', of: retentionPolicies },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict'],
})
