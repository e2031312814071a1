import { Button } from '@assay/ui/button'
import type { ReactNode } from 'react'
import { download, fileNameOf } from '../../../platform/download.ts'
import { formatCount } from '../../../platform/format.ts'
import { useTakesLead } from '../../../platform/leading-step.ts'
import { csvOf, type ListColumn } from '../../../platform/list-views/list-columns.ts'
import { useMatchActions, viewOfMatch } from '../matches/index.ts'
import type { Match } from '../searches/index.ts'
import { MAX_COMPARED } from './compare-dialog.tsx'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  selected: readonly Match[]
  /** Adds all that the filters leave. */
  selectAll: ReactNode
  /** The name of the search, for the file. */
  name: string
  onCompare: () => void
  onClear: () => void
}

/** Actions for all selected candidates together. */
export function SelectionBar({ selected, selectAll, name, onCompare, onClear }: SelectionBarProps) {
  const actions = useMatchActions()
  useTakesLead(actions !== null)
  const save = () =>
    download(new Blob([csvOf(columns, selected)], { type: 'text/csv;charset=utf-8' }), `${fileName(name)}.csv`)
  return (
    <section className={styles.bar} aria-label="Selected candidates">
      <strong>{formatCount(selected.length, 'candidate')} selected</strong>
      {selectAll}
      {actions !== null && (
        <Button size="small" variant="primary" onClick={() => actions.onShortlistMany(selected, onClear)}>
          Shortlist for…
        </Button>
      )}
      {actions?.onPoolMany !== undefined && (
        <Button size="small" onClick={() => actions.onPoolMany?.(selected, onClear)}>
          Add to talent pool…
        </Button>
      )}
      {selected.length >= 2 && selected.length <= MAX_COMPARED && (
        <Button size="small" onClick={onCompare}>
          Compare {selected.length}
        </Button>
      )}
      <Button size="small" onClick={save}>
        Download CSV
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        Clear selection
      </Button>
      {selected.length > MAX_COMPARED && <span>Up to {MAX_COMPARED} can be compared.</span>}
    </section>
  )
}

const column = (label: string, text: ListColumn<Match>['text']): ListColumn<Match> => ({
  key: label,
  label,
  text,
  cell: text,
})

const columns = [
  column('Rank', ({ rank }) => rank),
  column('Candidate', (match) => viewOfMatch(match).name),
  column('Headline', (match) => viewOfMatch(match).headline),
  column('Must-haves met', ({ mustHavesMet }) => mustHavesMet),
  column('Must-haves asked', ({ mustHavesAsked }) => mustHavesAsked),
  column('Years', ({ candidate }) => candidate.experienceYears),
  column('Country', (match) => viewOfMatch(match).place),
  column('Pay', (match) => viewOfMatch(match).pay?.shown ?? null),
  column('Pay as stated', (match) => viewOfMatch(match).pay?.original ?? viewOfMatch(match).pay?.shown ?? null),
  column('Notice', (match) => viewOfMatch(match).notice),
  column('Overlap in hours', ({ overlapHours }) => overlapHours),
  column('Score', ({ score }) => score),
]

const fileName = (name: string): string => fileNameOf(name).slice(0, 60) || 'candidates'
