import { formatSealedText } from '@assay/contracts/sealed-text'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../platform/format.ts'
import styles from './candidate-reports.module.css'
import { useWithdrawReport } from './candidate-reports.mutations.ts'
import { type Report, reportsOfQuery } from './candidate-reports.queries.ts'
import { reportOutcomeLabels, reportReasonLabels, reportStateLabels } from './report-labels.ts'

/** What one's company reported about a candidate, and what became of it; nothing where there is none. */
export function ReportsOfCandidate({ candidateId }: { candidateId: string }) {
  const { data: reports = [] } = useQuery(reportsOfQuery(candidateId))
  if (reports.length === 0) return null
  return (
    <Panel title="Reports">
      <div className={styles.form}>
        {reports.map((report) => (
          <OneReport key={report.id} report={report} />
        ))}
      </div>
    </Panel>
  )
}

function OneReport({ report }: { report: Report }) {
  const { state, reason, note, line, reporterName, outcome, answer, createdAt, mayDo } = report
  const withdraw = useWithdrawReport(report.id)
  return (
    <section className={styles.statement}>
      <p>
        {reportReasonLabels[reason]}{' '}
        <Badge tone={reportStateLabels[state].tone}>{reportStateLabels[state].label}</Badge>
      </p>
      <p className={styles.quiet}>
        {formatDay(createdAt)}, {reporterName}
      </p>
      {line !== null && <p className={styles.text}>{formatSealedText(line.label)}</p>}
      {note !== null && <p className={styles.text}>{note}</p>}
      {outcome !== null && (
        <p className={styles.text}>
          {reportOutcomeLabels[outcome]}: {answer}
        </p>
      )}
      {mayDo.includes('withdraw') && (
        <div className={styles.acts}>
          <Button size="small" variant="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw report
          </Button>
        </div>
      )}
    </section>
  )
}
