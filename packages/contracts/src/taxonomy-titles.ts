import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { uniqueJobTitles } from './reference-lists.ts'
import { defineResource, timestamps } from './resource.ts'
import { roleFamilies } from './role-families.ts'
import { seniorities } from './search-criteria.ts'
import {
  EDIT_ERRORS,
  editedEntry,
  entryActions,
  entryFilters,
  seenVersion,
  spellingFields,
} from './taxonomy-entries.ts'

/** A job title as operators edit it, with how many use it. */
export const taxonomyTitles = defineResource({
  type: 'taxonomy-titles',
  attributes: z.object({
    ...editedEntry,
    family: z.enum(roleFamilies),
    seniority: z.enum(seniorities).meta({ description: 'The level that the title states; none if it states none.' }),
    typicalSkills: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'The most typical first.' }),
    candidateCount: z.int(),
    jobCount: z.int().meta({ description: 'Jobs that ask for it, whatever their status; archived jobs don’t count.' }),
    ...timestamps,
  }),
  relationships: {},
})

export const typicalSkillLimits = { max: 20 } as const

export const titleFields = z.object({
  ...spellingFields,
  family: z.enum(roleFamilies),
  seniority: z.enum(seniorities),
  typicalSkillIds: z.array(z.uuid()).max(typicalSkillLimits.max),
})

const reading = ['session.required', 'permission.denied'] as const

export const listTaxonomyTitles = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-titles',
  summary: 'Job titles with how many use them, for operators and creators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: taxonomyTitles },
  status: 200,
  sorts: ['name', 'candidateCount', 'jobCount'],
  filters: { ...entryFilters, family: z.enum(roleFamilies) },
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getTaxonomyTitle = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-titles/{id}',
  summary: 'One job title; of a merged one, the job title that it became a part of',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: taxonomyTitles },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const addJobTitle = defineEndpoint({
  method: 'POST',
  path: '/unique-job-titles',
  summary: 'Adds a job title',
  admission: 'session',
  body: titleFields.extend({
    aliases: titleFields.shape.aliases.default([]),
    seniority: titleFields.shape.seniority.default('none'),
    typicalSkillIds: titleFields.shape.typicalSkillIds.default([]),
  }),
  bodyType: 'unique-job-titles',
  answers: { kind: 'resource', of: uniqueJobTitles },
  status: 201,
  errors: EDIT_ERRORS,
})

export const changeJobTitle = defineEndpoint({
  method: 'PATCH',
  path: '/unique-job-titles/{id}',
  summary: 'Edits a job title; a former name stays as an alias',
  admission: 'session',
  body: titleFields.partial().extend(seenVersion),
  bodyType: 'unique-job-titles',
  answers: { kind: 'resource', of: uniqueJobTitles },
  status: 200,
  errors: EDIT_ERRORS,
})

export const taxonomyTitleActions = entryActions(taxonomyTitles, 'candidates and jobs')
