import { z } from 'zod'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { defineResource, timestamps } from './resource.ts'

export const letterSubjects = ['end', 'answer', 'interview', 'offer'] as const
export type LetterSubject = (typeof letterSubjects)[number]

export const letterStates = ['owed', 'told', 'overtaken'] as const

export const waysTold = ['phone', 'inPerson', 'otherWay'] as const

/** A letter that could not go out, because nobody knows an address: somebody has to pass it on. */
export const owedLetters = defineResource({
  type: 'owed-letters',
  attributes: z.object({
    about: z.enum(letterSubjects),
    state: z.enum(letterStates).meta({ description: 'overtaken: something later is to be told, or nothing any more.' }),
    candidateName: z.string(),
    requirementTitle: z.string(),
    companyName: z.string(),
    agencyName: z.string().nullable().meta({ description: 'Who represents the person, and tells them.' }),
    says: z.string().meta({ description: 'What the person has to hear.' }),
    tellBy: z.iso.datetime(),
    isOverdue: z.boolean(),
    how: z.enum(waysTold).nullable(),
    note: z.string().nullable(),
    toldBy: z.object({ userId: z.uuid(), fullName: z.string() }).nullable(),
    toldAt: z.iso.datetime().nullable(),
    mayDo: z.array(z.enum(['tell'])),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
    shortlisted: { to: 'shortlisteds', many: false },
  },
})

const read = ['session.required', 'permission.denied'] as const satisfies readonly ErrorCode[]

export const listOwedLetters = defineEndpoint({
  method: 'GET',
  path: '/owed-letters',
  summary: 'Letters that could not go out: the company’s, or those to an agency’s own candidates',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: owedLetters },
  status: 200,
  sorts: ['createdAt'],
  filters: { state: z.enum(letterStates), requirement: z.uuid() },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const tellOwedLetter = actionsOn(owedLetters, {
  errors: [...read, 'validation.invalid', 'resource.not-found', 'owed-letter.told'],
})(
  'tell',
  'Records that the person was told, how, and by whom',
  z.object({ how: z.enum(waysTold), note: z.string().trim().max(500).nullable().default(null) }),
)
