import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { pay } from './money.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { reasonCode } from './reason-code.ts'
import { defineResource, timestamps } from './resource.ts'

export const pipelineStages = [
  'submitted',
  'duplicate',
  'denied',
  'shortlisted',
  'contactRequested',
  'contactReleased',
  'interviewing',
  'decision',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
  'closed',
] as const
export type PipelineStage = (typeof pipelineStages)[number]

/** Stages from which a candidate may still be hired. */
export const activeStages: readonly PipelineStage[] = [
  'submitted',
  'shortlisted',
  'contactRequested',
  'contactReleased',
  'interviewing',
  'decision',
  'offer',
]

/** Rejection reasons; the rejection mail follows from the code. */
export const rejectionCodes = [
  'missingSkill',
  'lessExperience',
  'rate',
  'availability',
  'overlap',
  'language',
  'strongerOthers',
  'onHold',
  'other',
] as const
export type RejectionCode = (typeof rejectionCodes)[number]

export const votes = ['up', 'down', 'unsure'] as const
export type Vote = (typeof votes)[number]

const vote = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  vote: z.enum(votes),
  note: z.string().nullable(),
  at: z.iso.datetime(),
})

const opinion = z.object({
  requestId: z.uuid(),
  from: z
    .string()
    .nullable()
    .meta({ description: 'The abbreviated address, for those who may request feedback; null once erased.' }),
  vote: z.enum(votes).nullable().meta({ description: 'null until answered.' }),
  note: z.string().nullable(),
  at: z.iso.datetime().nullable(),
})

/** The agency's answer to a client contact who asks to meet one of its candidates. */
export const contactAnswers = ['introducing', 'notYet', 'declined'] as const
export type ContactAnswer = (typeof contactAnswers)[number]

/** Client contacts cannot request contact details themselves: they ask the agency, which makes the introduction. */
export const contactAsked = z.object({
  by: z.string(),
  at: z.iso.datetime(),
  message: z.string().nullable(),
  answer: z.enum(contactAnswers).nullable().meta({ description: 'null until the agency has answered.' }),
  answeredAt: z.iso.datetime().nullable(),
})

export const shortlisteds = defineResource({
  type: 'shortlisteds',
  attributes: z.object({
    stage: z.enum(pipelineStages),
    stageSince: z.iso.datetime(),
    rankAtAdd: z.int().nullable(),
    scoreAtAdd: z.int().nullable(),
    modelAtAdd: z.string().nullable(),
    scoreNow: z
      .int()
      .nullable()
      .meta({ description: 'By the current criteria of the requirement; null when they exclude the candidate.' }),
    overrideOf: z
      .object({
        rank: z.int(),
        reason: z.string().nullable().meta({ description: 'null for users who may not read words about candidates.' }),
        by: z.object({ userId: z.uuid(), fullName: z.string() }),
        at: z.iso.datetime(),
      })
      .nullable()
      .meta({
        description: 'The rank that was passed over with this candidate, and why; null where no reason was given.',
      }),
    rejectionCode: z.string().nullable(),
    rejectionReason: z.string().nullable().meta({ description: 'The label of the code.' }),
    rejectionNote: z.string().nullable(),
    requirementTitle: z.string(),
    requirementState: z.string(),
    votes: z.array(vote),
    opinions: z.array(opinion).meta({ description: 'The feedback of reviewers without a seat.' }),
    owner: z.object({ userId: z.uuid(), fullName: z.string() }).nullable(),
    addedBy: z.object({ userId: z.uuid(), fullName: z.string() }),
    rateFit: z
      .enum(['within', 'above', 'unknown'])
      .meta({ description: 'The requested pay, compared with the upper end of the pay band.' }),
    rateConverted: pay.nullable().meta({
      description:
        'With `include=candidate`: the requested pay in the currency and period of the job, or else of most jobs of the company; null where it is stated in them.',
    }),
    contactAsked: contactAsked.nullable().meta({ description: 'For client contacts of an agency; null for others.' }),
    mayDo: z.array(
      z.enum([
        ...(['reject', 'restore', 'assign', 'vote', 'tag', 'note', 'askFeedback', 'overrideRank'] as const),
        ...(['accept', 'deny', 'markDuplicate', 'askAgency'] as const),
      ]),
    ),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
    search: { to: 'candidate-searches', many: false },
    tags: { to: 'tags', many: true },
  },
})

/** Entries of one request. */
export const MAX_CHANGES = 200

const stageList = oneOrMoreOf(pipelineStages)

export const listShortlisteds = defineEndpoint({
  method: 'GET',
  path: '/shortlisteds',
  summary: 'Shortlist entries in the caller’s scope',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: shortlisteds },
  status: 200,
  includes: ['candidate', 'tags'],
  sorts: ['stageSince', 'createdAt', 'scoreAtAdd', 'stage'],
  filters: { requirement: z.uuid(), candidate: z.uuid(), stage: stageList, owner: z.uuid(), tag: z.uuid() },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter', 'quota.used-up'],
})

