/** The number of rows on all pages, from the answer of a paged list. */
export function totalOf(meta: Record<string, unknown>, shown: number): number {
  return Number((meta['page'] as { total?: number } | undefined)?.total ?? meta['total'] ?? shown)
}
