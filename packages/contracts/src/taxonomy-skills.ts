import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { jobSkills, skillKinds } from './job-skills.ts'
import { defineResource, timestamps } from './resource.ts'
import {
  EDIT_ERRORS,
  editedEntry,
  entryActions,
  entryFilters,
  seenVersion,
  spellingFields,
} from './taxonomy-entries.ts'

const neighbor = z.object({ id: z.string(), name: z.string() })

/** A skill as operators edit it, with how many use it. */
export const taxonomySkills = defineResource({
  type: 'taxonomy-skills',
  attributes: z.object({
    ...editedEntry,
    kind: z.enum(skillKinds),
    broader: z.array(neighbor).meta({ description: 'What having this skill implies.' }),
    related: z.array(neighbor),
    candidateCount: z.int(),
    jobCount: z.int().meta({ description: 'Jobs that require it, in any status but archived.' }),
    ...timestamps,
  }),
  relationships: {},
})

const ids = z.array(z.uuid()).max(100)

export const skillFields = z.object({
  ...spellingFields,
  kind: z.enum(skillKinds),
  broaderIds: ids,
  relatedIds: ids,
})

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
    ...entryFilters,
    kind: z.enum(skillKinds),
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
  body: skillFields.partial().extend(seenVersion),
  bodyType: 'job-skills',
  answers: { kind: 'resource', of: jobSkills },
  status: 200,
  errors: EDIT_ERRORS,
})

export const taxonomySkillActions = entryActions(taxonomySkills, 'candidates and jobs')
