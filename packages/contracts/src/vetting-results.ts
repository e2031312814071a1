import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { singleLine } from './single-line.ts'

/** The stages that an operator records. Imported results may name others. */
export const vettingStages = ['screening', 'technical assessment', 'technical interview', 'work sample'] as const
export type VettingStage = (typeof vettingStages)[number]

export const vettingOutcomes = ['pass', 'fail', 'score'] as const
export const proctorings = ['none', 'recorded', 'live'] as const
export const vettingChangeStates = ['proposed', 'confirmed', 'rejected'] as const

const integrity = z.object({
  similarity: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .default(null)
    .meta({ description: 'The share of the work that equals known solutions.' }),
  proctoring: z.enum(proctorings).nullable().default(null),
})

const facts = {
  stage: z.enum(vettingStages),
  method: singleLine().min(3).max(120),
  assessorRole: singleLine().min(2).max(80).meta({ description: 'The role, never the name.' }),
  result: z.enum(vettingOutcomes),
  score: z.number().min(0).max(1000).nullable().default(null),
  scoreMax: z.number().min(1).max(1000).nullable().default(null),
  on: calendarDay,
  validUntil: calendarDay.nullable().default(null),
  documentHash: z
    .string()
    .trim()
    .regex(/^[0-9a-f]{64}$/i, 'A SHA-256 is 64 hexadecimal digits.')
    .nullable()
    .default(null)
    .meta({ description: 'SHA-256 of the assessment’s document, which is kept elsewhere.' }),
  integrity: integrity.nullable().default(null),
  skillIds: z
    .array(z.uuid())
    .max(20)
    .default([])
    .meta({ description: 'The skills of the candidate that the result verifies, if it was passed.' }),
}

const shownFacts = {
  stage: z.string(),
  method: z.string(),
  assessorRole: z.string(),
  result: z.enum(vettingOutcomes),
  score: z.number().nullable(),
  scoreMax: z.number().nullable(),
  on: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  documentHash: z.string().nullable(),
  integrity: z.object({ similarity: z.number().nullable(), proctoring: z.enum(proctorings).nullable() }).nullable(),
  skillIds: z.array(z.string()),
}

/** One result of vetting a candidate. A corrected result is a new one that supersedes it. */
export const vettingResults = defineResource({
  type: 'vetting-results',
  attributes: z.object({
    ...shownFacts,
    state: z.enum(['valid', 'expired', 'superseded']),
    isPassed: z.boolean(),
    candidateName: z.string().meta({ description: 'Always masked.' }),
    recordedByName: z.string().nullable().meta({ description: 'null for imported results.' }),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    supersedes: { to: 'vetting-results', many: false },
  },
})

/** A correction of a result that one operator proposes and another one confirms. */
export const vettingChanges = defineResource({
  type: 'vetting-changes',
  attributes: z.object({
    ...shownFacts,
    before: z.object(shownFacts).meta({ description: 'The result that it corrects.' }),
    skills: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'The skills of both, with their names.' }),
    reason: z.string(),
    state: z.enum(vettingChangeStates),
    proposedByName: z.string().nullable(),
    decidedByName: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    candidateName: z.string().meta({ description: 'Always masked.' }),
    mayDo: z.array(z.enum(['confirm', 'reject'])).meta({ description: 'What the caller may do now.' }),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    vettingResult: { to: 'vetting-results', many: false },
  },
})

const reading = ['session.required', 'permission.denied'] as const

export const listVettingResults = defineEndpoint({
  method: 'GET',
  path: '/vetting-results',
  summary: 'Results of vetting, for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: vettingResults },
  status: 200,
  filters: { candidate: z.uuid(), stage: z.string().max(80) },
  sorts: ['on', 'createdAt'],
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getVettingResult = defineEndpoint({
  method: 'GET',
  path: '/vetting-results/{id}',
  summary: 'One result of vetting',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: vettingResults },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const recordVettingResult = defineEndpoint({
  method: 'POST',
  path: '/vetting-results',
  summary: 'Records a result; a passed one raises the verification level of the skills it names',
  admission: 'session',
  body: z.object({ candidateId: z.uuid(), ...facts }),
  bodyType: 'vetting-results',
  answers: { kind: 'resource', of: vettingResults },
  status: 201,
  errors: [...WRITE_ERRORS, 'candidate.transition'],
})

export const listVettingChanges = defineEndpoint({
  method: 'GET',
  path: '/vetting-changes',
  summary: 'Proposed and decided corrections of results, for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: vettingChanges },
  status: 200,
  filters: { candidate: z.uuid(), state: z.enum(vettingChangeStates) },
  sorts: ['createdAt'],
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getVettingChange = defineEndpoint({
  method: 'GET',
  path: '/vetting-changes/{id}',
  summary: 'One correction of a result',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: vettingChanges },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const proposeVettingChange = defineEndpoint({
  method: 'POST',
  path: '/vetting-changes',
  summary: 'Proposes a correction of a result; another operator confirms it',
  admission: 'session',
  body: z.object({ resultId: z.uuid(), reason: z.string().trim().min(5).max(500), ...facts }),
  bodyType: 'vetting-changes',
  answers: { kind: 'resource', of: vettingChanges },
  status: 201,
  errors: [...WRITE_ERRORS, 'vetting.transition'],
})

const act = actionsOn(vettingChanges, { errors: [...WRITE_ERRORS, 'vetting.transition'] })

export const vettingChangeActions = {
  confirm: act('confirm', 'Confirms a correction that someone else proposed', z.object({}), ['vetting.second-person']),
  reject: act('reject', 'Rejects a correction, or withdraws the caller’s own', z.object({})),
}
