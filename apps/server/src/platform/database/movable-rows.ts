import { and, eq, getTableName, inArray, isNull, not, notInArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../context/context.ts'

/** From one candidate to another, of the same person. */
export interface Moving {
  readonly from: string
  readonly to: string
  /** Jobs at which each keeps their own: rows about them stay. */
  readonly exceptAt: readonly string[]
}

/** Rows that belong to a candidate and follow them when two profiles become one. */
export interface MovableRows {
  readonly name: string
  /** Returns what moved, so that it can be given back. */
  readonly move: (db: Queries, moving: Moving) => Promise<string[]>
  readonly giveBack: (db: Queries, ids: readonly string[], to: string) => Promise<void>
}

interface Columns {
  readonly id: PgColumn
  readonly candidate: PgColumn
  /** Where the rows are about one job. */
  readonly requirement?: PgColumn
  /** Which rows would collide with one of the other candidate; they stay. */
  readonly unless?: (to: string) => SQL
  /** Brings together what would collide. It stays together when the rest is given back. */
  readonly combine?: (db: Queries, moving: Moving) => Promise<void>
}

export function movableRows(table: PgTable, columns: Columns): MovableRows {
  const { id, candidate, requirement, unless, combine } = columns
  const [key] = Object.entries(columnsOf(table)).find(([, column]) => column === candidate) ?? []
  if (key === undefined) throw new Error(`${getTableName(table)} has no such column.`)
  const set = (to: string) => ({ [key]: to }) as Record<string, unknown>
  return {
    name: getTableName(table),
    move: async (db, moving) => {
      const { from, to, exceptAt } = moving
      await combine?.(db, moving)
      const moved = await db
        .update(table)
        .set(set(to))
        .where(
          and(
            eq(candidate, from),
            requirement === undefined || exceptAt.length === 0
              ? undefined
              : or(isNull(requirement), notInArray(requirement, [...exceptAt])),
            unless && not(unless(to)),
          ),
        )
        .returning({ id })
      return moved.map((row) => String(row.id))
    },
    giveBack: async (db, ids, to) => {
      if (ids.length === 0) return
      await db
        .update(table)
        .set(set(to))
        .where(inArray(id, [...ids]))
    },
  }
}

const columnsOf = (table: PgTable): Record<string, unknown> => table as unknown as Record<string, unknown>
