import type { ReactNode } from 'react'
import { formatDay } from '../../../platform/format.ts'
import type { Requirement } from '../records/index.ts'
import { formatFunnel } from '../records/index.ts'
import styles from './requirement-detail.module.css'

export function RequirementEvidence({ requirement, evidence }: { requirement: Requirement; evidence: ReactNode }) {
  const { weightsFrozenAt, lint, funnel } = requirement
  return (
    <>
      <dl className={styles.facts}>
        <dt>Equal treatment</dt>
        <dd>
          {weightsFrozenAt === null
            ? 'No decision yet. The first one locks the weights.'
            : `Weights locked since ${formatDay(weightsFrozenAt)}`}
        </dd>
        <dt>Candidates</dt>
        <dd>{formatFunnel(funnel)}</dd>
        <dt>Wording</dt>
        <dd>{lint.length === 0 ? 'No issues found' : lint.map(({ message }) => message).join(' ')}</dd>
      </dl>
      <p className={styles.description}>
        Every search is stored with its ranking, which can be verified. Every step is in the tamper-evident timeline,
        from where you can export it. The evidence file has all of it, sealed and signed: assay verify checks it
        offline.
      </p>
      <div className={styles.actions}>{evidence}</div>
    </>
  )
}
