import { Button } from '@assay/ui/button'
import { Chip } from '@assay/ui/chip'
import type { ComboboxOption } from '@assay/ui/combobox'
import { Notice } from '@assay/ui/notice'
import { Skeleton } from '@assay/ui/skeleton'
import { LoadingState } from '@assay/ui/states'
import { TextArea } from '@assay/ui/text-area'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import type { GuestQuestion } from './guest-start.mutations.ts'
import styles from './home.module.css'

// The skill picker is heavy, and most visitors paste a text.
const GuestSkills = lazy(() => import('./guest-skills.tsx').then((part) => ({ default: part.GuestSkills })))

const LONGEST = 4_000

export interface GuestSearchBoxProps {
  searchesLeft: number | null
  /** undefined while loading. */
  samples: readonly { id: string; title: string; body: string }[] | undefined
  skills: { options: readonly ComboboxOption[]; searching: boolean; onSearch: (text: string) => void }
  busy: boolean
  error: unknown
  onAsk: (question: GuestQuestion) => void
}

/** Paste a job description or type skills; no account needed. */
export function GuestSearchBox(props: GuestSearchBoxProps) {
  const { searchesLeft, samples, skills, busy, error, onAsk } = props
  const [door, setDoor] = useState<GuestQuestion['door']>('jobDesc')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const usedUp = searchesLeft === 0 || (error instanceof ApiError && error.code === 'search.guest-limit')

  const ask = (event: FormEvent) => {
    event.preventDefault()
    const missing = findMissing(door, text, chosen.length)
    setProblem(missing)
    if (missing !== null) return
    onAsk(door === 'jobDesc' ? { door, text } : { door, skills: chosen.map((skill) => skill.value) })
  }
  return (
    <form className={styles.box} noValidate onSubmit={ask} aria-label="Guest search">
      <Doors door={door} onChange={setDoor} />
      {door === 'jobDesc' ? (
        <JobDescription text={text} onText={setText} samples={samples} problem={problem} />
      ) : (
        <Suspense fallback={<LoadingState />}>
          <GuestSkills {...skills} chosen={chosen} onChosen={setChosen} problem={problem} />
        </Suspense>
      )}
      {usedUp ? <UsedUp /> : error !== null && <Trouble error={error} />}
      <div className={styles.boxFoot}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={busy}
          disabled={usedUp}
          trailing={<ArrowRight size={16} aria-hidden="true" />}
        >
          Search as guest
        </Button>
        <p className={styles.allowance}>
          {!usedUp && `${searchesLeft ?? '…'} of 3 guest searches left today. The text is deleted after 24 hours.`}
        </p>
      </div>
    </form>
  )
}

function findMissing(door: GuestQuestion['door'], text: string, skills: number): string | null {
  if (door === 'skill') return skills === 0 ? 'Select at least one skill.' : null
  if (text.trim() === '') return 'Paste a job description first.'
  return text.length > LONGEST
    ? `Shorten to ${LONGEST.toLocaleString('en')} characters, or sign up free to search with the full text.`
    : null
}

function Doors({ door, onChange }: { door: GuestQuestion['door']; onChange: (door: GuestQuestion['door']) => void }) {
  const doors = [
    { value: 'jobDesc', label: 'Job description' },
    { value: 'skill', label: 'Skills' },
  ] as const
  return (
    <fieldset className={styles.doors}>
      <legend className={styles.heard}>Search by</legend>
      {doors.map(({ value, label }) => (
        <label key={value} className={styles.door}>
          <input
            type="radio"
            name="door"
            className={styles.choiceInput}
            checked={door === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

interface JobDescriptionProps {
  text: string
  onText: (text: string) => void
  samples: GuestSearchBoxProps['samples']
  problem: string | null
}

function JobDescription({ text, onText, samples, problem }: JobDescriptionProps) {
  return (
    <>
      <TextArea
        label="Job description"
        labelHidden
        rows={6}
        limit={LONGEST}
        placeholder="Paste a job description as is. We’ll pull out the criteria."
        value={text}
        onChange={(event) => onText(event.target.value)}
        error={problem}
        className={styles.area}
      />
      <ul className={styles.samples} aria-label="Sample job descriptions">
        {samples?.length !== 0 && <li className={styles.samplesLead}>Try a sample:</li>}
        {samples === undefined &&
          ['7rem', '8rem', '6rem'].map((width) => (
            <li key={width}>
              <Skeleton width={width} height="1.5rem" />
            </li>
          ))}
        {samples?.map(({ id, title, body }) => (
          <li key={id}>
            <Chip onPress={() => onText(body.slice(0, LONGEST))} title={title}>
              {title.split(',')[0]}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  )
}

function UsedUp() {
  return (
    <Notice
      tone="accent"
      title="No guest searches left today"
      action={
        <Button variant="primary" size="small" render={<Link to="/register" />}>
          Register
        </Button>
      }
    >
      Create a free account to see all candidates and keep your searches.
    </Notice>
  )
}

function Trouble({ error }: { error: unknown }) {
  return <Notice tone="danger">{error instanceof ApiError ? error.message : 'Oops...Something went wrong'}</Notice>
}
