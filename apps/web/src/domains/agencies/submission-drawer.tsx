import { withdrawSubmission } from '@assay/contracts/submissions'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { TextArea } from '@assay/ui/text-area'
import { type ReactNode, useState } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { formatAgo, formatDay } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { formatStage } from '../../platform/labels/stage-labels.ts'
import { useAnswerContact, useWithdrawSubmission } from './agency-clients.mutations.ts'
import type { Submission } from './agency-clients.queries.ts'
import { formatOwnership, submissionStateLabels } from './agency-labels.ts'
import styles from './clients.module.css'

interface SubmissionDrawerProps {
  submission: Submission
  profile: (submission: Submission, words: ReactNode) => ReactNode
  /** A link to the conversation about it. */
  message: (submission: Submission) => ReactNode
  /** A link to dispute the decision. */
  dispute: (submission: Submission) => ReactNode
  onClose: () => void
}

export function SubmissionDrawer({ submission, profile, message, dispute, onClose }: SubmissionDrawerProps) {
  const { state, stage, stageSince, decidedAt, note } = submission
  const facts: readonly (readonly [string, string | null])[] = [
    ['Job', `${submission.requirementTitle}, ${submission.companyName}`],
    ['Submitted', `${formatDay(submission.createdAt)} by ${submission.submittedBy}`],
    ['Decided', decidedAt === null ? null : formatDay(decidedAt)],
    [
      'Stage',
      stage === null
        ? 'Not shared'
        : `${formatStage(stage)}${stageSince === null ? '' : `, since ${formatDay(stageSince)}`}`,
    ],
    ['Ownership', formatOwnership(submission)],
    ['Disputed', submission.disputedSince === null ? null : `since ${formatDay(submission.disputedSince)}`],
  ]
  return (
    <Drawer open onOpenChange={onClose} title={submission.candidateName} description={submission.headline}>
      <div className={styles.form}>
        <p>
          <Badge tone={submissionStateLabels[state].tone}>{submissionStateLabels[state].label}</Badge>
        </p>
        <FactList facts={facts} />
        {note !== null && <p className={styles.text}>{note}</p>}
        {submission.contactAsked !== null && <ContactAsk submission={submission} asked={submission.contactAsked} />}
        <p>{profile(submission, 'View profile')}</p>
        <p>{message(submission)}</p>
        {submission.mayDo.includes('dispute') && <p>{dispute(submission)}</p>}
        {submission.mayDo.includes('withdraw') && <Withdraw submission={submission} onDone={onClose} />}
      </div>
    </Drawer>
  )
}

const ANSWERS = [
  ['introducing', 'I’ll introduce you'],
  ['notYet', 'Not agreed yet'],
  ['declined', 'Candidate declined'],
] as const

/** A client contact wants to meet the candidate; the introduction itself happens between the people. */
function ContactAsk({
  submission,
  asked: { by, at, message, answer },
}: {
  submission: Submission
  asked: NonNullable<Submission['contactAsked']>
}) {
  const send = useAnswerContact()
  const given = ANSWERS.find(([each]) => each === answer)?.[1]
  return (
    <Notice title={`${by} would like to talk to the candidate`}>
      <div className={styles.form}>
        <p>
          {formatAgo(at)}
          {message === null ? '' : `: “${message}”`}
        </p>
        {given !== undefined && <p>Your answer: {given}</p>}
        {submission.mayDo.includes('answerContact') && (
          <div className={styles.acts}>
            {ANSWERS.filter(([each]) => each !== answer).map(([each, label]) => (
              <Button
                key={each}
                size="small"
                busy={send.isPending}
                onClick={() => send.mutate({ id: submission.id, answer: each })}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Notice>
  )
}

const fields = contractFields(withdrawSubmission.body, { labels: { reason: 'Reason' } })

function Withdraw({ submission, onDone }: { submission: Submission; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useWithdrawSubmission(onDone)
  const form = useForm({
    fields,
    initial: { reason: '' },
    send: ({ reason }) => withdraw.mutateAsync({ submission, reason }),
  })
  if (!isAsking)
    return (
      <div className={styles.acts}>
        <Button size="small" onClick={() => setAsking(true)}>
          Withdraw candidate…
        </Button>
      </div>
    )
  return (
    <form className={styles.form} {...form.bind}>
      <TextArea
        {...form.area('reason')}
        hint="Both sides can read this. Only the employer can restore the candidate."
        rows={2}
      />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} size="small" variant="danger">
          Withdraw
        </Button>
        <Button size="small" onClick={() => setAsking(false)}>
          Back
        </Button>
      </div>
    </form>
  )
}
