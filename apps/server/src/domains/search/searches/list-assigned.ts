import type { Context } from '../../../platform/context/context.ts'
import { listAssignedIds } from '../../requirements/index.ts'
import { searchesEverywhere } from './searches.policy.ts'

const NOT_NEEDED: ReadonlySet<string> = new Set()

/** The requirements assigned to the caller; queried only for callers limited to those. */
export async function listAssigned({ actor, db }: Context): Promise<ReadonlySet<string>> {
  return actor.kind !== 'user' || searchesEverywhere(actor) ? NOT_NEEDED : listAssignedIds(db, actor.userId)
}
