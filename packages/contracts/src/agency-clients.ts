import { z } from 'zod'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { money } from './money.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { requirementStates } from './requirements.ts'
import { defineResource, timestamps } from './resource.ts'

export const agencyClientStates = ['invited', 'active', 'paused', 'ended'] as const
export type AgencyClientState = (typeof agencyClientStates)[number]

/** The agency and the employer. */
export const agencyClientSides = ['employer', 'agency'] as const
export type AgencyClientSide = (typeof agencyClientSides)[number]

export const agencyClientVerbs = ['accept', 'decline', 'pause', 'resume', 'end', 'keep'] as const
export type AgencyClientVerb = (typeof agencyClientVerbs)[number]

export const feeTypes = ['percent', 'fixed'] as const

/** The notice period in days. */
export const NOTICE_DAYS = 30

const terms = {
  feeType: z.enum(feeTypes),
  feePercent: z.number().min(0).max(50).multipleOf(0.5).nullable(),
  feeAmount: money.nullable(),
  guaranteeDays: z.int().min(0).max(180),
}

export const agencyClients = defineResource({
  type: 'agency-clients',
  attributes: z.object({
    state: z.enum(agencyClientStates),
    agencyName: z.string(),
    isAgencySuspended: z.boolean().meta({
      description:
        'Whether the operator has suspended the agency: its people cannot sign in, its candidates are not found.',
    }),
    agencyCode: z.string().meta({ description: 'The share code by which employers find the agency.' }),
    companyName: z.string(),
    message: z.string().nullable().meta({ description: 'The message sent with the invitation.' }),
    feeType: z.enum(feeTypes),
    feePercent: z.number().nullable(),
    feeAmount: money.nullable(),
    guaranteeDays: z.int(),
    stageVisible: z.boolean().meta({ description: 'Whether the agency sees the pipeline stage of its candidates.' }),
    ownershipDays: z.int().meta({ description: 'How long the agency owns an introduction.' }),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the agreement ended or will end; null until notice is given.' }),
    endedBy: z.enum(agencyClientSides).nullable(),
    contacts: z.array(z.object({ userId: z.uuid(), fullName: z.string(), isOfClient: z.boolean() })).meta({
      description:
        'Client contacts: the employer’s users with an account of the agency. The agency also sees the users it could add.',
    }),
    requirements: z
      .array(z.object({ id: z.uuid(), title: z.string(), state: z.enum(requirementStates) }))
      .meta({ description: 'Open jobs that the agency may supply candidates for.' }),
    submissions: z.object({
      waiting: z.int().meta({ description: 'Submissions awaiting a decision.' }),
      accepted: z.int(),
      declined: z.int().meta({ description: 'Submissions declined, or duplicates of a known candidate.' }),
      expiringSoon: z.int().meta({ description: 'Introductions whose ownership ends within 30 days.' }),
    }),
    stages: z
      .record(z.string(), z.int())
      .nullable()
      .meta({ description: 'The agency’s candidates by stage; null when the agency may not see it.' }),
    mayDo: z.array(z.enum([...agencyClientVerbs, 'edit', 'submit'])),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    agency: { to: 'agencies', many: false },
    company: { to: 'companies', many: false },
  },
})

const read = ['session.required', 'permission.denied'] as const satisfies readonly ErrorCode[]
const write = [...read, 'validation.invalid', 'resource.not-found'] as const

export const listAgencyClients = defineEndpoint({
  method: 'GET',
  path: '/agency-clients',
  summary: 'The clients of an agency, or the agencies of an employer; all for the operator',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: agencyClients },
  status: 200,
  sorts: ['createdAt', 'startsAt', 'endsAt', 'state'],
  filters: { state: oneOrMoreOf(agencyClientStates) },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getAgencyClient = defineEndpoint({
  method: 'GET',
  path: '/agency-clients/{id}',
  summary: 'One agreement between an employer and an agency',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: agencyClients },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

export const inviteAgency = defineEndpoint({
  method: 'POST',
  path: '/agency-clients',
  summary: 'Invites an agency by its share code, with the terms',
  admission: 'session',
  body: z
    .object({
      agencyCode: z.string().trim().toLowerCase().min(1).max(80),
      ...terms,
      feePercent: terms.feePercent.default(null),
      feeAmount: terms.feeAmount.default(null),
      stageVisible: z.boolean().default(true),
      message: z.string().trim().max(1000).nullable().default(null),
    })
    .refine(({ feeType, feePercent, feeAmount }) => (feeType === 'percent' ? feePercent : feeAmount) !== null, {
      error: 'Enter the agency’s fee.',
      path: ['feePercent'],
    }),
  bodyType: 'agency-clients',
  answers: { kind: 'resource', of: agencyClients },
  status: 201,
  errors: [...write, 'agency-client.exists'],
})

export const changeAgencyClient = defineEndpoint({
  method: 'PATCH',
  path: '/agency-clients/{id}',
  summary: 'Changes what the agency sees; the terms only until they are accepted',
  admission: 'session',
  body: z.object({
    stageVisible: z.boolean().optional(),
    contactIds: z.array(z.uuid()).max(20).optional().meta({ description: 'Set by the agency.' }),
    feeType: terms.feeType.optional(),
    feePercent: terms.feePercent.optional(),
    feeAmount: terms.feeAmount.optional(),
    guaranteeDays: terms.guaranteeDays.optional(),
    version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
  }),
  bodyType: 'agency-clients',
  answers: { kind: 'resource', of: agencyClients },
  status: 200,
  errors: [...write, 'resource.conflict', 'agency-client.transition'],
})

const action = actionsOn(agencyClients, { errors: [...write, 'agency-client.transition'] })
const reason = z.object({ reason: z.string().trim().max(500).nullable().default(null) })

export const agencyClientActions = {
  accept: action('accept', 'The agency accepts the invitation and its terms', z.object({})),
  decline: action('decline', 'The agency declines the invitation, or the employer withdraws it', reason),
  pause: action('pause', 'Pauses the agreement: the agency can’t submit candidates', reason),
  resume: action('resume', 'Resumes the agreement', z.object({})),
  end: action('end', `Gives notice: it ends after ${NOTICE_DAYS} days`, reason),
  keep: action('keep', 'The side that gave notice withdraws it', z.object({})),
} as const
