import { reportCandidate, reportReasons } from '@assay/contracts/candidate-reports'
import { formatLines } from '@assay/contracts/sealed-text'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { formatPoints } from '@assay/ui/score-bar'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './candidate-reports.module.css'
import { useReportCandidate } from './candidate-reports.mutations.ts'
import { reportReasonLabels } from './report-labels.ts'

interface ReportableLine {
  readonly label: string
  readonly value: string
  readonly points: number
}

/** The match that is wrong, with the lines of its explanation as they are stored. */
export interface ReportedMatch {
  readonly searchId: string
  readonly lines: readonly ReportableLine[]
}

interface ReportDialogProps {
  candidateId: string
  name: string
  match?: ReportedMatch | undefined
  onClose: () => void
}

const WHOLE = ''

const fields = contractFields(reportCandidate.body, {
  labels: { line: 'What is wrong', reason: 'Reason', note: 'Details' },
  shape: ({ candidateId, searchId, line, reason, note }: Draft) => ({
    candidateId,
    searchId,
    line: line === WHOLE ? null : line,
    reason,
    note: note === '' ? null : note,
  }),
})

interface Draft {
  readonly candidateId: string
  readonly searchId: string | null
  readonly line: string
  readonly reason: string
  readonly note: string
}

/** A line is reported by its stored label, and shown in the words of the interface. */
function optionsOf(lines: readonly ReportableLine[]) {
  const shown = formatLines(lines)
  return lines.map(({ label, points }, at) => ({
    value: label,
    label: `${shown[at]?.label ?? label} (${formatPoints(points)})`,
  }))
}

export function ReportDialog({ candidateId, name, match, onClose }: ReportDialogProps) {
  const report = useReportCandidate()
  const form = useForm({
    fields,
    initial: { candidateId, searchId: match?.searchId ?? null, line: WHOLE, reason: '', note: '' },
    send: (body) => report.mutateAsync(body, { onSuccess: onClose }),
  })
  const reasons = reportReasons.filter((reason) => match !== undefined || reason !== 'notRelevant')
  return (
    <Dialog open onOpenChange={onClose} title={match === undefined ? `Report ${name}` : `Report the match of ${name}`}>
      <form className={styles.form} {...form.bind}>
        <p className={styles.quiet}>
          The operator of this site checks it and answers you. A report doesn’t change the candidate’s rank.
        </p>
        {match !== undefined && (
          <Select {...form.choice('line')} placeholder="The match as a whole" options={optionsOf(match.lines)} />
        )}
        <Select
          {...form.choice('reason')}
          placeholder="Select"
          options={reasons.map((value) => ({ value, label: reportReasonLabels[value] }))}
        />
        <TextArea {...form.area('note')} rows={4} hint="How do you know, and what would be right?" />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Send report
          </Button>
          <Button onClick={onClose}>Back</Button>
        </div>
      </form>
    </Dialog>
  )
}
