import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { logoOf } from './logos.ts'
import { oneLine } from './one-line.ts'
import { registrationRules } from './registrations.ts'
import { defineResource, timestamps } from './resource.ts'
import { ruledText } from './ruled-text.ts'

export const agencyStates = ['applied', 'underReview', 'approved', 'rejected', 'suspended', 'closed'] as const
export type AgencyState = (typeof agencyStates)[number]

/** Steps of an operator; its owner may close an agency too. */
export const agencyVerbs = ['approve', 'reject', 'suspend', 'reinstate', 'inviteAgain', 'close'] as const
export type AgencyVerb = (typeof agencyVerbs)[number]

/** The agency's statements about itself in its application. */
const application = z.object({
  registrationNo: z.string().nullable(),
  website: z.string().nullable(),
  domain: z.string().meta({ description: 'The verified domain of the work address.' }),
  specialities: z.array(z.string()).meta({ description: 'Names of skills.' }),
  contactName: z.string().nullable(),
  contactEmail: z.string(),
  dpoEmail: z.string(),
  verifiedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedByName: z.string().nullable(),
  decisionReason: z.string().nullable(),
  members: z.int().meta({ description: 'People of the agency with an account.' }),
  othersOfDomain: z.int().meta({ description: 'Other agencies or applications with the same email domain.' }),
  mayDo: z.array(z.enum(agencyVerbs)),
})

export const agencies = defineResource({
  type: 'agencies',
  attributes: z.object({
    legalName: z.string(),
    slug: z.string(),
    country: z.string(),
    state: z.enum(agencyStates),
    registrationNo: z.string().nullable(),
    website: z.string().nullable(),
    domain: z.string().meta({ description: 'The verified domain of its email addresses.' }),
    specialities: z.array(z.object({ skillId: z.uuid(), name: z.string() })),
    dpoEmail: z.string().meta({ description: 'Where candidates’ privacy requests go.' }),
    logo: z.string().nullable().meta({ description: 'Where its picture is; it changes with the picture.' }),
    ownershipDays: z.int().meta({ description: 'How long an accepted introduction belongs to the agency.' }),
    contactName: z.string().nullable().meta({ description: 'For the agency itself and operators, like the address.' }),
    contactEmail: z.string().nullable(),
    mayDo: z.array(z.enum(['edit', 'close'])),
    version: z.int(),
    application: application.nullable().meta({ description: 'For operators.' }),
    ...timestamps,
  }),
  relationships: {},
})

const dpoRules = registrationRules.email
const registrationNo = z.string().overwrite(oneLine).max(60).nullable()
const website = z
  .string()
  .overwrite(oneLine)
  .max(200)
  .regex(/^https?:\/\/[^\s/]+\.[^\s]+$/, 'An address such as https://agency.example.')
const specialities = z.array(z.uuid()).max(10).meta({ description: 'Skills of `job-skills`.' })
export const MAX_OWNERSHIP_DAYS = 3_650

/** The same answer for every address; what is known about it, only its owner learns, by mail. */
export const applyAsAgency = defineEndpoint({
  method: 'POST',
  path: '/agencies',
  summary: 'Submits an application as an agency; an email verifies the work address, then the operator decides',
  admission: 'everyone',
  body: z.object({
    legalName: ruledText('Legal name', ...registrationRules.companyName),
    country: ruledText('Country', ...registrationRules.country),
    registrationNo: registrationNo.default(null),
    website,
    specialities: specialities.default([]),
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
  summary: 'Agencies that this installation has approved; for operators, all that applied; for an agency, itself',
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

/** Facts that the operator verified or employers agreed to; the agency cannot edit them. */
export const operatorsFields = ['legalName', 'country', 'ownershipDays'] as const

export const changeAgency = defineEndpoint({
  method: 'PATCH',
  path: '/agencies/{id}',
  summary: 'Changes the profile of the caller’s agency, owners only; operators change every agency',
  admission: 'session',
  body: z.object({
    registrationNo: registrationNo.optional(),
    website: website.nullable().optional(),
    specialities: specialities.optional(),
    dpoEmail: ruledText('Data protection contact', ...dpoRules).optional(),
    contactUserId: z.uuid().optional().meta({ description: 'A member of the agency, who becomes its contact person.' }),
    legalName: ruledText('Legal name', ...registrationRules.companyName)
      .optional()
      .meta({ description: 'Operators only, like `country` and `ownershipDays`.' }),
    country: ruledText('Country', ...registrationRules.country).optional(),
    ownershipDays: z.int().min(0).max(MAX_OWNERSHIP_DAYS).optional(),
    version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
  }),
  bodyType: 'agencies',
  answers: { kind: 'resource', of: agencies },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict'],
})

const logo = logoOf(agencies)

export const changeAgencyLogo = logo.change
export const removeAgencyLogo = logo.remove

export const getAgencyLogo = defineEndpoint({
  method: 'GET',
  path: '/agencies/{id}/logo',
  summary: 'The logo of one of the agencies that the caller may list',
  admission: 'session',
  body: null,
  answers: { kind: 'file', mediaType: 'image/*' },
  status: 200,
  parameters: { of: z.string().max(40) },
  errors: [...read, 'resource.not-found'],
})

const act = actionsOn(agencies, { errors: [...WRITE_ERRORS, 'agency.transition'] })
const stated = z.object({ reason: z.string().trim().min(5).max(500) })

export const agencyActions = {
  approve: act('approve', 'Approves the agency and invites its contact person by email', z.object({}), [
    'agency.domain-taken',
  ]),
  reject: act('reject', 'Declines the application and emails the reason to the contact person', stated),
  suspend: act('suspend', 'Ends all sessions of its people, who cannot sign in; its keys stop', stated),
  reinstate: act('reinstate', 'Reinstates a suspended agency', stated),
  inviteAgain: act('inviteAgain', 'Sends the invitation of the contact person again', z.object({}), [
    'verification.too-many',
  ]),
  close: {
    ...act(
      'close',
      'Closes the agency, its agreements with employers and the sessions of its people; its owner must confirm their identity',
      stated,
      ['session.confirmation-required'],
    ),
    forPeopleOnly: true,
  },
} as const
