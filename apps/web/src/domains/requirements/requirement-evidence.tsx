import type { ReactNode } from 'react'
import { formatDay } from '../../platform/format.ts'
import styles from './requirement-detail.module.css'
import { formatFunnel } from './requirement-words.ts'
import type { Requirement } from './requirements.queries.ts'

/** How the decisions of this requirement can be shown to somebody who asks. */
export function RequirementEvidence({ requirement, timeline }: { requirement: Requirement; timeline: ReactNode }) {
  const { weightsFrozenAt, lint, funnel } = requirement
  return (
    <>
      <dl className={styles.facts}>
        <dt>Judged alike</dt>
        <dd>
          {weightsFrozenAt === null
            ? 'No decision yet. The first one freezes the weights for everybody.'
            : `By the same weights since ${formatDay(weightsFrozenAt)}`}
        </dd>
        <dt>Candidates</dt>
        <dd>{formatFunnel(funnel)}</dd>
        <dt>Wording</dt>
        <dd>{lint.length === 0 ? 'Nothing to object to' : lint.map(({ message }) => message).join(' ')}</dd>
      </dl>
      <p className={styles.description}>
        Every search keeps its ranking with all its lines and can be replayed. Every step of every candidate stands in
        the timeline, chained so that a later change shows; from there it is saved as a file with its hashes.
      </p>
      <div className={styles.actions}>{timeline}</div>
    </>
  )
}
