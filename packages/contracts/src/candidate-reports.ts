import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'

export const reportReasons = [
  'notTrue',
  'outdated',
  'notRelevant',
  'duplicate',
  'notReal',
  'unsuitable',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]
export const reportStates = ['open', 'answered', 'withdrawn'] as const
export type ReportState = (typeof reportStates)[number]
export const reportOutcomes = ['corrected', 'noChange'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
export const reportVerbs = ['answer', 'withdraw'] as const

/** Undecided reports of one company. */
export const MAX_OPEN_REPORTS = 200

/** The line of an explanation that is reported, as it was shown. */
const reportedLine = z.object({ label: z.string(), value: z.string(), points: z.int() })

/** What an employer reports as wrong with a match or a profile. The operator answers; no ranking reads it. */
export const candidateReports = defineResource({
  type: 'candidate-reports',
  attributes: z.object({
    state: z.enum(reportStates),
    reason: z.enum(reportReasons),
    note: z.string().nullable(),
    line: reportedLine.nullable().meta({ description: 'Of the explanation of a match; null: the profile as a whole.' }),
    candidateName: z.string().meta({ description: 'The masked name.' }),
    companyName: z.string(),
    reporterName: z.string(),
    outcome: z.enum(reportOutcomes).nullable(),
    answer: z.string().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    mayDo: z.array(z.enum(reportVerbs)),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    search: { to: 'candidate-searches', many: false },
  },
})

const read = ['session.required', 'permission.denied'] as const

export const listCandidateReports = defineEndpoint({
  method: 'GET',
  path: '/candidate-reports',
  summary: 'Reports of wrong matches and profiles: those of the caller’s company, all for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: candidateReports },
  status: 200,
  sorts: ['createdAt'],
  filters: { state: oneOrMoreOf(reportStates), candidate: z.uuid() },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getCandidateReport = defineEndpoint({
  method: 'GET',
  path: '/candidate-reports/{id}',
  summary: 'A report that the caller may list',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: candidateReports },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

export const reportCandidate = defineEndpoint({
  method: 'POST',
  path: '/candidate-reports',
  summary: 'Reports a wrong match of a search, or a wrong profile, to the operator; the ranking stays as it is',
  admission: 'session',
  body: z.object({
    candidateId: z.uuid(),
    searchId: z.uuid().nullable().default(null).meta({ description: 'The search in which the match is wrong.' }),
    line: z
      .string()
      .max(300)
      .nullable()
      .default(null)
      .meta({ description: 'The `label` of one of the match’s `contributions`.' }),
    reason: z.enum(reportReasons),
    note: z.string().trim().max(1000).nullable().default(null),
  }),
  bodyType: 'candidate-reports',
  answers: { kind: 'resource', of: candidateReports },
  status: 201,
  errors: [...WRITE_ERRORS, 'request.rate-limited'],
})

const action = actionsOn(candidateReports, { errors: [...WRITE_ERRORS, 'candidate-report.transition'] })

export const reportActions = {
  answer: action(
    'answer',
    'The operator says what was done; the person who reported it is notified',
    z.object({ outcome: z.enum(reportOutcomes), answer: z.string().trim().min(5).max(1000) }),
  ),
  withdraw: action('withdraw', 'The person who reported it withdraws the report', z.object({})),
} as const
