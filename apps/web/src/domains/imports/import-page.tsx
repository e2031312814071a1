import type { ImportRowState } from '@assay/contracts/import-runs'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Meter } from '@assay/ui/meter'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { Tabs } from '@assay/ui/tabs'
import { useState } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCount, formatDay } from '../../platform/format.ts'
import { RequestFailed } from '../../platform/region.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { stateLabels } from './import-labels.ts'
import { ImportRows } from './import-rows.tsx'
import styles from './imports.module.css'
import { useDiscardImport, useDownloadProblems, useUndoImport } from './imports.mutations.ts'
import type { Import } from './imports.queries.ts'
import { MapColumns } from './map-columns.tsx'
import { StartForm } from './start-form.tsx'

interface ImportPageProps {
  run: Import
  isAgency: boolean
  onGone: () => void
  onChanged: () => void
}

/** One import, from the reading of its files to the undo. */
export function ImportPage({ run, isAgency, onGone, onChanged }: ImportPageProps) {
  const { label, tone } = stateLabels[run.state]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{run.name ?? 'Imported by API'}</h1>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <Acts run={run} onGone={onGone} />
      </header>
      {run.state === 'open' && run.source !== 'api' && (
        <Preparing run={run} isAgency={isAgency} onChanged={onChanged} />
      )}
      {(run.state === 'importing' || run.state === 'undoing') && <AtWork run={run} />}
      {(run.state === 'finished' || run.state === 'undone' || run.source === 'api') && <Outcome run={run} />}
    </div>
  )
}

function Acts({ run, onGone }: { run: Import; onGone: () => void }) {
  const discard = useDiscardImport(run.id)
  const save = useDownloadProblems(run.id)
  const [isUndoing, setUndoing] = useState(false)
  const hasProblems = (run.staged.problem ?? 0) > 0
  return (
    <div className={styles.acts}>
      {hasProblems && run.source === 'table' && (
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          Download rows to correct
        </Button>
      )}
      {run.state === 'open' && run.source !== 'api' && (
        <Button
          variant="quiet"
          busy={discard.isPending}
          onClick={() => discard.mutate(undefined, { onSuccess: onGone })}
        >
          Discard
        </Button>
      )}
      {run.undoUntil !== null && (
        <Button variant="quiet" onClick={() => setUndoing(true)}>
          Undo import…
        </Button>
      )}
      {isUndoing && <UndoDialog run={run} onClose={() => setUndoing(false)} />}
    </div>
  )
}

function Preparing({ run, isAgency, onChanged }: { run: Import; isAgency: boolean; onChanged: () => void }) {
  const { ready = 0, known = 0, problem = 0, unchanged = 0 } = run.staged
  const total = ready + known + problem + unchanged
  return (
    <>
      {run.source === 'table' && total > 0 && <MapColumns run={run} />}
      {total > 0 && (
        <Panel title="Preview" note={formatCount(total, run.source === 'table' ? 'row' : 'file')}>
          <RowTabs
            run={run}
            states={[
              ['ready', 'New', ready],
              ['known', 'Existing', known],
              ['problem', 'Problems', problem],
              ['unchanged', 'Unchanged', unchanged],
            ]}
          />
        </Panel>
      )}
      <Missing run={run} total={total} />
      {run.source === 'documents' && <ChooseFiles id={run.id} onSent={onChanged} />}
      {ready + known + unchanged > 0 ? (
        <StartForm run={run} isAgency={isAgency} />
      ) : (
        total > 0 && (
          <Notice tone="warn" title="No one can be imported yet">
            Choose the column with the email address or your own id, or correct the file and upload it again.
          </Notice>
        )
      )}
    </>
  )
}

