import type { Queries } from '../../../platform/context/context.ts'
import { type Lists, readLists } from './lists.store.ts'

/** The reference lists of the database, cached for a limited time. */
export interface Catalog {
  lists(db: Queries): Promise<Lists>
  /** Call after the lists changed. */
  forget(): void
}

const GOOD_FOR_MS = 5 * 60_000

export function createCatalog(now: () => Date): Catalog {
  let readAt = Number.NEGATIVE_INFINITY
  let lists: Promise<Lists> | null = null
  return {
    lists: (db) => {
      if (!lists || now().getTime() - readAt > GOOD_FOR_MS) {
        readAt = now().getTime()
        lists = readLists(db).catch((error) => {
          lists = null
          throw error
        })
      }
      return lists
    },
    forget: () => {
      lists = null
    },
  }
}
