import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import type { declineCodes, withdrawCodes } from './offers.ts'
import { oneLine } from './one-line.ts'
import { builtInReasonOf } from './reason-code.ts'
import { defineResource, timestamps } from './resource.ts'
import type { rejectionCodes } from './shortlisteds.ts'

/** Rejecting a candidate, a candidate who declines an offer, and withdrawing an offer. */
export const reasonKinds = ['reject', 'decline', 'withdraw'] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** How many reasons of one kind a company can offer at a time. */
export const MAX_REASONS = 25

/** The reasons that every company begins with, in their order. A company renames, orders and retires its own copy. */
export const builtInReasons: Readonly<Record<ReasonKind, Readonly<Record<string, string>>>> = {
  reject: {
    missingSkill: 'Missing a required skill',
    lessExperience: 'Not enough experience',
    rate: 'Expected pay above the salary range',
    availability: 'Not available in time',
    overlap: 'Too little overlap in working hours',
    language: 'Language',
    strongerOthers: 'Other candidates are stronger',
    onHold: 'Job on hold',
    other: 'Other',
  } satisfies Record<(typeof rejectionCodes)[number], string>,
  decline: {
    pay: 'Pay',
    otherOffer: 'Another offer',
    startDate: 'Start date',
    terms: 'Terms',
    personal: 'Personal reasons',
    lostInterest: 'No longer interested',
    other: 'Other',
  } satisfies Record<(typeof declineCodes)[number], string>,
  withdraw: {
    budget: 'Budget',
    plansChanged: 'Plans changed',
    mistake: 'Error in the offer',
    candidateGone: 'Candidate no longer available',
    other: 'Other',
  },
}

/** The reasons that the system sets when an offer ends. */
const systemReasons: Readonly<Record<string, string>> = {
  requirementClosed: 'Job closed',
  leftShortlist: 'Candidate left the shortlist',
  earlierAccepted: 'Earlier version accepted',
  discarded: 'Discarded before sending',
} satisfies Partial<Record<(typeof withdrawCodes)[number], string>>

/** How a reason is shown where the company never changed it. */
export const reasonLabel = (kind: ReasonKind, code: string): string =>
  builtInReasons[kind][builtInReasonOf(code)] ?? systemReasons[code] ?? code

export const reasonCodes = defineResource({
  type: 'reason-codes',
  attributes: z.object({
    kind: z.enum(reasonKinds),
    code: z.string().meta({ description: 'Stored with the record; it never changes.' }),
    label: z.string(),
    belongsTo: z.string().meta({
      description: 'The built-in reason: what a rejected candidate sees, and what models learn from.',
    }),
    isBuiltIn: z.boolean(),
    position: z.int().meta({ description: 'From 0, among the reasons of its kind.' }),
    retiredAt: z.iso.datetime().nullable().meta({ description: 'When it was retired; existing records keep it.' }),
    uses: z.int().meta({ description: 'How many records of the company carry it.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

const label = z.string().overwrite(oneLine).min(2).max(60)
const list = ['session.required', 'permission.denied', 'request.parameter'] as const

export const listReasonCodes = defineEndpoint({
  method: 'GET',
  path: '/reason-codes',
  summary: 'The reasons of the caller’s company, by kind and position',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: reasonCodes },
  status: 200,
  filters: { kind: z.enum(reasonKinds), retired: z.enum(['yes', 'no']) },
  errors: list,
})

export const createReasonCode = defineEndpoint({
  method: 'POST',
  path: '/reason-codes',
  summary: 'Adds a reason at the end; owners and admins only',
  admission: 'session',
  body: z.object({
    kind: z.enum(reasonKinds),
    label,
    belongsTo: z.string().min(1).max(40).meta({ description: 'The code of a built-in reason of this kind.' }),
  }),
  bodyType: 'reason-codes',
  answers: { kind: 'resource', of: reasonCodes },
  status: 201,
  errors: [...WRITE_ERRORS, 'reason-code.name-taken', 'reason-code.too-many'],
})

export const changeReasonCode = defineEndpoint({
  method: 'PATCH',
  path: '/reason-codes/{id}',
  summary: 'Renames a reason, on old records too, or moves it to another position',
  admission: 'session',
  body: z.object({
    label: label.optional(),
    position: z.int().min(0).max(200).optional(),
    version: z.int().optional(),
  }),
  bodyType: 'reason-codes',
  answers: { kind: 'resource', of: reasonCodes },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict', 'reason-code.name-taken'],
})

export const retireReasonCode = defineEndpoint({
  method: 'POST',
  path: '/reason-codes/{id}/actions/retire',
  summary: 'Retires a reason; existing records keep it. The last reason of a kind can’t be retired',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: reasonCodes },
  status: 200,
  errors: [...WRITE_ERRORS, 'reason-code.last'],
})

export const restoreReasonCode = defineEndpoint({
  method: 'POST',
  path: '/reason-codes/{id}/actions/restore',
  summary: 'Restores a retired reason, at the end',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: reasonCodes },
  status: 200,
  errors: [...WRITE_ERRORS, 'reason-code.name-taken', 'reason-code.too-many'],
})
