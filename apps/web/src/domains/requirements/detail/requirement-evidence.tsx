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
            ? 'The weights are not locked. The first decision locks them.'
            : `Weights locked since ${formatDay(weightsFrozenAt)}`}
        </dd>
        <dt>Candidates</dt>
        <dd>{formatFunnel(funnel)}</dd>
        <dt>Wording</dt>
        <dd>{lint.length === 0 ? 'No issues found' : lint.map(({ message }) => message).join(' ')}</dd>
      </dl>
      <p className={styles.description}>
        Every search is stored with a ranking you can verify, and every step is in the tamper-evident timeline. The
        evidence file contains both, sealed and signed; check it offline with “assay verify”.
      </p>
      <div className={styles.actions}>{evidence}</div>
    </>
  )
}
