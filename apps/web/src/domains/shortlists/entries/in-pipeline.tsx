import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '../../../platform/format.ts'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import styles from './shortlist.module.css'
import { entriesOfCandidateQuery } from './shortlisteds.queries.ts'

interface InPipelineProps {
  candidateId: string
  link: (requirementId: string, title: string) => ReactNode
  /** Actions on one of the entries. */
  act: (requirementId: string, stage: PipelineStage) => ReactNode
}

/** Where the candidate already is in the company's pipelines; renders nothing if in none. */
export function InPipeline({ candidateId, link, act }: InPipelineProps) {
  const query = useQuery(entriesOfCandidateQuery(candidateId))
  const entries = query.data ?? []
  if (entries.length === 0) return null
  return (
    <Panel title="In your pipeline">
      <ul className={styles.votes}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <strong>{stageLabels[entry.stage]}</strong> {link(entry.requirement.id, entry.requirementTitle)}
            <span className={styles.note}>since {formatDay(entry.stageSince)}</span>
            {act(entry.requirement.id, entry.stage)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
