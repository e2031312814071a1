import { type PipelineStage, pipelineStages } from '@assay/contracts/shortlisteds'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { Ellipsis } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { stageWords } from '../../platform/stage-words.ts'
import { ageOf, daysInStage, nameOf, rateInWords, votesInWords } from './entry-words.ts'
import styles from './shortlist.module.css'
import type { Entry } from './shortlisteds.queries.ts'

interface ShortlistBoardProps {
  entries: readonly Entry[]
  onOpen: (entry: Entry) => void
  onPass: (entry: Entry) => void
  onRestore: (entry: Entry) => void
}

const ALWAYS: readonly PipelineStage[] = ['shortlisted', 'passed']
const DRAGGED = 'text/x-assay-entry'

/** The shortlist as columns. What can be dragged can be moved by the menu of its card too. */
export function ShortlistBoard({ entries, onOpen, onPass, onRestore }: ShortlistBoardProps) {
  const [over, setOver] = useState<PipelineStage | null>(null)
  const stages = pipelineStages.filter(
    (stage) => ALWAYS.includes(stage) || entries.some((each) => each.stage === stage),
  )
  const drop = (stage: PipelineStage) => (event: DragEvent) => {
    event.preventDefault()
    setOver(null)
    const entry = entries.find(({ id }) => id === event.dataTransfer.getData(DRAGGED))
    if (entry === undefined) return
    if (stage === 'passed' && entry.mayDo.includes('pass')) onPass(entry)
    if (stage === 'shortlisted' && entry.mayDo.includes('restore')) onRestore(entry)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.board} aria-label="Board" tabIndex={0}>
      {stages.map((stage) => {
        const own = entries.filter((entry) => entry.stage === stage)
        return (
          <section
            key={stage}
            aria-label={stageWords[stage]}
            className={styles.column}
            data-target={over === stage || undefined}
            onDragOver={(event) => {
              if (!ALWAYS.includes(stage)) return
              event.preventDefault()
              setOver(stage)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={drop(stage)}
          >
            <h2>
              {stageWords[stage]} <span className={styles.count}>{own.length}</span>
            </h2>
            <ul className={styles.cards}>
              {own.map((entry) => (
                <EntryCard key={entry.id} entry={entry} onOpen={onOpen} onPass={onPass} onRestore={onRestore} />
              ))}
            </ul>
          </section>
        )
      })}
    </section>
  )
}

function EntryCard({ entry, onOpen, onPass, onRestore }: Omit<ShortlistBoardProps, 'entries'> & { entry: Entry }) {
  const isMovable = entry.mayDo.includes('pass') || entry.mayDo.includes('restore')
  return (
    <li
      className={styles.entry}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, entry.id)
        event.dataTransfer.effectAllowed = 'move'
      }}
    >
      <div className={styles.entryHead}>
        <span className={styles.who}>
          <button type="button" onClick={() => onOpen(entry)}>
            {nameOf(entry)}
          </button>
          <span className={styles.note}>{entry.candidate.headline || entry.candidate.titleName}</span>
        </span>
        <Menu
          trigger={
            <IconButton size="small" label={`Move ${nameOf(entry)}`} icon={<Ellipsis size={16} aria-hidden="true" />} />
          }
          actions={[
            { key: 'open', label: 'Open', onSelect: () => onOpen(entry) },
            ...(entry.mayDo.includes('pass') ? [{ key: 'pass', label: 'Pass…', onSelect: () => onPass(entry) }] : []),
            ...(entry.mayDo.includes('restore')
              ? [{ key: 'restore', label: 'Take back…', onSelect: () => onRestore(entry) }]
              : []),
          ]}
        />
      </div>
      <span>
        {entry.scoreNow ?? '–'} now, {entry.scoreAtAdd ?? '–'} when added
      </span>
      <span className={styles.note}>
        {rateInWords(entry)} · {votesInWords(entry)} · {entry.owner?.fullName ?? 'nobody'}
      </span>
      <span className={styles.age} data-age={ageOf(entry)}>
        {daysInStage(entry)} days here
      </span>
    </li>
  )
}
