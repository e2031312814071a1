import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { formatStage } from '../../platform/labels/stage-labels.ts'
import { shownJobsQuery } from './agency-clients.queries.ts'
import styles from './clients.module.css'
import { ShownOpinion } from './shown-opinion.tsx'

/** The jobs for which an agency shares a candidate with the client contact, each with their vote, next to the profile. */
export function ShownJobs({ candidateId }: { candidateId: string }) {
  const entries = useQuery(shownJobsQuery(candidateId)).data ?? []
  if (entries.length === 0) return null
  return (
    <Panel title="Your vote">
      <ul className={styles.jobs}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <strong>{entry.requirementTitle}</strong>
            <span className={styles.note}>{formatStage(entry.stage)}</span>
            <ShownOpinion entry={entry} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
