// Several writes in one request, all of them or none: https://jsonapi.org/ext/atomic.
import * as candidates from './candidates.ts'
import type { Endpoint } from './endpoint.ts'
import * as shortlisteds from './shortlisteds.ts'
import * as stars from './stars.ts'
import * as submissions from './submissions.ts'
import * as tags from './tags.ts'

/** Operations of one request. */
export const MAX_OPERATIONS = 100

/** What an operation may be: endpoints whose whole effect is in the database. */
export const atomicEndpoints: readonly Endpoint[] = [
  candidates.putCandidate,
  submissions.submitCandidate,
  shortlisteds.shortlistCandidate,
  tags.createTag,
  stars.starCandidate,
  stars.unstarCandidate,
]

interface RelationshipOperation {
  readonly op: 'add' | 'update' | 'remove'
  readonly type: string
  readonly relationship: string
  /** The endpoint that sets it, and the attribute that takes the ids. */
  readonly endpoint: Endpoint
  readonly attribute: string
}

export const atomicRelationships: readonly RelationshipOperation[] = [
  {
    op: 'update',
    type: 'shortlisteds',
    relationship: 'tags',
    endpoint: shortlisteds.tagShortlisted,
    attribute: 'tagIds',
  },
]
