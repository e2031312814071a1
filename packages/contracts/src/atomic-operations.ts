// Several writes in one request, all of them or none: https://jsonapi.org/ext/atomic.
import * as candidates from './candidates.ts'
import type { Endpoint } from './endpoint.ts'
import * as shortlisteds from './shortlisteds.ts'
import * as stars from './stars.ts'
import * as submissions from './submissions.ts'
import * as tags from './tags.ts'
import * as pools from './talent-pools.ts'

/** Operations of one request. */
export const MAX_OPERATIONS = 100

/** What an operation may be, besides editing a relationship: endpoints whose whole effect is in the database. */
export const atomicEndpoints: readonly Endpoint[] = [
  candidates.putCandidate,
  submissions.submitCandidate,
  shortlisteds.shortlistCandidate,
  tags.createTag,
  tags.changeTag,
  tags.deleteTag,
  stars.starCandidate,
  stars.unstarCandidate,
  pools.createPool,
  pools.changePool,
  pools.deletePool,
  pools.changePoolMember,
  pools.removeFromPool,
]
