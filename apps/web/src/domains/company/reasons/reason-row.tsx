import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react'
import { builtInOptions, formatUses } from './reason-labels.ts'
import styles from './reasons.module.css'
import { useMoveReason, useRetireReason } from './reasons.mutations.ts'
import type { Reason } from './reasons.queries.ts'

interface ReasonRowProps {
  reason: Reason
  mayChange: boolean
  place: { at: number; isLast: boolean }
  onRename: (reason: Reason) => void
}

export function ReasonRow({ reason, mayChange, place: { at, isLast }, onRename }: ReasonRowProps) {
  const move = useMoveReason()
  const retire = useRetireReason()
  const { id, kind, label, isBuiltIn, belongsTo } = reason
  const meaning = builtInOptions(kind).find(({ value }) => value === belongsTo)?.label
  return (
    <li className={styles.reason}>
      <span className={styles.label}>
        {label}
        {!isBuiltIn && kind !== 'withdraw' && <small className={styles.meaning}>Counts as “{meaning}”</small>}
      </span>
      <span className={styles.uses}>{formatUses(reason)}</span>
      {mayChange && (
        <span className={styles.acts}>
          <IconButton
            size="small"
            label={`Move “${label}” up`}
            icon={<ArrowUp size={14} />}
            disabled={at === 0}
            onClick={() => move.mutate({ id, position: at - 1 })}
          />
          <IconButton
            size="small"
            label={`Move “${label}” down`}
            icon={<ArrowDown size={14} />}
            disabled={isLast}
            onClick={() => move.mutate({ id, position: at + 1 })}
          />
          <Menu
            trigger={<IconButton size="small" label={`More for “${label}”`} icon={<Ellipsis size={14} />} />}
            align="end"
            actions={[
              { key: 'rename', label: 'Rename…', onSelect: () => onRename(reason) },
              { key: 'retire', label: 'Retire', disabled: at === 0 && isLast, onSelect: () => retire.mutate(reason) },
            ]}
          />
        </span>
      )}
    </li>
  )
}
