import type { FeedbackState } from '@assay/contracts/feedback-requests'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import { voteLabels } from '../entries/index.ts'
import styles from '../entries/shortlist.module.css'
import { useEndFeedback, useRemindFeedback } from './feedback.mutations.ts'
import { type FeedbackRequest, feedbackRequestsQuery } from './feedback.queries.ts'

const stateLabels: Readonly<Record<FeedbackState, string>> = {
  open: 'Open',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  closed: 'Job closed',
}

export function FeedbackRequestsDialog({ requirementId, onClose }: { requirementId: string; onClose: () => void }) {
  const query = useQuery(feedbackRequestsQuery(requirementId))
  return (
    <Dialog open onOpenChange={onClose} title="Feedback requests" description="Only recruiters see who was asked.">
      <Region query={query}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState>No feedback requested. Select candidates in the table to request it.</EmptyState>
          ) : (
            <ul className={styles.requests}>
              {requests.map((request) => (
                <li key={request.id}>
                  <OneRequest request={request} />
                </li>
              ))}
            </ul>
          )
        }
      </Region>
    </Dialog>
  )
}

function OneRequest({ request }: { request: FeedbackRequest }) {
  const end = useEndFeedback()
  const remind = useRemindFeedback()
  const { email, state, entries, expiresAt, remindedAt, mayDo, askedBy } = request
  const answered = entries.filter(({ vote }) => vote !== null).length
  return (
    <>
      <p className={styles.requestHead}>
        <strong>{email ?? 'Address deleted'}</strong>
        <Badge tone={state === 'open' ? 'active' : 'plain'}>{stateLabels[state]}</Badge>
      </p>
      <span className={styles.note}>
        {answered} of {entries.length} answered · requested by {askedBy.fullName} on {formatDay(request.createdAt)}
        {state === 'open' && ` · until ${formatDay(expiresAt)}`}
        {remindedAt !== null && ` · reminded ${formatDay(remindedAt)}`}
      </span>
      <ul className={styles.asked}>
        {entries.map(({ shortlistedId, maskedName, vote }) => (
          <li key={shortlistedId}>
            {maskedName}: {vote === null ? 'pending' : voteLabels[vote]}
          </li>
        ))}
      </ul>
      {mayDo.length > 0 && (
        <div className={styles.choice}>
          {mayDo.includes('remind') && (
            <Button size="small" busy={remind.isPending} onClick={() => remind.mutate(request.id)}>
              Send reminder
            </Button>
          )}
          <Button size="small" variant="quiet" busy={end.isPending} onClick={() => end.mutate(request.id)}>
            Withdraw request
          </Button>
        </div>
      )}
    </>
  )
}
