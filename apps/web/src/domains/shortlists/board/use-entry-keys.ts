import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { useState } from 'react'
import { useListedShortcuts } from '../../../platform/commands.ts'
import type { Entry } from '../entries/index.ts'

const listed = {
  title: 'Shortlist',
  shortcuts: [
    { keys: ['j'], does: 'Next candidate' },
    { keys: ['k'], does: 'Previous candidate' },
    { keys: ['Enter'], does: 'Open' },
    { keys: ['o'], does: 'Open' },
    { keys: ['n'], does: 'Take next step' },
    { keys: ['x'], does: 'Select for bulk action' },
    { keys: ['a'], does: 'Select all or none' },
    { keys: ['c'], does: 'Compare selected' },
    { keys: ['p'], does: 'Reject selected' },
    { keys: ['b'], does: 'Restore selected' },
    { keys: ['r'], does: 'Request contact of selected' },
    { keys: ['f'], does: 'Request feedback on selected' },
    { keys: ['t'], does: 'Tag selected' },
    { keys: ['w'], does: 'Assign selected' },
  ],
}

export interface EntryKeys {
  readonly onOpen: (entry: Entry) => void
  readonly onStep: (entry: Entry) => void
  readonly onCompare: () => void
  readonly onReject: (entries: readonly Entry[]) => void
  readonly onRestore: (entries: readonly Entry[]) => void
  readonly onContact: (entries: readonly Entry[]) => void
  readonly onFeedback: (entries: readonly Entry[]) => void
}

interface Worked {
  readonly entries: readonly Entry[]
  readonly marked: readonly string[]
  readonly onMark: (ids: readonly string[]) => void
  readonly active: boolean
}

/** Keyboard actions apply to the selected rows, or to the current row if none is selected. */
export function useEntryKeys({ entries, marked, onMark, active }: Worked, keys: EntryKeys): number {
  const [current, setCurrent] = useState(-1)
  const at = entries[current]
  const chosen = entries.filter(({ id }) => marked.includes(id))
  const targets = chosen.length > 0 || at === undefined ? chosen : [at]
  const onTargets = (act: (entries: readonly Entry[]) => void) => () => {
    if (targets.length > 0) act(targets)
  }
  /** The bulk bar, which holds the actions for selected candidates, takes the focus. */
  const focusIn = (name: string) => () => {
    if (chosen.length === 0 && at !== undefined) onMark([at.id])
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-bulk="${name}"] :is(input, select)`)?.focus(),
    )
  }
  const step = (by: number) => () => {
    const next = Math.max(0, Math.min(entries.length - 1, current + by))
    setCurrent(next)
    requestAnimationFrame(() => {
      const row = document.querySelector('tr[data-current]')
      row?.scrollIntoView({ block: 'nearest' })
      row?.querySelector<HTMLElement>('td:nth-child(2) button')?.focus({ preventScroll: true })
    })
  }
  useListedShortcuts(listed)
  useShortcuts(
    {
      j: step(1),
      k: step(-1),
      o: () => at !== undefined && keys.onOpen(at),
      n: () => {
        const entry = at ?? entries[0]
        if (entry !== undefined) keys.onStep(entry)
      },
      x: () => {
        if (at === undefined) return
        onMark(marked.includes(at.id) ? marked.filter((id) => id !== at.id) : [...marked, at.id])
      },
      a: () => onMark(chosen.length === entries.length ? [] : entries.map(({ id }) => id)),
      c: keys.onCompare,
      p: onTargets(keys.onReject),
      b: onTargets(keys.onRestore),
      r: onTargets(keys.onContact),
      f: onTargets(keys.onFeedback),
      t: focusIn('tag'),
      w: focusIn('owner'),
    },
    active,
  )
  return current
}
