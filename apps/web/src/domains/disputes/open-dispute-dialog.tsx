import { type DisputeReason, openDispute } from '@assay/contracts/ownership-disputes'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import { disputeReasonLabels } from './dispute-labels.ts'
import styles from './disputes.module.css'
import { useOpenDispute } from './disputes.mutations.ts'
import { otherSubmissionsQuery, type Submission, submissionQuery } from './disputes.queries.ts'
import { EvidenceFields } from './evidence-fields.tsx'

interface OpenDisputeDialogProps {
  submissionId: string
  isAgency: boolean
  onClose: () => void
  onOpened: (disputeId: string) => void
}

export function OpenDisputeDialog({ submissionId, onClose, ...rest }: OpenDisputeDialogProps) {
  const query = useQuery(submissionQuery(submissionId))
  return (
    <Dialog open onOpenChange={onClose} title="Dispute ownership">
      <Region query={query}>{(submission) => <OpenForm submission={submission} onClose={onClose} {...rest} />}</Region>
    </Dialog>
  )
}

const fields = contractFields(openDispute.body, {
  labels: {
    reason: 'Reason',
    statement: 'What happened',
    otherSubmissionId: 'Submission of another agency',
    'evidence.on': 'Date',
    'evidence.what': 'What happened',
  },
})

const AGENCY_REASONS: readonly DisputeReason[] = ['introducedFirst', 'other']
const EMPLOYER_REASONS: readonly DisputeReason[] = ['knownBefore', 'twoAgencies', 'other']

type OpenFormProps = Omit<OpenDisputeDialogProps, 'submissionId'> & { submission: Submission }

function OpenForm({ submission, isAgency, onClose, onOpened }: OpenFormProps) {
  const open = useOpenDispute()
  const others = useQuery({ ...otherSubmissionsQuery(submission), enabled: !isAgency })
  const form = useForm({
    fields,
    initial: {
      submissionId: submission.id,
      otherSubmissionId: '',
      reason: '',
      statement: '',
      evidence: [] as { on: string; what: string }[],
    },
    send: async ({ otherSubmissionId, ...body }) => {
      const dispute = await open.mutateAsync({ ...body, otherSubmissionId: otherSubmissionId || null })
      onOpened(dispute.id)
    },
  })
  const reasons = isAgency ? AGENCY_REASONS : EMPLOYER_REASONS
  return (
    <form className={styles.form} {...form.bind}>
      <p className={styles.note}>
        {submission.candidateName} for {submission.requirementTitle}. Ownership and fee are frozen until the dispute
        ends. The other side has 7 days to answer; then the operator decides.
      </p>
      <Select
        {...form.choice('reason')}
        placeholder="Select"
        options={reasons.map((value) => ({ value, label: disputeReasonLabels[value] }))}
      />
      {form.draft.reason === 'twoAgencies' && (
        <Select
          {...form.choice('otherSubmissionId')}
          placeholder={others.data?.length === 0 ? 'No other agency submitted anyone for this job' : 'Select'}
          options={(others.data ?? []).map(({ id, candidateName, agencyName }) => ({
            value: id,
            label: `${candidateName}, ${agencyName}`,
          }))}
        />
      )}
      <TextArea
        {...form.area('statement')}
        rows={4}
        hint="All sides and the operator can read this. Leave out names and contact details of a masked candidate."
      />
      <EvidenceFields form={form} />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Open dispute
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </form>
  )
}
