import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { RequirementChooser } from '../../platform/requirement-chooser/requirement-chooser.tsx'
import styles from './compensation.module.css'
import { describeCell } from './compensation-labels.ts'
import { usePin, useUnpin } from './compensations.mutations.ts'
import { type Compensation, pinQuery } from './compensations.queries.ts'

/** Pins one of the figures to a job. */
export function PinPanel({
  cells,
  jobLink,
}: {
  cells: readonly Compensation[]
  jobLink: (id: string, words: string) => ReactNode
}) {
  const [job, setJob] = useState<{ id: string; title: string } | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const pin = usePin()
  const unpin = useUnpin()
  const pinned = useQuery({ ...pinQuery(job?.id ?? ''), enabled: job !== null })
  const cell = cells.find(({ id }) => id === chosen) ?? cells[0]
  return (
    <Panel title="Pin to a job">
      <div className={styles.form}>
        <RequirementChooser label="Job" value={job?.id ?? ''} onChoose={setJob} states={['draft', 'open', 'paused']} />
        {cells.length > 1 && (
          <Select
            label="Figure"
            value={cell?.id ?? ''}
            options={cells.map((each) => ({ value: each.id, label: describeCell(each) }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        {job === null ? (
          <p className={styles.quiet}>The job’s overview then shows these figures to its hiring team.</p>
        ) : (
          <>
            {pinned.data != null && (
              <p className={styles.quiet}>
                Pinned to {jobLink(job.id, job.title)} now: {pinned.data.label}.{' '}
                <Button size="small" variant="quiet" onClick={() => unpin.mutate(pinned.data?.id ?? '')}>
                  Unpin
                </Button>
              </p>
            )}
            <div>
              <Button
                busy={pin.isPending}
                onClick={() =>
                  cell !== undefined && pin.mutate({ id: cell.id, requirementId: job.id, title: job.title })
                }
              >
                Pin to job
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  )
}
