import type { Queries } from '../../platform/context/context.ts'
import { type Lists, readLists } from './lists.store.ts'

/** The reference lists as they are in the database, read once and again when they have grown old. */
export interface Catalogue {
  lists(db: Queries): Promise<Lists>
  /** After a change to them. */
  forget(): void
}

const GOOD_FOR_MS = 5 * 60_000

export function createCatalogue(now: () => Date): Catalogue {
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
