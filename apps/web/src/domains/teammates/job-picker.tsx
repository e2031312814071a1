import { Checkbox, Radio } from '@assay/ui/checkbox'
import { useQuery } from '@tanstack/react-query'
import { requirementChoicesQuery } from '../../platform/requirement-chooser/requirement-choices.queries.ts'
import styles from './teammates.module.css'

export interface JobPickerProps {
  jobAccess: 'all' | 'assigned'
  chosen: readonly string[]
  /** Jobs that may be older than those offered. */
  known?: readonly { id: string; title: string }[]
  /** The role covers assigned jobs anyway. */
  isAssignedByRole: boolean
  onJobAccess: (jobAccess: 'all' | 'assigned') => void
  onChosen: (chosen: readonly string[]) => void
}

const UNFINISHED = ['draft', 'pendingApproval', 'open', 'paused'] as const

/** The jobs that a member works on. */
export function JobPicker(props: JobPickerProps) {
  const { jobAccess, chosen, known = [], isAssignedByRole, onJobAccess, onChosen } = props
  const { data: found = [] } = useQuery(requirementChoicesQuery({ states: UNFINISHED }))
  const jobs = new Map([...known, ...found].map(({ id, title }) => [id, title]))
  return (
    <fieldset className={styles.jobs}>
      <legend>Jobs</legend>
      {isAssignedByRole ? (
        <p className={styles.quiet}>This role covers only the jobs you select here.</p>
      ) : (
        <>
          <Radio name="jobAccess" label="All jobs" checked={jobAccess === 'all'} onChange={() => onJobAccess('all')} />
          <Radio
            name="jobAccess"
            label="Only selected jobs"
            checked={jobAccess === 'assigned'}
            onChange={() => onJobAccess('assigned')}
          />
        </>
      )}
      {(isAssignedByRole || jobAccess === 'assigned') && (
        <div className={styles.choices}>
          {jobs.size === 0 && <p className={styles.quiet}>No open jobs yet.</p>}
          {[...jobs].map(([id, title]) => (
            <Checkbox
              key={id}
              label={title}
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChosen(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
