import { type PipelineStage, pipelineStages } from '@assay/contracts/shortlisteds'
import { Avatar } from '@assay/ui/avatar'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { PersonMark } from '@assay/ui/person-mark'
import { Ellipsis } from 'lucide-react'
import { memo } from 'react'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import type { Entry } from '../entries/index.ts'
import { ageOf, daysInStage, formatRateBriefly, formatStay, formatVotes, isVoted, nameOf } from '../entries/index.ts'
import styles from './board.module.css'
import type { BoardMove } from './board-moves.ts'

export interface BoardActs {
  moveOf: (entry: Entry, to: PipelineStage) => BoardMove | null
  onMove: (entry: Entry, to: PipelineStage) => void
  onOpen: (entry: Entry) => void
  /** null when it is over. */
  onDrag: (entry: Entry | null) => void
}

/** What a candidate waits for now. */
export interface Matter {
  readonly words: string
  readonly isLate: boolean
  /** Of someone hired, whose card has no other. */
  readonly isOfHire?: boolean
}

interface BoardEntryProps {
  entry: Entry
  acts: BoardActs
  /** Without it the card shows the pay. */
  matter: Matter | undefined
}

export const BoardEntry = memo(function BoardEntry({ entry, acts, matter }: BoardEntryProps) {
  const { moveOf, onMove, onOpen, onDrag } = acts
  const headline = entry.candidate.headline || (entry.candidate.titleName ?? '')
  const ways = pipelineStages.filter((stage) => (moveOf(entry, stage)?.does ?? 'nothing') !== 'nothing')
  return (
    <li
      className={styles.entry}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', nameOf(entry))
        event.dataTransfer.effectAllowed = 'move'
        onDrag(entry)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <PersonMark id={entry.candidate.id} name={nameOf(entry)} />
      <button
        type="button"
        className={styles.name}
        aria-label={nameOf(entry)}
        title={nameOf(entry)}
        data-board-entry={entry.id}
        onClick={() => onOpen(entry)}
      >
        <span className={styles.words} dir="auto">
          {shortNameOf(entry)}
        </span>
      </button>
      {entry.owner !== null && (
        <span className={styles.owner}>
          <Avatar name={entry.owner.fullName} size="small" />
        </span>
      )}
      <span className={styles.headline} title={headline}>
        {headline}
      </span>
      <span className={styles.line}>
        <span className={styles.age} data-age={ageOf(entry)} title={`In this stage ${formatStay(entry)}`}>
          {daysInStage(entry) === 0 ? 'today' : `${daysInStage(entry)} d`}
        </span>
        <span className={styles.matter} data-late={matter?.isLate || undefined}>
          {matter?.words ?? formatRateBriefly(entry)}
        </span>
      </span>
      {isVoted(entry) && <span className={styles.votes}>{formatVotes(entry)}</span>}
      <span className={styles.menu}>
        <Menu
          align="end"
          trigger={
            <IconButton size="small" label={`Move ${nameOf(entry)}`} icon={<Ellipsis size={16} aria-hidden="true" />} />
          }
          actions={[
            { key: 'open', label: 'Open', onSelect: () => onOpen(entry) },
            ...ways.map((stage, place) => ({
              key: stage,
              label: `Move to “${stageLabels[stage]}”…`,
              separated: place === 0,
              onSelect: () => onMove(entry, stage),
            })),
          ]}
        />
      </span>
    </li>
  )
})

/** The mark next to it replaces the word “Candidate”. */
const shortNameOf = ({ candidate: { legalName, maskedName } }: Entry): string =>
  legalName ?? maskedName.replace(/^Candidate /, '')
