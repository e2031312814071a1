// Changes of the skills that creators propose and operators decide.
import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { skillFields } from './taxonomy-skills.ts'

export const proposalActs = ['add', 'change', 'merge', 'deprecate', 'restore'] as const
export const proposalStates = ['open', 'accepted', 'refused', 'withdrawn'] as const
export const proposalVerbs = ['accept', 'refuse', 'withdraw'] as const
export type ProposalVerb = (typeof proposalVerbs)[number]

export const taxonomyProposals = defineResource({
  type: 'taxonomy-proposals',
  attributes: z.object({
    act: z.enum(proposalActs),
    skillName: z.string().meta({ description: 'What the skill was called when it was proposed.' }),
    summary: z.string(),
    reason: z.string(),
    state: z.enum(proposalStates),
    comment: z.string().nullable().meta({ description: 'Of the operator who decided.' }),
    proposedByName: z.string().nullable(),
    decidedByName: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    editNumber: z.int().nullable().meta({ description: 'The number of the change that came of it.' }),
    mayDo: z.array(z.enum(proposalVerbs)).meta({ description: 'What the caller may do now.' }),
    ...timestamps,
  }),
  relationships: {},
})

const reading = ['session.required', 'permission.denied'] as const

export const listTaxonomyProposals = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-proposals',
  summary: 'Proposed changes of the skills, latest first: all for operators, the own ones for creators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: taxonomyProposals },
  status: 200,
  sorts: ['createdAt'],
  filters: { state: z.enum(proposalStates) },
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getTaxonomyProposal = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-proposals/{id}',
  summary: 'One proposed change of the skills',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: taxonomyProposals },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const proposeTaxonomyEdit = defineEndpoint({
  method: 'POST',
  path: '/taxonomy-proposals',
  summary: 'Proposes a change of the skills, for creators; operators decide',
  admission: 'session',
  body: skillFields.partial().extend({
    act: z.enum(proposalActs),
    skillId: z.uuid().nullable().default(null).meta({ description: 'The skill to change; null to add one.' }),
    intoId: z.uuid().nullable().default(null).meta({ description: 'The skill that takes over the names in a merge.' }),
    reason: z.string().trim().min(5).max(500),
  }),
  bodyType: 'taxonomy-proposals',
  answers: { kind: 'resource', of: taxonomyProposals },
  status: 201,
  errors: WRITE_ERRORS,
})

const act = actionsOn(taxonomyProposals, { errors: [...WRITE_ERRORS, 'taxonomy.transition'] })
const comment = z.string().trim().min(3).max(500)

export const taxonomyProposalActions = {
  accept: act(
    'accept',
    'Applies the proposed change, as far as the current taxonomy allows',
    z.object({ comment: comment.nullable().default(null) }),
  ),
  refuse: act('refuse', 'Refuses it, with a reason', z.object({ comment })),
  withdraw: act('withdraw', 'Withdraws the caller’s own proposal', z.object({})),
}
