import { useState } from 'react'

export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  /** Selects all of them, or none if all were selected. */
  readonly toggle: (some: readonly Row[]) => void
  readonly replace: (rows: readonly Row[]) => void
  readonly clear: () => void
}

/** The selected rows of a list, across its pages. */
export function useSelection<Row extends { readonly id: string }>(): Selection<Row> {
  const [rows, setRows] = useState<readonly Row[]>([])
  const has = ({ id }: Row) => rows.some((row) => row.id === id)
  const without = (some: readonly Row[]) => rows.filter((row) => some.every(({ id }) => id !== row.id))
  return {
    rows,
    has,
    toggle: (some) => setRows(some.every(has) ? without(some) : [...without(some), ...some]),
    replace: setRows,
    clear: () => setRows([]),
  }
}
