/** The number of rows on all pages, as the answer of a paged list says it. */
export function totalOf(meta: Record<string, unknown>, shown: number): number {
  return Number((meta['page'] as { total?: number } | undefined)?.total ?? meta['total'] ?? shown)
}
