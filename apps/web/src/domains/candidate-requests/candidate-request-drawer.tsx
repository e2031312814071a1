import { answerCandidateRequest, outcomesOf } from '@assay/contracts/candidate-requests'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import type { ReactNode } from 'react'
import { formatTime } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { kindLabels, outcomeLabels, replyLabels, stateLabels } from './candidate-request-labels.ts'
import styles from './candidate-requests.module.css'
import { useAnswerRequest } from './candidate-requests.mutations.ts'
import type { CandidateRequest } from './candidate-requests.queries.ts'

interface CandidateRequestDrawerProps {
  request: CandidateRequest
  profile: (request: CandidateRequest, words: ReactNode) => ReactNode
  onClose: () => void
}

/** A candidate request with its deadline and answer. */
export function CandidateRequestDrawer({ request, profile, onClose }: CandidateRequestDrawerProps) {
  return (
    <Drawer open onOpenChange={onClose} title={kindLabels[request.kind]} description={request.requirementTitle}>
      <div className={styles.form}>
        <p>
          <Badge tone={request.isOverdue ? 'waiting' : stateLabels[request.state].tone}>
            {request.isOverdue ? 'Overdue' : stateLabels[request.state].label}
          </Badge>{' '}
          {request.state === 'open' && `Answer by ${formatTime(request.answerBy)}`}
        </p>
        {request.message === null ? (
          <Notice>Only the candidate and the company can read this request: {request.companyName}.</Notice>
        ) : (
          <p className={styles.quote}>{request.message}</p>
        )}
        {request.recordedBy !== null && (
          <p className={styles.note}>Requested verbally, recorded by {request.recordedBy.fullName}.</p>
        )}
        {request.outcome !== null && request.answer !== null && (
          <Notice>
            <strong>
              {outcomeLabels[request.outcome]}
              {request.kind === 'question' ? ':' : '.'}
            </strong>{' '}
            {request.answer}
            {request.answeredAt !== null && (
              <span className={styles.note}>
                {request.answeredBy?.fullName}, {formatTime(request.answeredAt)}
              </span>
            )}
          </Notice>
        )}
        {request.message !== null && <p>{profile(request, request.candidateName)}</p>}
        {request.mayDo.includes('answer') && <Answer request={request} />}
      </div>
    </Drawer>
  )
}

const fields = contractFields(answerCandidateRequest.body, {
  labels: { outcome: 'Decision', answer: 'Answer to the candidate' },
})

function Answer({ request }: { request: CandidateRequest }) {
  const answer = useAnswerRequest()
  const outcomes = outcomesOf(request.kind)
  const only = outcomes.length === 1 ? outcomes[0] : undefined
  const form = useForm({
    fields,
    initial: { outcome: only ?? '', answer: '' },
    send: (body) => answer.mutateAsync({ id: request.id, ...body }),
  })
  return (
    <form className={styles.form} {...form.bind}>
      {request.reachedBy === 'mail' ? (
        <p className={styles.note}>{replyLabels.mail}</p>
      ) : (
        <Notice tone="warn">{replyLabels[request.reachedBy]}</Notice>
      )}
      {only === undefined && (
        <Select
          {...form.choice('outcome')}
          placeholder="Select"
          options={outcomes.map((value) => ({ value, label: outcomeLabels[value] }))}
        />
      )}
      <TextArea {...form.area('answer')} rows={4} />
      <FormProblems form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary">
          Send answer
        </Button>
      </div>
    </form>
  )
}
