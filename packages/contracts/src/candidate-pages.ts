import { z } from 'zod'
import { candidateLinks, linkErrors, linkToken } from './candidate-links.ts'
import { defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { pay } from './money.ts'
import { jobAsks } from './public-jobs.ts'
import { defineResource, timestamps } from './resource.ts'

/** The status of an application as the candidate sees it. */
export const progressShown = z.object({
  requirementTitle: z.string(),
  where: z.string().meta({ description: 'The stage in plain language.' }),
  next: z.string().meta({ description: 'The next step, and who takes it.' }),
  deadlines: z.array(
    z.object({
      who: z.enum(['you', 'company']),
      what: z.string(),
      until: z.iso.datetime(),
      link: z.string().nullable(),
    }),
  ),
  steps: z.array(z.object({ at: z.iso.datetime(), what: z.string() })),
  canWithdraw: z.boolean(),
  canReturn: z.boolean(),
  links: z.object({ application: z.string(), data: z.string(), explanation: z.string(), requests: z.string() }),
  path: z
    .array(z.object({ label: z.string(), state: z.enum(['done', 'now', 'later']) }))
    .meta({ description: 'The steps to a decision; empty once the process has ended.' }),
  timezone: z.string().meta({ description: 'The candidate’s zone, in which deadlines are shown.' }),
  accent: z.string().nullable().meta({ description: 'The company’s color.' }),
  pay: pay.nullable().meta({ description: 'What the company offered when it asked.' }),
  location: z.string().nullable(),
  job: jobAsks,
})
export type ProgressShown = z.output<typeof progressShown>

export const correctionTopics = ['name', 'contact', 'skills', 'work', 'pay', 'availability', 'other'] as const

/** The stored personal data, for the candidate to correct or withdraw. */
export const dataShown = z.object({
  kept: z.array(z.object({ label: z.string(), value: z.string() })),
  source: z.string(),
  consents: z.array(z.object({ purpose: z.string(), until: z.iso.date(), source: z.string() })),
  sharedWith: z.array(z.object({ company: z.string(), requirement: z.string(), since: z.iso.datetime() })),
  corrections: z.array(
    z.object({
      topic: z.string(),
      proposal: z.string(),
      state: z.string(),
      answer: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  isErased: z.boolean(),
})
export type DataShown = z.output<typeof dataShown>

export const explanationShown = z.object({ letter: z.string() })

const answers = {
  method: 'POST',
  admission: 'everyone',
  bodyType: 'candidate-links',
  answers: { kind: 'resource', of: candidateLinks },
  status: 200,
} as const

export const openApplication = defineEndpoint({
  ...answers,
  path: '/candidate-links/actions/open-application',
  summary: 'The whole application that a link of the candidate is about; opening changes nothing',
  body: z.object({ token: linkToken }),
  errors: [...linkErrors, 'resource.not-found'],
})

export const withdrawFromProcess = defineEndpoint({
  ...answers,
  path: '/candidate-links/actions/withdraw',
  summary: 'The candidate withdraws; released contact details are deleted',
  body: z.object({ token: linkToken }),
  errors: [...linkErrors, 'shortlist.transition', 'shortlist.not-open'],
})

export const returnToProcess = defineEndpoint({
  ...answers,
  path: '/candidate-links/actions/return',
  summary: 'The candidate undoes a withdrawal',
  body: z.object({ token: linkToken }),
  errors: [...linkErrors, 'shortlist.transition', 'shortlist.not-open'],
})

export const proposeCorrection = defineEndpoint({
  ...answers,
  path: '/candidate-links/actions/correct',
  summary: 'The candidate reports wrong data to its source',
  body: z.object({ token: linkToken, topic: z.enum(correctionTopics), proposal: z.string().trim().min(3).max(2000) }),
  errors: linkErrors,
})

export const consentPurposes = ['matching', 'contact', 'community', 'statistics'] as const

export const endConsent = defineEndpoint({
  ...answers,
  path: '/candidate-links/actions/end-consent',
  summary: 'The candidate ends a consent; without the one to matching, no search finds the candidate',
  body: z.object({ token: linkToken, purpose: z.enum(consentPurposes) }),
  errors: linkErrors,
})

export const exportOwnData = defineEndpoint({
  ...answers,
  path: '/candidate-links/actions/export',
  summary: 'Everything stored about the candidate, for the candidate, as JSON',
  body: z.object({ token: linkToken }),
  answers: { kind: 'file', mediaType: 'application/json' },
  errors: linkErrors,
})

export const eraseOwnData = defineEndpoint({
  ...answers,
  path: '/candidate-links/actions/erase',
  summary: 'Permanently erases all data of the candidate',
  body: z.object({ token: linkToken, confirm: z.literal(true) }),
  errors: linkErrors,
})

export const dataCorrections = defineResource({
  type: 'data-corrections',
  attributes: z.object({
    topic: z.enum(correctionTopics),
    proposal: z.string(),
    state: z.enum(['proposed', 'done', 'refused']),
    answer: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    ...timestamps,
  }),
  relationships: { candidate: { to: 'candidates', many: false } },
})

const read = ['session.required', 'permission.denied'] as const satisfies readonly ErrorCode[]

export const listDataCorrections = defineEndpoint({
  method: 'GET',
  path: '/data-corrections',
  summary: 'Corrections requested by candidates, for their agency or the operator',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: dataCorrections },
  status: 200,
  errors: read,
})

export const decideDataCorrection = defineEndpoint({
  method: 'POST',
  path: '/data-corrections/{id}/actions/decide',
  summary: 'Resolves a correction request, or declines it with a reason',
  admission: 'session',
  body: z.object({
    state: z.enum(['done', 'refused']),
    answer: z.string().trim().min(3).max(1000),
  }),
  bodyType: 'data-corrections',
  answers: { kind: 'resource', of: dataCorrections },
  status: 200,
  errors: [...read, 'validation.invalid', 'resource.not-found', 'contact.transition'],
})
