import { limitsOf } from '@assay/contracts/field-limits'
import { representedActions } from '@assay/contracts/represented-interviews'
import { placeOfZone, timeOfZone } from '@assay/contracts/zone-names'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { clockIn, dayIn, dayTitle, slotIn } from '../records/index.ts'
import styles from './answer-interview.module.css'
import type { OwnInterview } from './candidate-interviews.mutations.ts'

type Counter = (typeof representedActions)['counter']['body']

interface OtherTimes {
  readonly slots: z.input<Counter>['slots']
  readonly note?: string | null | undefined
  readonly reason?: string | undefined
}

export interface NameOtherTimesProps {
  interview: OwnInterview
  zone: string
  needsReason: boolean
  onSend: (times: OtherTimes) => Promise<unknown>
  onBack: () => void
}

interface Draft {
  /** The starts of free times that were chosen. */
  readonly picked: readonly string[]
  readonly walls: readonly string[]
  readonly note: string
  readonly reason: string
}

const HALF_HOUR_S = 1800

function fieldsOf({ interview, zone, needsReason }: Pick<NameOtherTimesProps, 'interview' | 'zone' | 'needsReason'>) {
  const schema = needsReason ? representedActions.reschedule.body : representedActions.counter.body
  return contractFields<z.ZodType<OtherTimes, OtherTimes>, Draft>(schema as z.ZodType<OtherTimes, OtherTimes>, {
    labels: { times: 'Times', walls: 'Times', note: 'Comment (optional)', reason: 'Reason' },
    shape: ({ picked, walls, note, reason }) => ({
      slots: [
        ...interview.freeTimes.filter(({ start }) => picked.includes(start)),
        ...typed(walls).map((wall) => ({ wall: wall.slice(0, 16), zone, minutes: interview.minutes })),
      ],
      zone,
      ...(needsReason ? { reason } : { note }),
    }),
    moved: { slots: 'times' },
  })
}

const typed = (walls: readonly string[]): string[] => walls.filter((wall) => wall !== '')

export function NameOtherTimes(props: NameOtherTimesProps) {
  const { interview, zone, needsReason, onSend, onBack } = props
  const fields = useMemo(() => fieldsOf({ interview, zone, needsReason }), [interview, zone, needsReason])
  const { freeTimes, minutes } = interview
  const [initial] = useState<Draft>({ picked: [], walls: freeTimes.length > 0 ? [] : [''], note: '', reason: '' })
  const form = useForm({ fields, initial, send: onSend })
  const { walls, picked } = form.draft
  const most = limitsOf(representedActions.counter.body, 'slots')?.maxLength ?? 1
  const isFull = picked.length + walls.length >= most
  const pick = (start: string) =>
    form.set('picked', picked.includes(start) ? picked.filter((each) => each !== start) : [...picked, start])
  return (
    <form className={styles.form} {...form.bind}>
      {freeTimes.length > 0 && (
        <fieldset className={styles.free}>
          <legend>
            Free times, {minutes} minutes, {timeOfZone(zone)}
          </legend>
          <p className={styles.note}>Choose up to {most}. The interviewers are free then.</p>
          {[...Map.groupBy(freeTimes, ({ start }) => dayIn(start, zone))].map(([day, times]) => (
            <div key={day} className={styles.day}>
              <p>{dayTitle(day)}</p>
              <div className={styles.times}>
                {times.map((time) => (
                  <Checkbox
                    key={time.start}
                    label={clockIn(time.start, zone)}
                    aria-label={slotIn(time, zone)}
                    checked={picked.includes(time.start)}
                    disabled={isFull && !picked.includes(time.start)}
                    onChange={() => pick(time.start)}
                  />
                ))}
              </div>
            </div>
          ))}
        </fieldset>
      )}
      {walls.map((_, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has nothing else that names it while it is typed
          key={at}
          {...form.text(`walls.${at}`)}
          label={labelOf(at, { count: walls.length, isOther: freeTimes.length > 0, place: placeOfZone(zone) })}
          type="datetime-local"
          step={HALF_HOUR_S}
        />
      ))}
      {!isFull && (
        <div className={styles.choices}>
          <Button size="small" onClick={() => form.set('walls', [...walls, ''])}>
            {freeTimes.length > 0 ? 'Suggest another time' : 'Add time'}
          </Button>
        </div>
      )}
      <TextArea {...form.area(needsReason ? 'reason' : 'note')} hint="The company will read this." rows={2} />
      <p className={styles.note}>
        {walls.length > 0 && 'On the hour or half hour, at least 12 hours from now.'}
        {interview.start !== null && ' The agreed time is kept until the company chooses another.'}
      </p>
      <FormProblems form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary" size="large">
          {picked.length + typed(walls).length > 1 ? 'Send times' : 'Send time'}
        </Button>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}

function labelOf(at: number, { count, isOther, place }: { count: number; isOther: boolean; place: string }): string {
  if (count > 1) return `${isOther ? 'Other time' : 'Time'} ${at + 1} (${place} time)`
  return `${isOther ? 'Another time' : 'Your preferred times'} (${place} time)`
}
