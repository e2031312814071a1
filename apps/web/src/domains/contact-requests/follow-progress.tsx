import { progressShown } from '@assay/contracts/candidate-pages'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { TextLink } from '@assay/ui/link'
import { useState } from 'react'
import type { LinkPageProps } from '../../platform/candidate-link.ts'
import { formatInstant } from '../../platform/format.ts'
import { Refusal } from '../../platform/refusal.tsx'
import styles from './contacts.module.css'
import { useOwnAnswer } from './own-answers.mutations.ts'

export function FollowProgress({ link, token }: LinkPageProps) {
  const shows = progressShown.parse(link.shows)
  const [leaving, setLeaving] = useState(false)
  const answer = useOwnAnswer(token)
  return (
    <section className={styles.panel}>
      <h1>
        “{shows.requirementTitle}” at {link.companyName}
      </h1>
      <p>
        <strong>{shows.where}</strong> {shows.next}
      </p>
      {shows.deadlines.length > 0 && (
        <div className={styles.form}>
          <h2>Deadline</h2>
          <ul className={styles.list}>
            {shows.deadlines.map(({ who, what, until, link: address }) => (
              <li key={what + until}>
                {who === 'you' ? 'You' : link.companyName}:{' '}
                {address === null ? what : <TextLink href={address}>{what}</TextLink>}, by {formatInstant(until)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.form}>
        <h2>History</h2>
        <ol className={styles.steps}>
          {shows.steps.map(({ at, what }) => (
            <li key={at + what}>
              {what}
              <span className={styles.note}>{formatInstant(at)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.choices}>
        {shows.links.explanation !== '' && <TextLink href={shows.links.explanation}>How this was decided</TextLink>}
        {shows.links.data !== '' && <TextLink href={shows.links.data}>Your data</TextLink>}
        {shows.links.requests !== '' && (
          <TextLink href={shows.links.requests}>Request a human review or an accommodation</TextLink>
        )}
      </div>
      <Refusal error={answer.error} />
      <div className={styles.choices}>
        {shows.canWithdraw && <Button onClick={() => setLeaving(true)}>Withdraw…</Button>}
        {shows.canReturn && (
          <Button variant="primary" busy={answer.isPending} onClick={() => answer.mutate({ does: 'return' })}>
            Rejoin
          </Button>
        )}
      </div>
      <Confirm
        open={leaving}
        onOpenChange={setLeaving}
        title="Withdraw from this process?"
        confirmLabel="Withdraw"
        danger
        busy={answer.isPending}
        onConfirm={() => answer.mutate({ does: 'withdraw' }, { onSettled: () => setLeaving(false) })}
      >
        {link.companyName} is notified, and contact details you shared are removed at once. You can rejoin later.
      </Confirm>
    </section>
  )
}
