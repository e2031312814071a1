import { type CursorValue, readCursor, writeCursor } from '@assay/jsonapi/cursor'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, Column, eq, gt, is, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'

/** One key of an order. The last key of a list must be unique, or rows could be lost between two pages. */
export interface OrderKey<Row> {
  readonly by: Column | SQL
  readonly descending: boolean
  readonly read: (row: Row) => CursorValue | Date
}

/** The keys of a list with one order, from either end: `sort=createdAt` or `sort=-createdAt`. */
export const fromEitherEnd = <Row>(keys: readonly OrderKey<Row>[], [asked]: readonly SortKey[]): OrderKey<Row>[] =>
  keys.map((key) => ({ ...key, descending: asked?.descending ?? key.descending }))

export interface KeysetPage<Row> {
  readonly data: Row[]
  readonly after: string | null
  readonly before: string | null
}

/** Clauses of a statement that reads one row more than the page: `where`, `orderBy`, `limit`, `offset`. */
export function keysetClauses<Row>(page: PageRequest, keys: readonly OrderKey<Row>[]) {
  const backwards = page.before !== undefined
  const cursor = page.after ?? page.before
  const edge = cursor && readCursor(cursor, keys.length, backwards ? 'page[before]' : 'page[after]')
  return {
    where: edge ? beyond(keys, edge, backwards) : undefined,
    orderBy: keys.map(({ by, descending }) => {
      const direction = descending === backwards ? 'asc' : 'desc'
      return sql`${by} ${sql.raw(direction)}${sql.raw(placeOfNulls(by, backwards))}`
    }),
    limit: page.size + 1,
    offset: page.number === undefined ? 0 : (page.number - 1) * page.size,
  }
}

// Left out for columns without nulls, or else an index could not provide the order.
const placeOfNulls = (by: Column | SQL, backwards: boolean): string =>
  is(by, Column) && by.notNull ? '' : ` nulls ${backwards ? 'first' : 'last'}`

/** Turns the rows of such a statement into the page. */
export function keysetPage<Row>(
  rows: readonly Row[],
  page: PageRequest,
  keys: readonly OrderKey<Row>[],
): KeysetPage<Row> {
  const backwards = page.before !== undefined
  const hasMore = rows.length > page.size
  const data = backwards ? rows.slice(0, page.size).reverse() : rows.slice(0, page.size)
  const [first, last] = [data[0], data.at(-1)]
  const isBeyondStart = page.after !== undefined || (page.number ?? 1) > 1
  return {
    data,
    after: last !== undefined && (backwards || hasMore) ? cursorOf(last, keys) : null,
    before: first !== undefined && (backwards ? hasMore : isBeyondStart) ? cursorOf(first, keys) : null,
  }
}

function cursorOf<Row>(row: Row, keys: readonly OrderKey<Row>[]): string {
  const values = keys.map(({ read }) => read(row))
  return writeCursor(values.map((value) => (value instanceof Date ? value.toISOString() : value)))
}

// Rows after the edge: the first key is beyond it, or equal and the second is, and so on.
function beyond<Row>(
  keys: readonly OrderKey<Row>[],
  edge: readonly CursorValue[],
  backwards: boolean,
): SQL | undefined {
  const choices = keys.map((key, depth) => {
    const equal = keys.slice(0, depth).map(({ by }, at) => isSame(by, edge[at] ?? null))
    return and(...equal, isBeyond(key.by, edge[depth] ?? null, key.descending !== backwards, backwards))
  })
  return or(...choices)
}

const isSame = (by: Column | SQL, value: CursorValue): SQL => (value === null ? isNull(by) : eq(sql`${by}`, value))

// Nulls come last forwards, whatever the direction of the key, and so first backwards.
function isBeyond(by: Column | SQL, value: CursorValue, falling: boolean, backwards: boolean): SQL | undefined {
  if (value === null) return backwards ? isNotNull(by) : sql`false`
  const further = falling ? lt(sql`${by}`, value) : gt(sql`${by}`, value)
  return backwards ? further : or(further, isNull(by))
}