export const getShortlisted = defineEndpoint({
  method: 'GET',
  path: '/shortlisteds/{id}',
  summary: 'One entry of a shortlist',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: shortlisteds },
  status: 200,
  includes: ['candidate', 'tags'],
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'quota.used-up'],
})

export const shortlistCandidate = defineEndpoint({
  method: 'POST',
  path: '/shortlisteds',
  summary: 'Adds a candidate to the shortlist of a requirement; idempotent',
  admission: 'session',
  body: z.object({
    requirementId: z.uuid(),
    candidateId: z.uuid(),
    searchId: z.uuid().nullable().default(null).meta({ description: 'Where the candidate was found.' }),
  }),
  bodyType: 'shortlisteds',
  answers: { kind: 'resource', of: shortlisteds },
  status: 201,
  includes: ['candidate', 'tags'],
  errors: [...WRITE_ERRORS, 'shortlist.not-open'],
})

export const shortlistCandidates = defineEndpoint({
  method: 'POST',
  path: '/requirements/{id}/actions/shortlist',
  summary:
    'Adds up to 200 candidates to the shortlist of a requirement; `meta.addedIds` names the entries that are new',
  admission: 'session',
  body: z.object({
    candidateIds: z.array(z.uuid()).min(1).max(MAX_CHANGES),
    searchId: z.uuid().nullable().default(null),
  }),
  bodyType: 'requirements',
  answers: { kind: 'collection', of: shortlisteds },
  status: 200,
  includes: ['candidate', 'tags'],
  errors: [...WRITE_ERRORS, 'shortlist.not-open'],
})

const reason = z.string().trim().max(1000)
const action = actionsOn(shortlisteds, { includes: ['candidate', 'tags'], errors: WRITE_ERRORS })

export const rejectShortlisted = action(
  'reject',
  'Rejects a candidate, with a reason',
  z.object({ code: reasonCode, note: reason.nullable().default(null) }),
  ['shortlist.transition', 'shortlist.not-open'],
)

export const restoreShortlisted = action(
  'restore',
  'Restores a rejected candidate',
  z.object({ reason: reason.min(3) }),
  ['shortlist.transition', 'shortlist.not-open'],
)

export const overrideRank = action(
  'overrideRank',
  'Records why a candidate was shortlisted before others with better ranks',
  z.object({ reason: reason.min(3) }),
  ['shortlist.transition'],
)

export const assignShortlisted = action(
  'assign',
  'Assigns a candidate to a user',
  z.object({ ownerId: z.uuid().nullable() }),
)

const changeOf = <const Act extends string, Shape extends z.ZodRawShape>(act: Act, body: z.ZodObject<Shape>) =>
  body.extend({ id: z.uuid(), act: z.literal(act) })

/** Of one entry. */
export const MAX_TAGS = 20
const someTags = z.array(z.uuid()).max(MAX_TAGS).default([])

export const changeShortlisteds = defineEndpoint({
  method: 'POST',
  path: '/shortlisteds/actions/change',
  summary:
    'Changes up to 200 entries, each separately; `meta.refused` gives the reason for each entry that was not changed. `tag` sets the tags, `changeTags` adds and removes some and leaves the others. `undo` undoes the caller’s own last step, an addition or a rejection from the shortlist, within ten minutes; entries that it removes are not returned',
  admission: 'session',
  body: z.object({
    changes: z
      .array(
        z.discriminatedUnion('act', [
          changeOf('reject', rejectShortlisted.body),
          changeOf('restore', restoreShortlisted.body),
          changeOf('assign', assignShortlisted.body),
          changeOf('tag', z.object({ tagIds: z.array(z.uuid()).max(MAX_TAGS) })),
          changeOf('changeTags', z.object({ add: someTags, remove: someTags })),
          changeOf('undo', z.object({})),
        ]),
      )
      .min(1)
      .max(MAX_CHANGES),
  }),
  bodyType: 'shortlisteds',
  answers: { kind: 'collection', of: shortlisteds },
  status: 200,
  errors: WRITE_ERRORS,
})

export const voteShortlisted = action(
  'vote',
  'Sets the caller’s vote; null removes it',
  z.object({ vote: z.enum(votes).nullable(), note: z.string().trim().max(500).nullable().default(null) }),
  ['shortlist.transition'],
)

export const tagShortlisted = action(
  'tag',
  'Sets the tags of an entry',
  z.object({ tagIds: z.array(z.uuid()).max(MAX_TAGS) }),
)

const decided = <const Verb extends string>(verb: Verb, summary: string) =>
  action(verb, summary, z.object({}), ['shortlist.transition', 'shortlist.not-open'])

export const acceptShortlisted = decided('accept', 'Accepts a submitted candidate onto the shortlist')
export const denyShortlisted = decided('deny', 'Declines a submission of an agency')
export const duplicateShortlisted = decided('duplicate', 'Marks a submitted candidate as already known')

export const askAgency = action(
  'askAgency',
  'A client contact asks the agency for contact with a candidate it submitted',
  z.object({ message: z.string().trim().max(500).nullable().default(null) }),
  ['shortlist.transition', 'shortlist.not-open'],
)
