// Relationships that are edited by themselves: https://jsonapi.org/format/1.1/#crud-updating-relationships.
import { defineEndpoint, type Endpoint, WRITE_ERRORS } from './endpoint.ts'
import * as items from './items.ts'
import * as requirements from './requirements.ts'
import type { ResourceType } from './resource.ts'
import * as samples from './sample-job-descriptions.ts'
import * as shortlisteds from './shortlisteds.ts'
import * as pools from './talent-pools.ts'
import * as teammates from './teammates.ts'
import * as users from './users.ts'

/** The endpoint that carries an edit out, and its attribute that takes the ids. */
interface Carrier {
  readonly endpoint: Endpoint
  readonly attribute: string
}

export interface RelationshipEdit {
  readonly of: ResourceType
  readonly name: string
  /** Replaces what is linked. Without it, only `add` and `remove` are possible. */
  readonly set?: Carrier
  readonly add?: Carrier
  readonly remove?: Carrier
}

const set = (of: ResourceType, name: string, endpoint: Endpoint, attribute: string): RelationshipEdit => ({
  of,
  name,
  set: { endpoint, attribute },
})

const { changeSampleJobDescription: changeSample, sampleJobDescriptions } = samples

export const relationshipEdits: readonly RelationshipEdit[] = [
  set(shortlisteds.shortlisteds, 'tags', shortlisteds.tagShortlisted, 'tagIds'),
  set(requirements.requirements, 'assignees', requirements.changeRequirement, 'team'),
  set(teammates.teammates, 'role', teammates.changeTeammate, 'roleId'),
  set(users.companies, 'industry', users.changeCompany, 'industryId'),
  set(items.items, 'category', items.changeItem, 'categoryId'),
  set(items.items, 'tags', items.changeItem, 'tagIds'),
  set(sampleJobDescriptions, 'jobTitle', changeSample, 'titleId'),
  set(sampleJobDescriptions, 'skills', changeSample, 'skillIds'),
  set(sampleJobDescriptions, 'category', changeSample, 'categoryId'),
  set(sampleJobDescriptions, 'tags', changeSample, 'tagIds'),
  {
    of: pools.talentPools,
    name: 'candidates',
    add: { endpoint: pools.addToPool, attribute: 'candidateIds' },
    remove: { endpoint: pools.removeAllFromPool, attribute: 'candidateIds' },
  },
]

export type RelationshipMethod = 'PATCH' | 'POST' | 'DELETE'

const SUMMARIES: Readonly<Record<RelationshipMethod, string>> = {
  PATCH: 'Replaces what is linked by',
  POST: 'Adds to what is linked by',
  DELETE: 'Takes from what is linked by',
}

/** Only relationships to many are added to and taken from. */
export function methodsOf({ of, name, set: setting }: RelationshipEdit): RelationshipMethod[] {
  const isMany = of.relationships[name]?.many === true
  return [...(setting === undefined ? [] : (['PATCH'] as const)), ...(isMany ? (['POST', 'DELETE'] as const) : [])]
}

/**
 * The endpoint of JSON:API that sets, adds to or removes from one relationship. Its errors are those of the endpoints
 * that carry the edit out.
 */
export function relationshipEndpoint(edit: RelationshipEdit, method: RelationshipMethod) {
  const { of, name } = edit
  const relationship = of.relationships[name]
  if (relationship === undefined) throw new Error(`${of.type} has no relationship "${name}".`)
  const carriers = [edit.set, edit.add, edit.remove].flatMap((carrier) => carrier?.endpoint.errors ?? [])
  return defineEndpoint({
    method,
    path: `/${of.type}/{id}/relationships/${name}`,
    summary: `${SUMMARIES[method]} “${name}”`,
    admission: 'session',
    body: null,
    takesLinkage: relationship,
    answers: { kind: 'nothing' },
    status: 204,
    errors: [...new Set([...WRITE_ERRORS, 'request.type-mismatch' as const, ...carriers])],
  })
}
