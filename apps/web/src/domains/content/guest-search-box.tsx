import { MAX_GUEST_TEXT } from '@assay/contracts/search-texts'
import { Button } from '@assay/ui/button'
import { Chip } from '@assay/ui/chip'
import type { ComboboxOption } from '@assay/ui/combobox'
import { Notice } from '@assay/ui/notice'
import { Skeleton } from '@assay/ui/skeleton'
import { LoadingState } from '@assay/ui/states'
import { TextArea } from '@assay/ui/text-area'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { ruleFields } from '../../platform/forms/rule-fields.ts'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import type { GuestQuestion } from './guest-start.mutations.ts'
import styles from './home.module.css'

// The skill picker is heavy, and most visitors paste a text.
const GuestSkills = lazy(() => import('./guest-skills.tsx').then((part) => ({ default: part.GuestSkills })))

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
  const usedUp = searchesLeft === 0 || (error instanceof ApiError && error.code === 'search.guest-limit')
  const form = useForm({
    fields: guestFields,
    initial: noQuestion,
    send: async ({ door, text, chosen }) => {
      if (usedUp) return
      onAsk(door === 'jobDesc' ? { door, text } : { door, skills: chosen.map((skill) => skill.value) })
    },
  })
  const { door, chosen } = form.draft
  return (
    <form className={styles.box} {...form.bind} aria-label="Guest search">
      <Doors door={door} onChange={(next) => form.set('door', next)} />
      {door === 'jobDesc' ? (
        <JobDescription form={form} samples={samples} />
      ) : (
        <Suspense fallback={<LoadingState />}>
          <GuestSkills
            {...skills}
            chosen={chosen}
            onChosen={(next) => form.set('chosen', next)}
            problem={form.problem('chosen')}
          />
        </Suspense>
      )}
      {usedUp ? <UsedUp /> : error !== null && <Trouble error={error} />}
      <div className={styles.boxFoot}>
        <Button
          {...form.button}
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

interface Asked {
  readonly door: GuestQuestion['door']
  readonly text: string
  readonly chosen: readonly ComboboxOption[]
}

const noQuestion: Asked = { door: 'jobDesc', text: '', chosen: [] }

const isFor = (door: Asked['door'], holds: (asked: Asked) => boolean) => (_: unknown, values: object) =>
  (values as Asked).door !== door || holds(values as Asked)

const guestFields = ruleFields<Asked>({
  door: { label: 'Search by', checks: [] },
  text: {
    label: 'Job description',
    checks: [
      {
        rule: 'required',
        holds: isFor('jobDesc', ({ text }) => text.trim() !== ''),
        message: () => 'Paste a job description first.',
      },
      {
        rule: 'max',
        holds: isFor('jobDesc', ({ text }) => text.length <= MAX_GUEST_TEXT),
        message: () =>
          `Shorten to ${MAX_GUEST_TEXT.toLocaleString('en')} characters, or sign up free to search with the full text.`,
        schema: { maxLength: MAX_GUEST_TEXT },
      },
    ],
  },
  chosen: {
    label: 'Skills',
    checks: [
      {
        rule: 'required',
        holds: isFor('skill', ({ chosen }) => chosen.length > 0),
        message: () => 'Select at least one skill.',
      },
    ],
  },
})

function Doors({ door, onChange }: { door: GuestQuestion['door']; onChange: (door: GuestQuestion['door']) => void }) {
  const doors = [
    { value: 'jobDesc', label: 'Job description' },
    { value: 'skill', label: 'Skills' },
  ] as const
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.heard}>Search by</legend>
      {doors.map(({ value, label }) => (
        <label key={value} className={styles.mode}>
          <input
            type="radio"
            name="search-by"
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
  form: Form<Asked>
  samples: GuestSearchBoxProps['samples']
}

function JobDescription({ form, samples }: JobDescriptionProps) {
  return (
    <>
      <TextArea
        {...form.area('text')}
        labelHidden
        rows={6}
        placeholder="Paste a job description as is. We’ll pull out the criteria."
        className={styles.area}
      />
      <ul className={styles.samples} aria-label="Sample job descriptions">
        {samples?.length !== 0 && <li className={styles.samplesLead}>Try a sample:</li>}
        {samples === undefined &&
          ['7rem', '8rem', '6rem'].map((width) => (
            <li key={width} className={styles.sampleBone}>
              <Skeleton width={width} height="1.5rem" />
            </li>
          ))}
        {samples?.map(({ id, title, body }) => (
          <li key={id}>
            <Chip onPress={() => form.set('text', body.slice(0, MAX_GUEST_TEXT))} title={title}>
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
