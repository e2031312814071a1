import { type Vote, votes } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { useState } from 'react'
import { formatDay } from '../../../platform/format.ts'
import { useSession } from '../../../platform/session.ts'
import { formatOutsider, voteLabels } from './entry-labels.ts'
import styles from './shortlist.module.css'
import { useVote } from './shortlisteds.mutations.ts'
import type { Entry } from './shortlisteds.queries.ts'

interface EntryOpinionsProps {
  entry: Entry
  isOpen: boolean
  /** Absent without the permission to request feedback. */
  onAsk?: (() => void) | undefined
}

export function EntryOpinions({ entry, isOpen, onAsk }: EntryOpinionsProps) {
  const isNobody = entry.votes.length === 0 && entry.opinions.length === 0
  return (
    <section aria-label="Votes" className={styles.form}>
      <h3>Votes</h3>
      {isNobody && !isOpen && <p className={styles.note}>No votes</p>}
      {!isNobody && (
        <ul className={styles.votes}>
          {entry.votes.map((each) => (
            <li key={each.userId}>
              <strong>{voteLabels[each.vote]}</strong> {each.fullName}
              {each.note !== null && <span className={styles.note}>{each.note}</span>}
            </li>
          ))}
          {entry.opinions.map((each) => (
            <li key={each.requestId}>
              <strong>{each.vote === null ? 'No response yet' : voteLabels[each.vote]}</strong> {formatOutsider(each)}
              {each.note !== null && <span className={styles.note}>{each.note}</span>}
              {each.at !== null && <span className={styles.note}>by email link, {formatDay(each.at)}</span>}
            </li>
          ))}
        </ul>
      )}
      {isOpen && <OwnVote entry={entry} />}
      {onAsk !== undefined && (
        <div className={styles.choice}>
          <Button size="small" variant="quiet" onClick={onAsk}>
            Request feedback by email…
          </Button>
        </div>
      )}
    </section>
  )
}

function OwnVote({ entry }: { entry: Entry }) {
  const { user } = useSession()
  const own = entry.votes.find(({ userId }) => userId === user?.id)
  const [note, setNote] = useState(own?.note ?? '')
  const cast = useVote()
  const vote = (next: Vote) =>
    cast.mutate({ id: entry.id, vote: own?.vote === next ? null : next, note: note.trim() === '' ? null : note.trim() })
  return (
    <>
      <TextField
        label="Reason (optional)"
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.choice}>
        {votes.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={own?.vote === each}
            busy={cast.isPending}
            onClick={() => vote(each)}
          >
            {voteLabels[each]}
          </Button>
        ))}
      </div>
    </>
  )
}
