import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneLine } from './one-line.ts'
import { registrationRules } from './registrations.ts'
import { defineResource, timestamps } from './resource.ts'
import { ruledText } from './ruled-text.ts'

export const agencyStates = ['applied', 'underReview', 'approved', 'rejected', 'suspended', 'closed'] as const
export type AgencyState = (typeof agencyStates)[number]

/** Steps of an operator. */
export const agencyVerbs = ['approve', 'reject', 'suspend', 'reinstate', 'inviteAgain'] as const
export type AgencyVerb = (typeof agencyVerbs)[number]

/** What an agency said of itself when it applied. */
const application = z.object({
  registrationNo: z.string().nullable(),
  website: z.string().nullable(),
  domain: z.string().meta({ description: 'Of the work address, which was verified.' }),
  specialities: z.array(z.string()).meta({ description: 'Names of skills.' }),
  contactName: z.string().nullable(),
  contactEmail: z.string(),
  dpoEmail: z.string(),
  verifiedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedByName: z.string().nullable(),
  decisionReason: z.string().nullable(),
  members: z.int().meta({ description: 'People of the agency with an account.' }),
  othersOfDomain: z.int().meta({ description: 'Other agencies or applications with the same mail domain.' }),
  mayDo: z.array(z.enum(agencyVerbs)),
})

export const agencies = defineResource({
  type: 'agencies',
  attributes: z.object({
    legalName: z.string(),
    slug: z.string(),
    country: z.string(),
    state: z.enum(agencyStates),
    application: application.nullable().meta({ description: 'For operators.' }),
    ...timestamps,
  }),
  relationships: {},
})

const dpoRules = registrationRules.email

/** The same answer for every address; what is known about it, only its owner learns, by mail. */
export const applyAsAgency = defineEndpoint({
  method: 'POST',
  path: '/agencies',
  summary: 'Applies for an agency; a mail to the work address asks to verify it, then the operator decides',
  admission: 'everyone',
  body: z.object({
    legalName: ruledText('Legal name', ...registrationRules.companyName),
    country: ruledText('Country', ...registrationRules.country),
    registrationNo: z.string().overwrite(oneLine).max(60).nullable().default(null),
    website: z
      .string()
      .overwrite(oneLine)
      .max(200)
      .regex(/^https?:\/\/[^\s/]+\.[^\s]+$/, 'An address such as https://agency.example.'),
    specialities: z.array(z.uuid()).max(10).default([]).meta({ description: 'Skills of `job-skills`.' }),
    contactName: ruledText('Contact person', ...registrationRules.fullName),
    contactEmail: ruledText('Work email', ...registrationRules.email),
    dpoEmail: ruledText('Data protection contact', ...dpoRules),
    acceptTerms: z.literal(true, 'Agencies accept the rules of representation.'),
  }),
  bodyType: 'agencies',
  answers: { kind: 'resource', of: agencies },
  status: 201,
  errors: ['validation.invalid', 'request.rate-limited'],
})

const read = ['session.required', 'permission.denied'] as const

export const listAgencies = defineEndpoint({
  method: 'GET',
  path: '/agencies',
  summary: 'Agencies that this installation has approved; for operators, all that applied',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: agencies },
  status: 200,
  sorts: ['name', 'createdAt'],
  filters: { state: z.enum(agencyStates), search: z.string().trim().min(1).max(120) },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getAgency = defineEndpoint({
  method: 'GET',
  path: '/agencies/{id}',
  summary: 'One of the agencies that the caller may list',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: agencies },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

const act = actionsOn(agencies, { errors: [...WRITE_ERRORS, 'agency.transition'] })
const stated = z.object({ reason: z.string().trim().min(5).max(500) })

export const agencyActions = {
  approve: act('approve', 'Takes the agency on, and invites its contact person by mail', z.object({}), [
    'agency.domain-taken',
  ]),
  reject: act('reject', 'Declines the application; the mail to the contact person gives the reason', stated),
  suspend: act('suspend', 'Ends all sessions of its people, who cannot sign in; its keys stop', stated),
  reinstate: act('reinstate', 'Lets a suspended agency work again', stated),
  inviteAgain: act('inviteAgain', 'Sends the invitation of the contact person again', z.object({}), [
    'verification.too-many',
  ]),
} as const
