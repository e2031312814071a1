import type { Queries } from '../../../platform/context/context.ts'
import { taxonomyNow } from '../../taxonomy/index.ts'
import { type Lists, readLists } from './lists.store.ts'

/** The reference lists of the database, cached for a limited time or until skills are edited. */
export interface Catalog {
  lists(db: Queries): Promise<Lists>
}

const GOOD_FOR_MS = 5 * 60_000

/** Caches the reference lists, until they are too old or the taxonomy changes. */
export function createCatalog(now: () => Date): Catalog {
  let readAt = Number.NEGATIVE_INFINITY
  let lists: Promise<Lists> | null = null
  let known = taxonomyNow()
  return {
    lists: (db) => {
      if (!lists || known !== taxonomyNow() || now().getTime() - readAt > GOOD_FOR_MS) {
        known = taxonomyNow()
        readAt = now().getTime()
        lists = readLists(db).catch((error) => {
          lists = null
          throw error
        })
      }
      return lists
    },
  }
}
