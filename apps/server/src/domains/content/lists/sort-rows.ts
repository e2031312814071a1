import type { SortKey } from '@assay/jsonapi/read-query'

type Read<Row> = (row: Row) => string | number

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Sorts by the given keys; without any the rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  keys: readonly SortKey[],
  read: Readonly<Record<string, Read<Row>>>,
): Row[] {
  return rows.toSorted((a, b) => {
    for (const { name, descending } of keys) {
      const value = read[name]
      const order = value ? compare(value(a), value(b)) : 0
      if (order !== 0) return descending ? -order : order
    }
    return 0
  })
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}
