import { type PipelineStage, pipelineStages } from '@assay/contracts/shortlisteds'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { Ellipsis } from 'lucide-react'
import { formatCount } from '../../../platform/format.ts'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import type { Entry } from '../entries/index.ts'
import { ageOf, daysInStage, formatRate, formatVotes, nameOf } from '../entries/index.ts'
import styles from '../entries/shortlist.module.css'
import type { BoardMove } from './board-moves.ts'

export interface BoardActs {
  moveOf: (entry: Entry, to: PipelineStage) => BoardMove | null
  onMove: (entry: Entry, to: PipelineStage) => void
  onOpen: (entry: Entry) => void
}

export function BoardEntry({
  entry,
  moveOf,
  onMove,
  onOpen,
  onDrag,
}: BoardActs & { entry: Entry; onDrag: (entry: Entry | null) => void }) {
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
      <div className={styles.entryHead}>
        <span className={styles.who}>
          <button type="button" data-board-entry={entry.id} onClick={() => onOpen(entry)}>
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
            ...ways.map((stage, place) => ({
              key: stage,
              label: `Move to “${stageLabels[stage]}”…`,
              separated: place === 0,
              onSelect: () => onMove(entry, stage),
            })),
          ]}
        />
      </div>
      <span>
        {entry.scoreNow ?? '–'} now, {entry.scoreAtAdd ?? '–'} when added
      </span>
      <span className={styles.note}>
        {formatRate(entry)} · {formatVotes(entry)} · {entry.owner?.fullName ?? 'no owner'}
      </span>
      <span className={styles.age} data-age={ageOf(entry)}>
        {formatCount(daysInStage(entry), 'day')} in stage
      </span>
    </li>
  )
}
