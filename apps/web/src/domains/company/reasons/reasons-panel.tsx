import { type ReasonKind, reasonKinds } from '@assay/contracts/reason-codes'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Tabs } from '@assay/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Region } from '../../../platform/region.tsx'
import { AddReason } from './add-reason.tsx'
import { formatUses, kindLabels, kindNotes } from './reason-labels.ts'
import { ReasonRow } from './reason-row.tsx'
import styles from './reasons.module.css'
import { useRestoreReason } from './reasons.mutations.ts'
import { type Reason, reasonsQuery } from './reasons.queries.ts'
import { RenameReason } from './rename-reason.tsx'

/** Owners and admins rename, order and retire them. Old records keep theirs. */
export function ReasonsPanel() {
  const query = useQuery(reasonsQuery())
  const [kind, setKind] = useState<string>('reject')
  const [renamed, setRenamed] = useState<Reason | null>(null)
  return (
    <Panel title="Reasons" note="Owners and admins can change them">
      <Region query={query}>
        {({ reasons, mayChange }) => (
          <Tabs
            label="Reasons"
            value={kind}
            onChange={setKind}
            tabs={reasonKinds.map((each) => ({
              value: each,
              label: kindLabels[each],
              panel: (
                <KindPanel
                  kind={each}
                  reasons={reasons.filter((reason) => reason.kind === each)}
                  mayChange={mayChange}
                  onRename={setRenamed}
                />
              ),
            }))}
          />
        )}
      </Region>
      {renamed !== null && <RenameReason key={renamed.id} reason={renamed} onClose={() => setRenamed(null)} />}
    </Panel>
  )
}

interface KindPanelProps {
  kind: ReasonKind
  reasons: readonly Reason[]
  mayChange: boolean
  onRename: (reason: Reason) => void
}

function KindPanel({ kind, reasons, mayChange, onRename }: KindPanelProps) {
  const offered = reasons.filter(({ retiredAt }) => retiredAt === null)
  const retired = reasons.filter(({ retiredAt }) => retiredAt !== null)
  return (
    <div className={styles.kind}>
      <p className={styles.quiet}>{kindNotes[kind]}</p>
      <ol className={styles.reasons} aria-label={kindLabels[kind]}>
        {offered.map((reason, at) => (
          <ReasonRow
            key={reason.id}
            reason={reason}
            mayChange={mayChange}
            place={{ at, isLast: at === offered.length - 1 }}
            onRename={onRename}
          />
        ))}
      </ol>
      {mayChange && <AddReason key={kind} kind={kind} />}
      {retired.length > 0 && <Retired reasons={retired} mayChange={mayChange} />}
    </div>
  )
}

function Retired({ reasons, mayChange }: { reasons: readonly Reason[]; mayChange: boolean }) {
  const restore = useRestoreReason()
  return (
    <details>
      <summary className={styles.quiet}>Retired · {reasons.length}</summary>
      <ul className={styles.reasons} aria-label="Retired reasons">
        {reasons.map((reason) => (
          <li key={reason.id} className={styles.reason}>
            <span className={styles.retired}>{reason.label}</span>
            <span className={styles.uses}>{formatUses(reason)}</span>
            {mayChange && (
              <Button
                size="small"
                variant="quiet"
                busy={restore.isPending && restore.variables.id === reason.id}
                aria-label={`Restore “${reason.label}”`}
                onClick={() => restore.mutate(reason)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
