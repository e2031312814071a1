import { Badge } from '@assay/ui/badge'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { Cell, Row } from '@assay/ui/table'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { originLabels } from './entry-labels.ts'
import type { ProposedAct } from './propose-dialog.tsx'
import styles from './taxonomy.module.css'
import { useDeprecateEntry } from './taxonomy.mutations.ts'
import type { Entry, ListName } from './taxonomy.queries.ts'

/** So that they stay on one line. */
const MAX_LETTERS = 48

interface EntryRowProps {
  list: ListName
  entry: Entry
  /** Without it, changes are proposed, and each action opens a dialog. */
  mayEdit: boolean
  onAct: (act: ProposedAct) => void
  /** The cells between name and actions. */
  children: ReactNode
}

export function EntryRow({ list, entry, mayEdit, onAct, children }: EntryRowProps) {
  const { id, name, aliases, state, origin, mayDo } = entry
  const deprecate = useDeprecateEntry(list)
  const verb = mayDo.includes('restore') ? 'restore' : 'deprecate'
  const shown = firstOf(aliases)
  const more = aliases.length - shown.length
  return (
    <Row>
      <Cell className={styles.name}>
        {name} {state === 'deprecated' && <Badge tone="waiting">Deprecated</Badge>}
        {origin === 'operators' && <Badge>{originLabels[origin]}</Badge>}
        {aliases.length > 0 && (
          <span className={styles.note}>
            {shown.join(', ')}
            {more > 0 && ` and ${more} more`}
          </span>
        )}
      </Cell>
      {children}
      <Cell>
        <Menu
          trigger={
            <IconButton
              size="small"
              label={`Actions for ${name}`}
              disabled={deprecate.isPending}
              icon={<Ellipsis size={16} aria-hidden="true" />}
            />
          }
          actions={[
            { key: 'edit', label: 'Edit…', onSelect: () => onAct('change') },
            { key: 'merge', label: 'Merge…', onSelect: () => onAct('merge') },
            {
              key: verb,
              label: `${verb === 'restore' ? 'Restore' : 'Deprecate'}${mayEdit ? '' : '…'}`,
              separated: true,
              onSelect: () => (mayEdit ? deprecate.mutate({ id, verb }) : onAct(verb)),
            },
          ]}
        />
      </Cell>
    </Row>
  )
}

function firstOf(aliases: readonly string[]): readonly string[] {
  const fitting = aliases.filter((_, at) => aliases.slice(0, at + 1).join(', ').length <= MAX_LETTERS)
  return fitting.length === 0 ? aliases.slice(0, 1) : fitting
}
