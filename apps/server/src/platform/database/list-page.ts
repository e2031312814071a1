import type { PageRequest } from '@assay/jsonapi/page'
import { and, count, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from './keyset.ts'

type Clauses = ReturnType<typeof keysetClauses>

/** One page of a list and how long the whole list is. */
export async function listPage<Row>({
  page,
  keys,
  rows,
  count,
}: {
  readonly page: PageRequest
  readonly keys: readonly OrderKey<Row>[]
  readonly rows: (clauses: Clauses) => PromiseLike<Row[]>
  readonly count: () => PromiseLike<readonly { readonly total: number }[]>
}): Promise<KeysetPage<Row> & { total: number }> {
  const found = await rows(keysetClauses(page, keys))
  const [counted] = await count()
  return { ...keysetPage(found, page, keys), total: counted?.total ?? 0 }
}

/** A page of the rows of one table, as they are stored. */
export function listRows<Row>(
  db: Queries,
  table: PgTable & { readonly $inferSelect: Row },
  {
    where: among,
    ...wanted
  }: { readonly page: PageRequest; readonly keys: readonly OrderKey<Row>[]; readonly where: SQL | undefined },
): Promise<KeysetPage<Row> & { total: number }> {
  const from: PgTable = table
  return listPage<Row>({
    ...wanted,
    rows: async ({ where, orderBy, limit, offset }) => {
      const found = await db
        .select()
        .from(from)
        .where(and(among, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      // The library knows the columns of a table only where the table is named.
      return found as Row[]
    },
    count: () => db.select({ total: count() }).from(from).where(among),
  })
}
