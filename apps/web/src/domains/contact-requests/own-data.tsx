import { correctionTopics, dataShown } from '@assay/contracts/candidate-pages'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import type { LinkPageProps } from '../../platform/candidate-link.ts'
import { formatDay } from '../../platform/format.ts'
import { Refusal } from '../../platform/refusal.tsx'
import styles from './contacts.module.css'
import { topicWords } from './correction-words.ts'
import { useOwnAnswer } from './own-answers.mutations.ts'

const STATES: Readonly<Record<string, string>> = {
  proposed: 'waits to be looked at',
  done: 'done',
  refused: 'not changed',
}

/** What is kept of a person, for them to look at, to mend, or to take back. */
export function OwnData({ link, token }: LinkPageProps) {
  const shows = dataShown.parse(link.shows)
  if (shows.isErased)
    return (
      <section className={styles.card} role="status">
        <h1>Everything about you is erased</h1>
        <p>
          Your profile, your contact details and what was released of them are gone, here and at every company. The
          history keeps that something happened, and no longer to whom.
        </p>
      </section>
    )
  return (
    <section className={styles.card}>
      <h1>What is kept about you</h1>
      <p>It came from: {shows.source}.</p>
      <dl className={styles.facts}>
        {shows.kept.map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>Who knows who you are</h2>
      {shows.sharedWith.length === 0 ? (
        <p>Nobody. Companies see you without name, employers and contact details.</p>
      ) : (
        <ul className={styles.list}>
          {shows.sharedWith.map(({ company, requirement, since }) => (
            <li key={company + requirement}>
              {company}, for “{requirement}”, since {formatDay(since)}
            </li>
          ))}
        </ul>
      )}
      {shows.consents.length > 0 && (
        <p className={styles.note}>
          You have agreed to:{' '}
          {shows.consents.map(({ purpose, until }) => `${purpose} until ${formatDay(until)}`).join(', ')}.
        </p>
      )}
      <Correct shows={shows} token={token} />
      <Erase token={token} />
    </section>
  )
}

function Correct({ shows, token }: { shows: ReturnType<typeof dataShown.parse>; token: string }) {
  const [topic, setTopic] = useState<(typeof correctionTopics)[number] | ''>('')
  const [proposal, setProposal] = useState('')
  const answer = useOwnAnswer(token)
  const send = () => {
    if (topic === '') return
    answer.mutate({ does: 'correct', topic, proposal: proposal.trim() }, { onSuccess: () => setProposal('') })
  }
  return (
    <div className={styles.form}>
      <h2>Is something wrong?</h2>
      {shows.corrections.length > 0 && (
        <ul className={styles.list}>
          {shows.corrections.map((each) => (
            <li key={each.at}>
              {each.proposal}
              <span className={styles.note}>
                {formatDay(each.at)}, {STATES[each.state] ?? each.state}
                {each.answer !== null && `: ${each.answer}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Select
        label="About"
        value={topic}
        placeholder="Choose"
        options={correctionTopics.map((value) => ({ value, label: topicWords[value] }))}
        onChange={(event) => setTopic(event.target.value as typeof topic)}
      />
      <TextArea
        label="What it should say"
        rows={3}
        limit={2000}
        value={proposal}
        onChange={(event) => setProposal(event.target.value)}
      />
      <Refusal error={answer.error} />
      <div className={styles.choices}>
        <Button
          variant="primary"
          busy={answer.isPending}
          disabled={topic === '' || proposal.trim().length < 3}
          onClick={send}
        >
          Send the correction
        </Button>
      </div>
    </div>
  )
}

function Erase({ token }: { token: string }) {
  const [asking, setAsking] = useState(false)
  const answer = useOwnAnswer(token)
  return (
    <div className={styles.form}>
      <h2>Do you want to be forgotten?</h2>
      <Notice tone="warn">
        Everything goes, for good and everywhere: your profile, your results, what you released. Open processes end.
      </Notice>
      <Refusal error={answer.error} />
      <div className={styles.choices}>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Erase everything about me…
        </Button>
      </div>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Erase everything about you?"
        confirmLabel="Erase"
        danger
        busy={answer.isPending}
        onConfirm={() => answer.mutate({ does: 'erase' }, { onSettled: () => setAsking(false) })}
      >
        This cannot be undone.
      </Confirm>
    </div>
  )
}
