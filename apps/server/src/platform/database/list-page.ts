import type { PageRequest } from '@assay/jsonapi/page'
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
