import { waysTold } from '@assay/contracts/owed-letters'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatTime } from '../../platform/format.ts'
import { PageFoot } from '../../platform/page-foot.tsx'
import type { PagedView } from '../../platform/paged-view.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { Region } from '../../platform/region.tsx'
import { useTellLetter } from './candidate-requests.mutations.ts'
import { lettersQuery, type OwedLetter } from './candidate-requests.queries.ts'
import { subjectWords, toldWords } from './wish-words.ts'
import styles from './wishes.module.css'

interface LetterView extends Omit<PagedView, 'sort'> {
  readonly state: string
}

interface OwedLettersProps {
  view: LetterView
  onView: (view: LetterView) => void
  profile: (letter: OwedLetter, words: ReactNode) => ReactNode
}

/** Letters that could not go out, because nobody knows an address: what to say, and who has said it. */
export function OwedLetters({ view, onView, profile }: OwedLettersProps) {
  const query = useQuery(lettersQuery({ state: view.state, number: view.page, size: view.size }))
  const [telling, setTelling] = useState<OwedLetter | null>(null)
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <Select
          label="Status"
          labelHidden
          value={view.state}
          placeholder="All statuses"
          options={[
            { value: 'owed', label: 'Pending' },
            { value: 'told', label: 'Delivered' },
            { value: 'overtaken', label: 'Superseded' },
          ]}
          onChange={(event) => onView({ ...view, state: event.target.value, page: 1 })}
        />
      </div>
      <Panel title="Manual notices" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ letters, total }) => {
            if (letters.length > 0)
              return (
                <>
                  <Letters letters={letters} profile={profile} onTell={setTelling} />
                  <PageFoot view={view} onView={onView} shown={letters.length} total={total} />
                </>
              )
            if (view.state !== '') return <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
            return (
              <EmptyState>
                Messages to candidates without an email address appear here. Deliver them yourself or through the
                agency.
              </EmptyState>
            )
          }}
        </Region>
      </Panel>
      {telling !== null && <TellDialog letter={telling} onClose={() => setTelling(null)} />}
    </div>
  )
}

interface LettersProps {
  letters: readonly OwedLetter[]
  profile: OwedLettersProps['profile']
  onTell: (letter: OwedLetter) => void
}

function Letters({ letters, profile, onTell }: LettersProps) {
  return (
    <Table label="Manual notices">
      <thead>
        <tr>
          <HeadCell>Candidate</HeadCell>
          <HeadCell>Message</HeadCell>
          <HeadCell>Status</HeadCell>
        </tr>
      </thead>
      <tbody>
        {letters.map((letter) => (
          <Row key={letter.id}>
            <Cell>
              {profile(letter, letter.candidateName)}
              <span className={styles.note}>{letter.requirementTitle}</span>
            </Cell>
            <Cell>
              {letter.says}
              <span className={styles.note}>{subjectWords[letter.about]}</span>
            </Cell>
            <Cell>
              <Standing letter={letter} />
              {letter.mayDo.includes('tell') && (
                <Button size="small" onClick={() => onTell(letter)}>
                  Mark delivered…
                </Button>
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function Standing({ letter }: { letter: OwedLetter }) {
  if (letter.how !== null && letter.toldAt !== null)
    return (
      <>
        <Badge tone="plain">Delivered</Badge>
        <span className={styles.note}>
          {toldWords[letter.how]}, {letter.toldBy?.fullName}, {formatTime(letter.toldAt)}
          {letter.note !== null && `: ${letter.note}`}
        </span>
      </>
    )
  if (letter.state === 'overtaken')
    return (
      <>
        <Badge tone="plain">Superseded</Badge>
        <span className={styles.note}>A newer message replaced it.</span>
      </>
    )
  return (
    <>
      <Badge tone={letter.isOverdue ? 'warn' : 'accent'}>{letter.isOverdue ? 'Overdue' : 'Pending'}</Badge>
      <span className={styles.note}>
        {letter.agencyName === null ? 'by you' : `by ${letter.agencyName}`}, due {formatTime(letter.tellBy)}
      </span>
    </>
  )
}

function TellDialog({ letter, onClose }: { letter: OwedLetter; onClose: () => void }) {
  const [how, setHow] = useState<(typeof waysTold)[number] | ''>('')
  const [note, setNote] = useState('')
  const tell = useTellLetter()
  const send = () => {
    if (how === '') return
    tell.mutate({ id: letter.id, how, note: note.trim() === '' ? null : note.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog open onOpenChange={onClose} title={`How did you reach ${letter.candidateName}?`}>
      <div className={styles.form}>
        <p className={styles.quote}>{letter.says}</p>
        <Select
          label="Channel"
          value={how}
          placeholder="Select"
          options={waysTold.map((value) => ({ value, label: toldWords[value] }))}
          onChange={(event) => setHow(event.target.value as (typeof waysTold)[number])}
        />
        <TextField
          label="Note (optional)"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Refusal error={tell.error} />
        <div className={styles.choices}>
          <Button variant="primary" disabled={how === ''} busy={tell.isPending} onClick={send}>
            Mark delivered
          </Button>
          <Button onClick={onClose}>Back</Button>
        </div>
      </div>
    </Dialog>
  )
}
