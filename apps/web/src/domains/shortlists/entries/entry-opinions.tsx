import { type Vote, voteShortlisted, votes } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { formatDay } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useSession } from '../../../platform/session/session.ts'
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

const voteFields = contractFields<typeof voteShortlisted.body, { note: string; vote: Vote | null }>(
  voteShortlisted.body,
  { labels: { note: 'Reason (optional)' } },
)

function OwnVote({ entry }: { entry: Entry }) {
  const { user } = useSession()
  const own = entry.votes.find(({ userId }) => userId === user?.id)
  const cast = useVote()
  const form = useForm({
    fields: voteFields,
    initial: { note: own?.note ?? '', vote: null as Vote | null },
    send: ({ note = null, vote }) => cast.mutateAsync({ id: entry.id, vote, note }),
  })
  return (
    <form className={styles.form} {...form.bind} onSubmit={(event) => event.preventDefault()}>
      <TextField {...form.text('note')} />
      <FormProblems form={form} />
      <div className={styles.choice}>
        {votes.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={own?.vote === each}
            busy={form.busy}
            onClick={() => {
              form.set('vote', own?.vote === each ? null : each)
              form.submit()
            }}
          >
            {voteLabels[each]}
          </Button>
        ))}
      </div>
    </form>
  )
}
