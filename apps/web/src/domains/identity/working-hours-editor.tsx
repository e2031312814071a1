import { changeProfile, type WorkingHours } from '@assay/contracts/profiles'
import { zoneLabel } from '@assay/contracts/zone-names'
import { Button } from '@assay/ui/button'
import { IconButton } from '@assay/ui/icon-button'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { Plus, X } from 'lucide-react'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useChangeProfile } from './profiles.mutations.ts'
import type { Profile } from './profiles.queries.ts'
import styles from './user-page.module.css'

type Span = WorkingHours[number]

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const fields = contractFields<typeof changeProfile.body, { workingHours: readonly Span[] }>(changeProfile.body, {
  labels: { workingHours: 'Working hours', 'workingHours.from': 'From', 'workingHours.to': 'To' },
})

/** Working hours by weekday; interviews are proposed within them. */
export function WorkingHoursEditor({ profile }: { profile: Profile }) {
  const save = useChangeProfile()
  const form = useForm({
    fields,
    initial: { workingHours: profile.workingHours as readonly Span[] },
    send: (body) => save.mutateAsync({ workingHours: [...(body.workingHours ?? [])].sort(inOrder) }),
  })
  const spans = form.draft.workingHours
  const setSpans = (next: readonly Span[]) => form.set('workingHours', next)
  const placeOf = (span: Span) => spans.indexOf(span)
  const change = (span: Span, part: Partial<Span>) =>
    setSpans(spans.map((each) => (each === span ? { ...each, ...part } : each)))
  return (
    <Panel title="Working hours" note={zoneLabel(profile.timezone)}>
      <form className={styles.form} {...form.bind}>
        <p className={styles.quiet}>Used to schedule interviews and to hold email outside these hours.</p>
        {days.map((name, at) => {
          const own = spans.filter(({ dow }) => dow === at + 1)
          return (
            <fieldset key={name} className={styles.dayRow}>
              <legend className={styles.dayName}>{name}</legend>
              <div className={styles.spans}>
                {own.map((span, place) => (
                  <SpanFields
                    // biome-ignore lint/suspicious/noArrayIndexKey: a span is nothing but its place in the day
                    key={place}
                    span={span}
                    name={name}
                    error={
                      form.problem(`workingHours.${placeOf(span)}.to`) ??
                      form.problem(`workingHours.${placeOf(span)}.from`)
                    }
                    onChange={(part) => change(span, part)}
                    onRemove={() => setSpans(spans.filter((each) => each !== span))}
                  />
                ))}
                {own.length === 0 && <span className={styles.quiet}>Not working</span>}
                <Button
                  size="small"
                  variant="quiet"
                  icon={<Plus size={14} aria-hidden="true" />}
                  aria-label={`Add hours on ${name}`}
                  onClick={() => setSpans([...spans, nextSpan(at + 1, own)])}
                >
                  Add
                </Button>
              </div>
            </fieldset>
          )
        })}
        <FormProblems form={form} />
        <div className={styles.foot}>
          <Button {...form.button} variant="primary">
            Save
          </Button>
        </div>
      </form>
    </Panel>
  )
}

interface SpanFieldsProps {
  span: Span
  name: string
  error: string | null
  onChange: (part: Partial<Span>) => void
  onRemove: () => void
}

function SpanFields({ span, name, error, onChange, onRemove }: SpanFieldsProps) {
  return (
    <div className={styles.span}>
      <TextField
        label={`${name} from`}
        labelHidden
        type="time"
        value={span.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <span aria-hidden="true">–</span>
      <TextField
        label={`${name} to`}
        error={error}
        labelHidden
        type="time"
        value={span.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <IconButton
        size="small"
        label={`Remove ${span.from} to ${span.to} on ${name}`}
        icon={<X size={14} aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  )
}

function nextSpan(dow: number, own: readonly Span[]): Span {
  const last = own
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  if (last === undefined) return { dow, from: '09:00', to: '17:00' }
  const hour = Math.min(22, Number(last.slice(0, 2)) + 1)
  const clock = (at: number) => `${String(at).padStart(2, '0')}:00`
  return { dow, from: clock(hour), to: clock(Math.min(23, hour + 2)) }
}

const inOrder = (one: Span, other: Span): number => one.dow - other.dow || one.from.localeCompare(other.from)