/** What an upload that was interrupted did not bring. */
function Missing({ run: { source, missingFiles, name }, total }: { run: Import; total: number }) {
  if (source === 'table')
    return (
      total === 0 && (
        <Notice tone="warn" title={`${name ?? 'The file'} wasn’t uploaded`}>
          Discard this import and choose the file again.
        </Notice>
      )
    )
  if (missingFiles === null || missingFiles === 0) return null
  return (
    <Notice tone="warn" title={`${formatCount(missingFiles, 'file wasn’t', 'files weren’t')} uploaded`}>
      Choose {missingFiles === 1 ? 'it' : 'them'} again, or the whole folder: files already uploaded aren’t read twice.
      You can also import without {missingFiles === 1 ? 'it' : 'them'}.
    </Notice>
  )
}

type Kind = readonly [state: ImportRowState, label: string, count: number]

function RowTabs({ run, states }: { run: Import; states: readonly Kind[] }) {
  const shown = states.filter(([state, , count]) => count > 0 || state === 'ready')
  const first = shown.find(([, , count]) => count > 0)?.[0] ?? 'ready'
  const [tab, setTab] = useState<string>(first)
  return (
    <Tabs
      label="Rows"
      value={tab}
      onChange={setTab}
      tabs={shown.map(([state, label, count]) => ({
        value: state,
        label: `${label} ${count.toLocaleString('en')}`,
        panel: <ImportRows key={state} run={run} state={state} />,
      }))}
    />
  )
}

function AtWork({ run }: { run: Import }) {
  const isUndoing = run.state === 'undoing'
  const { imported = 0, updated = 0, undone = 0, kept = 0 } = run.staged
  const max = isUndoing ? imported + updated + undone + kept : (run.expectedRows ?? run.read)
  const value = isUndoing ? undone + kept : run.read
  return (
    <Panel title={isUndoing ? 'Undoing the import' : 'Importing'}>
      <div className={styles.sending}>
        <p role="status">
          {value.toLocaleString('en')} of {max.toLocaleString('en')}. You can leave this page; the import continues.
        </p>
        <Meter label="Progress" value={value} max={max} text={`${value} of ${max}`} />
      </div>
    </Panel>
  )
}

function Outcome({ run }: { run: Import }) {
  const count = (number: number | undefined) =>
    number === undefined || number === 0 ? null : number.toLocaleString('en')
  const { problem = 0, undone = 0, kept = 0, imported = 0, updated = 0 } = run.staged
  return (
    <>
      {kept > 0 && (
        <Notice tone="warn" title={`${formatCount(kept, 'person was', 'people were')} kept unchanged`}>
          They have been changed or contacted since the import. The list below says what happened.
        </Notice>
      )}
      <Panel title="Result">
        <FactList
          aligned
          facts={[
            ['Imported', run.imported.toLocaleString('en')],
            ['Updated', count(run.updated)],
            ['Unchanged', count(run.unchanged)],
            ['Kept as they were', count(run.skipped)],
            ['Not imported', count(run.rejected)],
            ['Undone', count(undone)],
            ['Consent until', run.consentUntil === null ? null : formatDay(run.consentUntil)],
            ['Can be undone until', run.undoUntil === null ? null : formatDay(run.undoUntil)],
          ]}
        />
      </Panel>
      {run.source !== 'api' && problem + kept + imported + updated > 0 && (
        <Panel title="Rows">
          <RowTabs
            run={run}
            states={[
              ['kept', 'Kept as they were', kept],
              ['problem', 'Not imported', problem],
              ['imported', 'Imported', imported],
              ['updated', 'Updated', updated],
            ]}
          />
        </Panel>
      )}
      {imported + updated > 0 && run.state === 'finished' && (
        <p className={styles.note}>The candidates appear in searches within seconds.</p>
      )}
    </>
  )
}

function UndoDialog({ run, onClose }: { run: Import; onClose: () => void }) {
  const undo = useUndoImport(run.id)
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title="Undo this import?"
      description="New candidates are erased, and updated ones are restored. Candidates someone has worked with since then are kept and listed."
      confirmLabel={`Undo ${formatCount(run.imported + run.updated, 'person', 'people')}`}
      danger
      busy={undo.isPending}
      onConfirm={() => undo.mutate(undefined, { onSuccess: onClose })}
    >
      {undo.error !== null && <RequestFailed error={undo.error} />}
    </Confirm>
  )
}
