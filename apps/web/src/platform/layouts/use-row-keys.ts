import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { useRef } from 'react'

/** Rows of tables, and of lists that are marked with `data-row-list`. */
const ROWS = 'tbody > tr, [data-row-list] > li'
/**
 * The element that opens a row: its first link or button, which in a table is in the first cell, or after the one that
 * selects.
 */
const OPENERS = ':scope > td:nth-child(-n + 2) :is(a[href], button), :scope:not(tr) :is(a[href], button)'

export const rowKeys = {
  title: 'Lists',
  shortcuts: [
    { keys: ['j'], does: 'Next row' },
    { keys: ['k'], does: 'Previous row' },
    { keys: ['Enter'], does: 'Open' },
    { keys: ['o'], does: 'Open' },
    { keys: ['x'], does: 'Select, where rows can be selected' },
  ],
}

/**
 * Moves the focus through the rows of a page, wherever it was before. Enter opens the focused row, which gets the
 * focus back afterwards, as with Tab. Lists with their own keys handle them first.
 */
export function useRowKeys(): void {
  const last = useRef<Place>({ row: null, at: -1 })
  const current = (): Place => {
    const rows = rowsOf()
    const at = rows.findIndex((row) => row.contains(document.activeElement) || row === last.current.row)
    return { row: rows[at] ?? null, at }
  }
  const step = (by: number) => () => {
    const rows = rowsOf()
    const at = Math.max(0, Math.min(rows.length - 1, current().at + by))
    const row = rows[at] ?? null
    last.current = { row, at }
    openerOf(row)?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts(
    {
      j: step(1),
      k: step(-1),
      o: () => openerOf(current().row)?.click(),
      x: () => current().row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
    },
    true,
    'last',
  )
}

interface Place {
  readonly row: HTMLElement | null
  readonly at: number
}

const rowsOf = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#main :is(${ROWS})`)].filter((row) => openerOf(row)?.checkVisibility())

const openerOf = (row: HTMLElement | null): HTMLElement | null => row?.querySelector<HTMLElement>(OPENERS) ?? null
