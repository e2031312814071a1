import { z } from 'zod'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { defineResource, timestamps } from './resource.ts'

export const noticeSubjects = ['end', 'answer', 'interview', 'offer'] as const
export type NoticeSubject = (typeof noticeSubjects)[number]

export const manualNoticeStates = ['pending', 'delivered', 'superseded'] as const

export const deliveryMethods = ['phone', 'inPerson', 'otherWay'] as const

/** A notice that could not be mailed because no address is known; a user delivers it. */
export const manualNotices = defineResource({
  type: 'manual-notices',
  attributes: z.object({
    about: z.enum(noticeSubjects),
    state: z
      .enum(manualNoticeStates)
      .meta({ description: 'superseded: a later notice replaces it, or it is no longer needed.' }),
    candidateName: z.string(),
    requirementTitle: z.string(),
    companyName: z.string(),
    agencyName: z
      .string()
      .nullable()
      .meta({ description: 'The agency that represents the candidate and delivers the notice.' }),
    message: z.string().meta({ description: 'The content to deliver.' }),
    deliverBy: z.iso.datetime(),
    isOverdue: z.boolean(),
    method: z.enum(deliveryMethods).nullable(),
    note: z.string().nullable(),
    deliveredBy: z.object({ userId: z.uuid(), fullName: z.string() }).nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    mayDo: z.array(z.enum(['deliver'])),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
    shortlisted: { to: 'shortlisteds', many: false },
  },
})

const read = ['session.required', 'permission.denied'] as const satisfies readonly ErrorCode[]

export const listManualNotices = defineEndpoint({
  method: 'GET',
  path: '/manual-notices',
  summary: 'Manual notices: the company’s, or those to an agency’s own candidates',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: manualNotices },
  status: 200,
  sorts: ['createdAt'],
  filters: { state: z.enum(manualNoticeStates), requirement: z.uuid() },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getManualNotice = defineEndpoint({
  method: 'GET',
  path: '/manual-notices/{id}',
  summary: 'One notice that a person must deliver',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: manualNotices },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const deliverManualNotice = actionsOn(manualNotices, {
  errors: [...read, 'validation.invalid', 'resource.not-found', 'manual-notice.delivered'],
})(
  'deliver',
  'Records that the notice was delivered, how, and by which user',
  z.object({ method: z.enum(deliveryMethods), note: z.string().trim().max(500).nullable().default(null) }),
)
