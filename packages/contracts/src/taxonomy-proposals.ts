// Changes of skills, job titles and industries that creators propose and operators decide.
import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { taxonomyLists } from './taxonomy-edits.ts'
import { industryFields } from './taxonomy-industries.ts'
import { skillFields } from './taxonomy-skills.ts'
import { titleFields } from './taxonomy-titles.ts'

export const proposalActs = ['add', 'change', 'merge', 'deprecate', 'restore'] as const
export const proposalStates = ['open', 'accepted', 'refused', 'withdrawn'] as const
export const proposalVerbs = ['accept', 'refuse', 'withdraw'] as const
export type ProposalVerb = (typeof proposalVerbs)[number]

export const taxonomyProposals = defineResource({
  type: 'taxonomy-proposals',
  attributes: z.object({
    act: z.enum(proposalActs),
    list: z.enum(taxonomyLists),
    name: z
      .string()
      .meta({ description: 'What the skill, job title or industry was called when the change was proposed.' }),
    skillName: z.string().meta({ description: 'The same as the name, for clients that know skills only.' }),
    summary: z.string(),
    reason: z.string(),
    state: z.enum(proposalStates),
    comment: z.string().nullable().meta({ description: 'Of the operator who decided.' }),
    proposedByName: z.string().nullable(),
    decidedByName: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    editNumber: z.int().nullable().meta({ description: 'The number of the resulting change.' }),
    mayDo: z.array(z.enum(proposalVerbs)).meta({ description: 'What the caller may do now.' }),
    ...timestamps,
  }),
  relationships: {},
})

const reading = ['session.required', 'permission.denied'] as const

export const listTaxonomyProposals = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-proposals',
  summary:
    'Proposed changes of skills, job titles and industries, latest first: all for operators, their own for creators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: taxonomyProposals },
  status: 200,
  sorts: ['createdAt'],
  filters: { list: z.enum(taxonomyLists), state: z.enum(proposalStates) },
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getTaxonomyProposal = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-proposals/{id}',
  summary: 'One proposed change of the taxonomy',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: taxonomyProposals },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const proposeTaxonomyEdit = defineEndpoint({
  method: 'POST',
  path: '/taxonomy-proposals',
  summary: 'Proposes a change of a skill, a job title or an industry, for creators; operators decide',
  admission: 'session',
  body: z.object({
    ...skillFields.partial().shape,
    ...titleFields.partial().shape,
    ...industryFields.partial().shape,
    list: z.enum(taxonomyLists).default('skills'),
    act: z.enum(proposalActs),
    entryId: z
      .uuid()
      .nullable()
      .default(null)
      .meta({ description: 'The skill, job title or industry to change; null to add one.' }),
    skillId: z.uuid().nullable().default(null).meta({ description: 'The same for skills only; entryId is enough.' }),
    intoId: z
      .uuid()
      .nullable()
      .default(null)
      .meta({ description: 'The entry of the same list that takes over the names in a merge.' }),
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
