/** The server's maximum page size, so that a whole list needs the fewest requests. */
export const MAX_PAGE = 100

/** The first rows of a list, or all of them. The first page is 1. */
export async function loadPages<Row>(
  load: (page: number) => Promise<{ rows: readonly Row[]; total: number }>,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 1; found.length < most; page += 1) {
    const { rows, total } = await load(page)
    found.push(...rows)
    if (rows.length === 0 || found.length >= total) break
  }
  return found.slice(0, most)
}
