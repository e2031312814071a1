import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** What two profiles have in common. */
export const duplicateSignals = ['email', 'phone', 'career', 'telling'] as const
export type DuplicateSignal = (typeof duplicateSignals)[number]
export const duplicateStates = ['open', 'dismissed', 'merged'] as const
export const mergeStates = ['proposed', 'rejected', 'merged', 'undone'] as const
/** How long a merge can be undone. */
export const MERGE_UNDO_DAYS = 7

/** The parts of a profile of which one side is kept. What the kept side lacks is filled from the other one. */
export const mergeParts = [
  'contact',
  'texts',
  'title',
  'work',
  'skills',
  'education',
  'languages',
  'pay',
  'availability',
  'country',
] as const
export type MergePart = (typeof mergeParts)[number]

/** Of which both sides can stay. */
export const joinedParts = ['skills', 'languages'] as const

const side = z.enum(['kept', 'gone'])
const sides = z.enum(['kept', 'gone', 'both'])

export const mergeChoices = z.object({
  contact: side.default('kept'),
  texts: side.default('kept'),
  title: side.default('kept'),
  work: side.default('kept'),
  skills: sides.default('both'),
  education: side.default('kept'),
  languages: sides.default('both'),
  pay: side.default('kept'),
  availability: side.default('kept'),
  country: side.default('kept'),
})
export type MergeChoices = z.output<typeof mergeChoices>

export const candidateDuplicates = defineResource({
  type: 'candidate-duplicates',
  attributes: z.object({
    signals: z.array(z.enum(duplicateSignals)).meta({
      description:
        '`career`: the same name, employer and first year there. `telling`: nearly the same words about the career or about many skills in it, or, of one agency, nearly the same skills.',
    }),
    state: z.enum(duplicateStates),
    firstName: z.string().meta({ description: 'Masked, as every name here.' }),
    secondName: z.string(),
    firstHeadline: z.string(),
    secondHeadline: z.string(),
    firstAgencyName: z.string().nullable().meta({ description: 'null: not represented.' }),
    secondAgencyName: z.string().nullable(),
    ...timestamps,
  }),
  relationships: {
    first: { to: 'candidates', many: false },
    second: { to: 'candidates', many: false },
  },
})

const reading = ['session.required', 'permission.denied'] as const

export const listDuplicates = defineEndpoint({
  method: 'GET',
  path: '/candidate-duplicates',
  summary: 'Pairs of candidates who are probably the same person, for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: candidateDuplicates },
  status: 200,
  filters: { state: z.enum(duplicateStates), signal: z.enum(duplicateSignals), candidate: z.uuid() },
  sorts: ['createdAt'],
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getDuplicate = defineEndpoint({
  method: 'GET',
  path: '/candidate-duplicates/{id}',
  summary: 'One pair of candidates',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: candidateDuplicates },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

const settle = actionsOn(candidateDuplicates, { errors: [...WRITE_ERRORS, 'candidate-merge.transition'] })

export const duplicateActions = {
  dismiss: settle('dismiss', 'Marks them as different people; the pair is not suggested again', z.object({})),
  reopen: settle('reopen', 'Reopens that decision', z.object({})),
}

const moves = z.array(z.object({ what: z.string(), count: z.int() }))

export const mergePreviews = defineResource({
  type: 'merge-previews',
  attributes: z.object({
    fields: z.array(
      z.object({
        part: z.enum(mergeParts),
        label: z.string(),
        kept: z.string().nullable().meta({ description: 'Without contact details: only whether there are some.' }),
        gone: z.string().nullable(),
        isSame: z.boolean(),
      }),
    ),
    moves: moves.meta({ description: 'What follows the kept profile, with counts.' }),
    blockers: z.array(z.string()).meta({ description: 'Why the two can’t be merged this way.' }),
    secondPersonBecause: z
      .string()
      .nullable()
      .meta({ description: 'Why another operator must confirm; null if none must.' }),
    finalBecause: z.array(z.string()).meta({ description: 'What an undo could not bring back.' }),
  }),
  relationships: {
    kept: { to: 'candidates', many: false },
    gone: { to: 'candidates', many: false },
  },
})

const pair = { keptId: z.uuid(), goneId: z.uuid() }

export const previewMerge = defineEndpoint({
  method: 'POST',
  path: '/merge-previews',
  summary: 'Two profiles side by side, and what a merge would do; changes nothing',
  admission: 'session',
  body: z.object(pair),
  bodyType: 'merge-previews',
  answers: { kind: 'resource', of: mergePreviews },
  status: 200,
  errors: WRITE_ERRORS,
})

export const candidateMerges = defineResource({
  type: 'candidate-merges',
  attributes: z.object({
    state: z.enum(mergeStates),
    reason: z.string(),
    choices: mergeChoices,
    keptName: z.string().meta({ description: 'Masked.' }),
    goneName: z.string(),
    moves,
    proposedByName: z.string().nullable(),
    decidedByName: z.string().nullable(),
    mergedAt: z.iso.datetime().nullable(),
    undoUntil: z.iso.datetime().nullable(),
    undoneAt: z.iso.datetime().nullable(),
    mayDo: z.array(z.enum(['confirm', 'reject', 'undo'])).meta({ description: 'What the caller may do now.' }),
    ...timestamps,
  }),
  relationships: {
    kept: { to: 'candidates', many: false },
    gone: { to: 'candidates', many: false },
  },
})

export const listMerges = defineEndpoint({
  method: 'GET',
  path: '/candidate-merges',
  summary: 'Merges of candidates: proposed, completed and undone, for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: candidateMerges },
  status: 200,
  filters: { state: z.enum(mergeStates), candidate: z.uuid() },
  sorts: ['createdAt'],
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getMerge = defineEndpoint({
  method: 'GET',
  path: '/candidate-merges/{id}',
  summary: 'One merge of two candidates',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: candidateMerges },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

const refusals = ['candidate-merge.refused', 'candidate-merge.transition'] as const

export const mergeCandidates = defineEndpoint({
  method: 'POST',
  path: '/candidate-merges',
  summary: 'Merges two profiles of one person, or proposes it if another operator must confirm',
  admission: 'session',
  body: z.object({
    ...pair,
    reason: z.string().trim().min(10).max(300).meta({ description: 'Without names.' }),
    choices: mergeChoices.prefault({}),
  }),
  bodyType: 'candidate-merges',
  answers: { kind: 'resource', of: candidateMerges },
  status: 201,
  errors: [...WRITE_ERRORS, ...refusals],
})

const act = actionsOn(candidateMerges, { errors: [...WRITE_ERRORS, ...refusals] })

export const mergeActions = {
  confirm: act('confirm', 'Confirms a merge that someone else proposed', z.object({}), [
    'candidate-merge.second-person',
  ]),
  reject: act('reject', 'Rejects a proposed merge, or withdraws the caller’s own', z.object({})),
  undo: act('undo', 'Undoes a merge, if no one has worked with the person since', z.object({})),
}
