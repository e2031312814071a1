import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { defineResource, timestamps } from './resource.ts'

/** The actions that a link offers a candidate without an account. */
export const linkPurposes = [
  'answerContactRequest',
  'chooseInterviewSlot',
  'answerOffer',
  'followProgress',
  'correctOrEraseData',
  'askForExplanation',
  'confirmStart',
  'askForAccommodation',
  'followCommunity',
] as const
export type LinkPurpose = (typeof linkPurposes)[number]

export const candidateLinks = defineResource({
  type: 'candidate-links',
  attributes: z.object({
    purpose: z.enum(linkPurposes),
    state: z.enum(['open', 'answered']),
    companyName: z.string().nullable().meta({ description: 'The company that asks.' }),
    expiresAt: z.iso.datetime(),
    answer: z.string().nullable().meta({ description: 'The answer; null while open.' }),
    answeredAt: z.iso.datetime().nullable(),
    shows: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What is asked or shown; its shape depends on the purpose.' }),
    ...timestamps,
  }),
  relationships: {},
})

/** The token after the # of the mailed link. */
export const linkToken = z.string().regex(/^[\w-]{64}$/, 'This link is invalid. Copy the whole link from the email.')

export const linkErrors = [
  'validation.invalid',
  'verification.expired',
  'verification.used',
] as const satisfies readonly ErrorCode[]

export const openCandidateLink = defineEndpoint({
  method: 'POST',
  path: '/candidate-links/actions/open',
  summary: 'Opens a candidate link; opening changes nothing',
  admission: 'everyone',
  body: z.object({ token: linkToken }),
  bodyType: 'candidate-links',
  answers: { kind: 'resource', of: candidateLinks },
  status: 200,
  errors: [...linkErrors],
})
