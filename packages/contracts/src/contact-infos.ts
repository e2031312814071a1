import { z } from 'zod'
import { candidateLinks, linkErrors, linkToken } from './candidate-links.ts'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { pay } from './money.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'
import { singleLine } from './single-line.ts'

export const contactStates = [
  'queued',
  'pending',
  'approved',
  'declined',
  'expired',
  'withdrawn',
  'disputed',
  'refunded',
  'revoked',
] as const
export type ContactState = (typeof contactStates)[number]

/** Where the request conflicts with the candidate's stated preferences. */
export const contactMismatches = ['rateOverBand', 'payBelowRate', 'notice', 'location', 'engagement'] as const
export type ContactMismatch = (typeof contactMismatches)[number]

/** What makes a contact request impossible. */
export const contactBlockers = [
  'notOpen',
  'stage',
  'denied',
  'noConsent',
  'unreachable',
  'noCredit',
  'pastDue',
] as const
export type ContactBlocker = (typeof contactBlockers)[number]

/** Reasons for a candidate to decline. */
export const declineCodes = ['notLooking', 'pay', 'location', 'role', 'company', 'timing', 'other'] as const
export type DeclineCode = (typeof declineCodes)[number]
/** Reasons for a failed request, including misuse reported by the candidate. */
export const refusalCodes = [...declineCodes, 'reported'] as const

export const disputeCodes = ['wrongEmail', 'wrongPhone', 'otherPerson', 'noAnswer'] as const
export type DisputeCode = (typeof disputeCodes)[number]

const contactActs = ['edit', 'withdraw', 'remind', 'approve', 'decline', 'dispute', 'uphold', 'refund'] as const
export type ContactAct = (typeof contactActs)[number]

const person = z.object({ userId: z.uuid(), fullName: z.string() })

