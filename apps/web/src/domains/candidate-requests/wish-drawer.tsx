import { type RequestOutcome, requestOutcomes } from '@assay/contracts/candidate-requests'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { type ReactNode, useState } from 'react'
import { formatTime } from '../../platform/format.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { useAnswerWish } from './candidate-requests.mutations.ts'
import type { Wish } from './candidate-requests.queries.ts'
import { kindWords, outcomeWords, reachWords, stateWords } from './wish-words.ts'
import styles from './wishes.module.css'

interface WishDrawerProps {
  wish: Wish
  profile: (wish: Wish, words: ReactNode) => ReactNode
  onClose: () => void
}

/** One wish: what is asked, until when, and the answer. */
export function WishDrawer({ wish, profile, onClose }: WishDrawerProps) {
  return (
    <Drawer open onOpenChange={onClose} title={kindWords[wish.kind]} description={wish.requirementTitle}>
      <div className={styles.form}>
        <p>
          <Badge tone={wish.isOverdue ? 'warn' : stateWords[wish.state].tone}>
            {wish.isOverdue ? 'Overdue' : stateWords[wish.state].label}
          </Badge>{' '}
          {wish.state === 'asked' && `Answer by ${formatTime(wish.answerBy)}`}
        </p>
        {wish.wish === null ? (
          <Notice>Only the candidate and the company can read this request: {wish.companyName}.</Notice>
        ) : (
          <p className={styles.quote}>{wish.wish}</p>
        )}
        {wish.writtenDownBy !== null && (
          <p className={styles.note}>Asked verbally, recorded by {wish.writtenDownBy.fullName}.</p>
        )}
        {wish.outcome !== null && wish.answer !== null && (
          <Notice>
            <strong>{outcomeWords[wish.outcome]}.</strong> {wish.answer}
            {wish.answeredAt !== null && (
              <span className={styles.note}>
                {wish.answeredBy?.fullName}, {formatTime(wish.answeredAt)}
              </span>
            )}
          </Notice>
        )}
        {wish.wish !== null && <p>{profile(wish, wish.candidateName)}</p>}
        {wish.mayDo.includes('answer') && <Answer wish={wish} />}
      </div>
    </Drawer>
  )
}

const SHORTEST = 3

function Answer({ wish }: { wish: Wish }) {
  const [outcome, setOutcome] = useState<RequestOutcome | ''>('')
  const [answer, setAnswer] = useState('')
  const send = useAnswerWish()
  const isReady = outcome !== '' && answer.trim().length >= SHORTEST
  return (
    <div className={styles.form}>
      {wish.reachedBy === 'mail' ? (
        <p className={styles.note}>{reachWords.mail}</p>
      ) : (
        <Notice tone="warn">{reachWords[wish.reachedBy]}</Notice>
      )}
      <Select
        label="Decision"
        value={outcome}
        placeholder="Select"
        options={requestOutcomes.map((value) => ({ value, label: outcomeWords[value] }))}
        onChange={(event) => setOutcome(event.target.value as RequestOutcome)}
      />
      <TextArea
        label="Answer to the candidate"
        rows={4}
        limit={2000}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Refusal error={send.error} />
      <div className={styles.choices}>
        <Button
          variant="primary"
          busy={send.isPending}
          disabled={!isReady}
          onClick={() => outcome !== '' && send.mutate({ id: wish.id, outcome, answer: answer.trim() })}
        >
          Send answer
        </Button>
      </div>
    </div>
  )
}
