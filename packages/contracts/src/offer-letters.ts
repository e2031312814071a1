// An offer as the candidate with the link sees it.
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { pay } from './money.ts'
import { engagements } from './offers.ts'
import { plainName } from './plain-name.ts'
import { reasonCode } from './reason-code.ts'
import { defineResource, timestamps } from './resource.ts'

/** What `POST /candidate-links/actions/open` shows of a link whose purpose is an offer, and each answer after it. */
export const offerLetters = defineResource({
  type: 'offer-letters',
  attributes: z.object({
    companyName: z.string(),
    position: z.string(),
    revision: z.int(),
    amount: pay,
    engagement: z.enum(engagements),
    hoursPerWeek: z.int().nullable(),
    startOn: z.iso.date(),
    trialDays: z.int(),
    terms: z.string().meta({ description: 'As written in the document.' }),
    expiresAt: z.iso.datetime(),
    documentHash: z.string().meta({ description: 'SHA-256 of the document.' }),
    state: z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn', 'superseded']),
    answeredAt: z.iso.datetime().nullable(),
    acceptedName: z.string().nullable(),
    mayAnswer: z.boolean(),
    reasons: z
      .array(z.object({ code: z.string(), label: z.string() }))
      .meta({ description: 'What a candidate who declines can choose from.' }),
    ...timestamps,
  }),
  relationships: {},
})

const errors = [
  'validation.invalid',
  'request.rate-limited',
  'resource.not-found',
  'verification.expired',
  'verification.used',
] as const satisfies readonly ErrorCode[]

const token = z.string().min(20).max(200).meta({ description: 'The token of the link; never sent in a URL.' })

function answer<const Verb extends string, Body extends z.ZodType>(
  verb: Verb,
  summary: string,
  { body, refusals = [] }: { body: Body; refusals?: readonly ErrorCode[] },
) {
  return defineEndpoint({
    method: 'POST',
    path: `/offer-letters/actions/${verb}` as const,
    summary,
    admission: 'everyone',
    body,
    bodyType: 'offer-letters',
    answers: { kind: 'resource', of: offerLetters },
    status: 200,
    errors: [...errors, ...refusals],
  })
}

export const viewOfferLetter = answer('view', 'The offer, on the page of the candidate: from now on it is viewed', {
  body: z.object({ token }),
})

export const readOfferLetter = defineEndpoint({
  method: 'POST',
  path: '/offer-letters/actions/document',
  summary: 'The document whose hash the offer states',
  admission: 'everyone',
  body: z.object({ token }),
  bodyType: 'offer-letters',
  answers: { kind: 'file', mediaType: 'application/pdf' },
  status: 200,
  errors,
})

const refusals = ['offer.transition', 'offer.expired', 'shortlist.transition'] as const

export const acceptOfferLetter = answer(
  'accept',
  'Accepts the offer with the typed name and the hash of the document',
  {
    body: z.object({
      token,
      name: plainName('Full name').min(2, 'Enter your full name.').max(120),
      documentHash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    refusals: [...refusals, 'offer.other-document', 'offer.no-seat', 'shortlist.not-open'],
  },
)

export const declineOfferLetter = answer('decline', 'Declines the offer, with a reason', {
  body: z.object({
    token,
    code: reasonCode,
    note: z.string().trim().max(1000).nullable().default(null),
  }),
  refusals,
})
