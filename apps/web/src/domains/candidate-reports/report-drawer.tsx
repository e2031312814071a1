import { reportActions, reportOutcomes } from '@assay/contracts/candidate-reports'
import { formatSealedText } from '@assay/contracts/sealed-text'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { formatPoints } from '@assay/ui/score-bar'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { formatInstant } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import styles from './candidate-reports.module.css'
import { useAnswerReport } from './candidate-reports.mutations.ts'
import { type Report, reportQuery } from './candidate-reports.queries.ts'
import { reportOutcomeLabels, reportReasonLabels, reportStateLabels } from './report-labels.ts'

interface ReportDrawerProps {
  id: string
  links: (candidateId: string) => ReactNode
  onClose: () => void
}

export function ReportDrawer({ id, links, onClose }: ReportDrawerProps) {
  const query = useQuery(reportQuery(id))
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={query.data?.candidateName ?? 'Report'}
      description={query.data === undefined ? undefined : `Reported by ${query.data.companyName}`}
    >
      <Region query={query}>
        {(report) => (
          <div className={styles.form}>
            <p>
              <Badge tone={reportStateLabels[report.state].tone}>{reportStateLabels[report.state].label}</Badge>
            </p>
            <FactList facts={factsOf(report)} />
            {report.note !== null && (
              <section className={styles.statement}>
                <h3>Details</h3>
                <p className={styles.text}>{report.note}</p>
              </section>
            )}
            <p>{links(report.candidate.id)}</p>
            {report.mayDo.includes('answer') && <Answer report={report} />}
          </div>
        )}
      </Region>
    </Drawer>
  )
}

const factsOf = ({ reason, line, reporterName, createdAt, outcome, answer, answeredAt }: Report) =>
  [
    ['Reason', reportReasonLabels[reason]],
    ['What is wrong', line === null ? null : formatLine(line)],
    ['Reported', `${formatInstant(createdAt)} by ${reporterName}`],
    ['Outcome', outcome === null ? null : reportOutcomeLabels[outcome]],
    ['Answer', answer],
    ['Answered', answeredAt === null ? null : formatInstant(answeredAt)],
  ] as const

const formatLine = ({ label, value, points }: NonNullable<Report['line']>) =>
  `${formatSealedText(label)}: ${formatSealedText(value)} (${formatPoints(points)})`

const fields = contractFields(reportActions.answer.body, { labels: { outcome: 'Outcome', answer: 'Answer' } })

function Answer({ report }: { report: Report }) {
  const answer = useAnswerReport(report.id)
  const form = useForm({
    fields,
    initial: { outcome: '', answer: '' },
    send: (body) => answer.mutateAsync(body),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <p className={styles.quiet}>
        Correct what is wrong in the vetting first. An answer changes neither the profile nor any ranking.
      </p>
      <Select
        {...form.choice('outcome')}
        placeholder="Select"
        options={reportOutcomes.map((value) => ({ value, label: reportOutcomeLabels[value] }))}
      />
      <TextArea {...form.area('answer')} rows={3} hint={`${report.companyName} reads this.`} />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Send answer
        </Button>
      </div>
    </form>
  )
}
