import { Checkbox } from '@assay/ui/checkbox'
import { Chip } from '@assay/ui/chip'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useState } from 'react'
import { useListedShortcuts } from '../../platform/commands.ts'
import { stageWords } from '../../platform/stage-words.ts'
import { ageOf, daysInStage, nameOf, rateInWords, votesInWords } from './entry-words.ts'
import styles from './shortlist.module.css'
import type { Entry } from './shortlisteds.queries.ts'

interface ShortlistTableProps {
  entries: readonly Entry[]
  marked: readonly string[]
  onMark: (ids: readonly string[]) => void
  onOpen: (entry: Entry) => void
  sort: string
  onSort: (sort: string) => void
}

const shortcuts = {
  title: 'Shortlist',
  shortcuts: [
    { keys: ['j'], does: 'Next candidate' },
    { keys: ['k'], does: 'Previous candidate' },
    { keys: ['x'], does: 'Mark for a bulk action' },
    { keys: ['o'], does: 'Open' },
  ],
}

/** The shortlist as a table, worked by keyboard as well as by hand. */
export function ShortlistTable({ entries, marked, onMark, onOpen, sort, onSort }: ShortlistTableProps) {
  const [current, setCurrent] = useState(-1)
  const toggle = (id: string) => onMark(marked.includes(id) ? marked.filter((each) => each !== id) : [...marked, id])
  const withCurrent = (act: (entry: Entry) => void) => () => {
    const entry = entries[current]
    if (entry !== undefined) act(entry)
  }
  useListedShortcuts(shortcuts)
  useShortcuts({
    j: () => setCurrent((at) => Math.min(entries.length - 1, at + 1)),
    k: () => setCurrent((at) => Math.max(0, at - 1)),
    x: withCurrent(({ id }) => toggle(id)),
    o: withCurrent(onOpen),
  })
  const sortBy = (name: string) => () => onSort(sort === `-${name}` ? name : `-${name}`)
  const sorted = (name: string) => (sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined)
  const isAll = entries.every(({ id }) => marked.includes(id))
  return (
    <Table label="Shortlist">
      <thead>
        <tr>
          <HeadCell>
            <Checkbox
              label={<VisuallyHidden>Mark all</VisuallyHidden>}
              checked={isAll}
              onChange={() => onMark(isAll ? [] : entries.map(({ id }) => id))}
            />
          </HeadCell>
          <HeadCell>Candidate</HeadCell>
          <HeadCell onSort={sortBy('stage')} sorted={sorted('stage')}>
            Stage
          </HeadCell>
          <HeadCell
            numeric
            // The longer ago, the more days: the order of the one is the reverse of the other.
            onSort={() => onSort(sort === 'stageSince' ? '-stageSince' : 'stageSince')}
            sorted={sort === 'stageSince' ? 'descending' : sort === '-stageSince' ? 'ascending' : undefined}
          >
            Days
          </HeadCell>
          <HeadCell numeric className={styles.roomy} onSort={sortBy('scoreAtAdd')} sorted={sorted('scoreAtAdd')}>
            Score then
          </HeadCell>
          <HeadCell numeric>Now</HeadCell>
          <HeadCell className={styles.roomy}>Rate</HeadCell>
          <HeadCell className={styles.roomy}>Owner</HeadCell>
          <HeadCell className={styles.roomy}>Votes</HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, place) => (
          <Row key={entry.id} current={place === current}>
            <Cell>
              <Checkbox
                label={<VisuallyHidden>Mark {nameOf(entry)}</VisuallyHidden>}
                checked={marked.includes(entry.id)}
                onChange={() => toggle(entry.id)}
              />
            </Cell>
            <Cell className={styles.who}>
              <button type="button" onClick={() => onOpen(entry)}>
                {nameOf(entry)}
              </button>
              <span className={styles.note}>{entry.candidate.headline || entry.candidate.titleName}</span>
              {entry.tags.length > 0 && (
                <span className={styles.chips}>
                  {entry.tags.map(({ id, name }) => (
                    <Chip key={id}>{name}</Chip>
                  ))}
                </span>
              )}
            </Cell>
            <Cell>{stageWords[entry.stage]}</Cell>
            <Cell numeric>
              <span className={styles.age} data-age={ageOf(entry)}>
                {daysInStage(entry)}
              </span>
            </Cell>
            <Cell numeric className={styles.roomy}>
              {entry.scoreAtAdd ?? '–'}
            </Cell>
            <Cell numeric>{entry.scoreNow ?? '–'}</Cell>
            <Cell className={styles.roomy}>{rateInWords(entry)}</Cell>
            <Cell className={styles.roomy}>{entry.owner?.fullName ?? 'Nobody'}</Cell>
            <Cell className={styles.roomy}>{votesInWords(entry)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
