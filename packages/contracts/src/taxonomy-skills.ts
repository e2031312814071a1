import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { jobSkills, skillKinds, skillStates } from './job-skills.ts'
import { oneLine } from './one-line.ts'
import { defineResource, timestamps } from './resource.ts'

export const taxonomySkillVerbs = ['edit', 'merge', 'deprecate', 'restore'] as const

const neighbor = z.object({ id: z.string(), name: z.string() })

/** A skill as operators edit it, with how many use it. */
export const taxonomySkills = defineResource({
  type: 'taxonomy-skills',
  attributes: z.object({
    name: z.string(),
    slug: z.string(),
    kind: z.enum(skillKinds),
    aliases: z.array(z.string()),
    broader: z.array(neighbor).meta({ description: 'What having this skill implies.' }),
    related: z.array(neighbor),
    state: z.enum(skillStates),
    origin: z.enum(['release', 'operators']).meta({ description: 'Whether it came with Assay or was added here.' }),
    candidateCount: z.int(),
    jobCount: z.int().meta({ description: 'Jobs that ask for it, whatever their status; archived jobs don’t count.' }),
    mayDo: z
      .array(z.enum(taxonomySkillVerbs))
      .meta({ description: 'What the caller may do now, or may propose that an operator does.' }),
    version: z.int().meta({ description: 'The number of the latest change of this skill; 0 if it is as released.' }),
    ...timestamps,
  }),
  relationships: {},
})

export const taxonomyActs = ['add', 'change', 'merge', 'deprecate', 'restore', 'undo'] as const

/** A change of the taxonomy by an operator. Nothing is ever removed from this history. */
export const taxonomyEdits = defineResource({
  type: 'taxonomy-edits',
  attributes: z.object({
    number: z.int().meta({ description: 'The version of the taxonomy since this change.' }),
    act: z.enum(taxonomyActs),
    skillName: z.string(),
    summary: z.string(),
    editedByName: z.string().nullable(),
    isUndone: z.boolean(),
    mayUndo: z.boolean().meta({ description: 'Only the latest change can be undone.' }),
    superseded: z
      .array(z.string())
      .meta({ description: 'What a later release made unnecessary or impossible; that part is left out.' }),
    createdAt: timestamps.createdAt,
  }),
  relationships: {},
})

export const skillNameLimits = { max: 80 } as const
export const skillAliasLimits = { max: 200 } as const

const spelling = z.string().transform(oneLine).pipe(z.string().min(1).max(skillNameLimits.max))
const ids = z.array(z.uuid()).max(100)

export const skillFields = z.object({
  name: spelling,
  kind: z.enum(skillKinds),
  aliases: z.array(spelling).max(skillAliasLimits.max),
  broaderIds: ids,
  relatedIds: ids,
})

/** The version that was seen; as an alternative, If-Match. */
const seen = { version: z.int().optional() }

const reading = ['session.required', 'permission.denied'] as const

export const listTaxonomySkills = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-skills',
  summary: 'Skills with how many use them, for operators and creators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: taxonomySkills },
  status: 200,
  sorts: ['name', 'candidateCount', 'jobCount'],
  filters: {
    search: z.string().max(80),
    state: z.enum(skillStates),
    kind: z.enum(skillKinds),
    origin: z.enum(['release', 'operators']),
  },
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getTaxonomySkill = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-skills/{id}',
  summary: 'One skill; of a merged one, the skill that it became a part of',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: taxonomySkills },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

const EDIT_ERRORS = [...WRITE_ERRORS, 'taxonomy.transition', 'resource.conflict'] as const

export const addJobSkill = defineEndpoint({
  method: 'POST',
  path: '/job-skills',
  summary: 'Adds a skill',
  admission: 'session',
  body: skillFields.extend({
    aliases: skillFields.shape.aliases.default([]),
    broaderIds: ids.default([]),
    relatedIds: ids.default([]),
  }),
  bodyType: 'job-skills',
  answers: { kind: 'resource', of: jobSkills },
  status: 201,
  errors: EDIT_ERRORS,
})

export const changeJobSkill = defineEndpoint({
  method: 'PATCH',
  path: '/job-skills/{id}',
  summary: 'Edits a skill; a former name stays as an alias',
  admission: 'session',
  body: skillFields.partial().extend(seen),
  bodyType: 'job-skills',
  answers: { kind: 'resource', of: jobSkills },
  status: 200,
  errors: EDIT_ERRORS,
})

const act = actionsOn(taxonomySkills, { errors: EDIT_ERRORS })
const nothing = z.object({})

export const taxonomySkillActions = {
  merge: act(
    'merge',
    'Makes it a part of another skill, which takes over its names; candidates and jobs that have it now have that one',
    z.object({ intoId: z.uuid(), ...seen }),
  ),
  deprecate: act('deprecate', 'No longer offers it; candidates and jobs that have it keep it', nothing),
  restore: act('restore', 'Offers a deprecated skill again', nothing),
}

export const listTaxonomyEdits = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-edits',
  summary: 'What operators changed about the skills, latest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: taxonomyEdits },
  status: 200,
  sorts: ['createdAt'],
  filters: { skill: z.string().max(80).meta({ description: 'Its id.' }) },
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getTaxonomyEdit = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-edits/{id}',
  summary: 'One change of the skills',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: taxonomyEdits },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const undoTaxonomyEdit = actionsOn(taxonomyEdits, { errors: EDIT_ERRORS })(
  'undo',
  'Takes back the latest change',
  nothing,
)