export const contactInfos = defineResource({
  type: 'contact-infos',
  attributes: z.object({
    state: z.enum(contactStates),
    credit: z.enum(['reserved', 'spent', 'returned']),
    candidateName: z.string().meta({ description: 'The masked name until the candidate accepts.' }),
    requirementTitle: z.string(),
    companyName: z.string(),
    requestedBy: person,
    message: z.string(),
    pay,
    location: z.string().nullable(),
    mismatches: z.array(z.enum(contactMismatches)),
    undoUntil: z.iso
      .datetime()
      .meta({ description: 'When the request is sent; until then it can be edited or withdrawn.' }),
    sentAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime(),
    remindedAt: z.iso.datetime().nullable(),
    answersFor: z.enum(['candidate', 'agency']).meta({ description: 'Who is asked to accept.' }),
    agencyName: z.string().nullable(),
    decidedBy: z.enum(['candidate', 'agency', 'operator']).nullable(),
    decidedAt: z.iso.datetime().nullable(),
    declineCode: z.string().nullable(),
    purpose: z.string(),
    details: z
      .object({
        legalName: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        links: z.array(z.string()),
      })
      .nullable()
      .meta({ description: 'Only while approved, and only for the stated purpose.' }),
    dispute: z.object({ code: z.string(), note: z.string().nullable(), at: z.iso.datetime() }).nullable(),
    mayDo: z.array(z.enum(contactActs)),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
    shortlisted: { to: 'shortlisteds', many: false },
  },
})

export const contactPreflights = defineResource({
  type: 'contact-preflights',
  attributes: z.object({
    mismatches: z.array(z.object({ code: z.enum(contactMismatches), detail: z.string() })),
    blockers: z.array(z.object({ code: z.enum(contactBlockers), detail: z.string() })),
    creditsLeft: z.int().nullable().meta({ description: 'null when unlimited.' }),
    blockedFrom: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When an invoice is overdue: the day from which no requests are sent until it is paid.' }),
    answersFor: z.enum(['candidate', 'agency']),
    agencyName: z.string().nullable(),
    undoMinutes: z.int(),
    answerHours: z.int(),
    payBand: pay.nullable().meta({ description: 'Defaults to that of the requirement.' }),
    message: z.string().meta({ description: 'A draft of the message to the candidate.' }),
  }),
  relationships: {},
})

const read = ['session.required', 'permission.denied'] as const satisfies readonly ErrorCode[]
const write = [...read, 'validation.invalid', 'resource.not-found'] as const

export const listContactInfos = defineEndpoint({
  method: 'GET',
  path: '/contact-infos',
  summary: 'Contact requests in the caller’s scope: the company’s, or those to the agency’s own candidates',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: contactInfos },
  status: 200,
  includes: ['candidate'],
  sorts: ['createdAt', 'expiresAt', 'state'],
  filters: {
    state: oneOrMoreOf(contactStates),
    requirement: z.uuid(),
    candidate: z.uuid(),
    mine: z.enum(['true']),
    reason: z.enum(refusalCodes),
  },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getContactInfo = defineEndpoint({
  method: 'GET',
  path: '/contact-infos/{id}',
  summary: 'One contact request; the details while they are released',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: contactInfos },
  status: 200,
  includes: ['candidate'],
  errors: [...read, 'resource.not-found'],
})

const asked = {
  pay: pay.meta({ description: 'The offered pay; always required.' }),
  location: singleLine().max(200).nullable().default(null),
  message: z.string().trim().min(50).max(1500),
}

export const preflightContact = defineEndpoint({
  method: 'POST',
  path: '/contact-infos/actions/preflight',
  summary: 'Checks a contact request for conflicts and obstacles before it is sent',
  admission: 'session',
  body: z.object({ candidateId: z.uuid(), requirementId: z.uuid(), pay: pay.nullable().default(null) }),
  bodyType: 'contact-infos',
  answers: { kind: 'resource', of: contactPreflights },
  status: 200,
  errors: write,
})

export const requestContact = defineEndpoint({
  method: 'POST',
  path: '/contact-infos',
  summary: 'Requests the contact details of a shortlisted candidate; sent after five minutes',
  admission: 'session',
  body: z.object({ candidateId: z.uuid(), requirementId: z.uuid(), ...asked }),
  bodyType: 'contact-infos',
  answers: { kind: 'resource', of: contactInfos },
  status: 201,
  includes: ['candidate'],
  errors: [
    ...write,
    ...(['shortlist.not-open', 'shortlist.transition', 'credit.none-left'] as const),
    ...(['contact.denied', 'contact.no-consent', 'contact.unreachable'] as const),
  ],
})

const act = actionsOn(contactInfos, { includes: ['candidate'], errors: [...write, 'contact.transition'] })

const note = z.string().trim().max(1000).nullable().default(null)
const mandate = z.string().trim().min(10).max(500).nullable().default(null)

export const editContact = act('edit', 'Changes a request before it is sent', z.object(asked))
export const withdrawContact = act('withdraw', 'Cancels a request before it is sent', z.object({}))
export const remindContact = act('remind', 'Reminds the candidate or the agency that was asked, once', z.object({}), [
  'contact.reminded',
])
export const approveContact = act(
  'approve',
  'Accepts for the candidate, by the representing agency or by the operator with a recorded mandate',
  z.object({ mandate }),
)
export const declineContact = act(
  'decline',
  'Declines for the candidate, with a reason',
  z.object({ code: z.enum(declineCodes), note, mandate }),
)
export const disputeContact = act(
  'dispute',
  'Reports wrong contact details',
  z.object({ code: z.enum(disputeCodes), note }),
)
export const upholdContact = act('uphold', 'The operator confirms that the details are correct', z.object({ note }))
export const refundContact = act(
  'refund',
  'Confirms wrong contact details: refunds the credit and deletes the details',
  z.object({ note }),
)

/** What the candidate sees behind the link. */
export const contactAsked = z.object({
  state: z.enum(contactStates),
  requirementTitle: z.string(),
  requestedBy: z.string(),
  message: z.string(),
  pay,
  location: z.string().nullable(),
  mismatches: z.array(z.object({ code: z.string(), detail: z.string() })),
  willSee: z.array(z.string()).meta({ description: 'The contact details that the company would receive.' }),
  purpose: z.string(),
  keptUntilDays: z.int(),
  employer: z
    .object({ answered: z.int(), decided: z.int(), medianHours: z.number().nullable() })
    .meta({ description: 'How many candidates who accepted got a reply, and how fast.' }),
})
export type ContactAsked = z.output<typeof contactAsked>

export const answerContact = defineEndpoint({
  method: 'POST',
  path: '/contact-infos/actions/answer',
  summary: 'The candidate’s answer through the emailed link',
  admission: 'everyone',
  body: z
    .object({
      token: linkToken,
      answer: z.enum(['approve', 'decline', 'report']),
      code: z.enum(declineCodes).nullable().default(null),
      note,
    })
    .refine(({ answer, code }) => answer !== 'decline' || code !== null, {
      error: 'Select a reason.',
      path: ['code'],
    }),
  bodyType: 'contact-infos',
  answers: { kind: 'resource', of: candidateLinks },
  status: 200,
  errors: [...linkErrors, 'contact.transition'],
})
