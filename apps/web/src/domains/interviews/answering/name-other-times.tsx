import { Button } from '@assay/ui/button'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useState } from 'react'
import { placeOf } from '../records/index.ts'
import styles from './answer-interview.module.css'
import type { OwnInterview } from './candidate-interviews.mutations.ts'

interface WallSlot {
  readonly wall: string
  readonly zone: string
  readonly minutes: number
}

export interface NameOtherTimesProps {
  interview: OwnInterview
  zone: string
  needsReason: boolean
  isBusy: boolean
  onSend: (slots: readonly WallSlot[], words: string) => void
  onBack: () => void
}

const MOST = 3
const HALF_HOUR_S = 1800

export function NameOtherTimes({ interview, zone, needsReason, isBusy, onSend, onBack }: NameOtherTimesProps) {
  const [walls, setWalls] = useState<readonly string[]>([''])
  const [words, setWords] = useState('')
  const given = walls.filter((wall) => wall !== '')
  const isReady = given.length > 0 && (!needsReason || words.trim().length >= 3)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(
          given.map((wall) => ({ wall: wall.slice(0, 16), zone, minutes: interview.minutes })),
          words.trim(),
        )
      }}
    >
      {walls.map((wall, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has nothing else that names it while it is typed
          key={at}
          label={walls.length === 1 ? `Your preferred times (${placeOf(zone)} time)` : `Time ${at + 1}`}
          type="datetime-local"
          step={HALF_HOUR_S}
          value={wall}
          onChange={(event) => setWalls(walls.with(at, event.target.value))}
        />
      ))}
      {walls.length < MOST && (
        <div className={styles.choices}>
          <Button size="small" onClick={() => setWalls([...walls, ''])}>
            Add time
          </Button>
        </div>
      )}
      <TextArea
        label={needsReason ? 'Reason' : 'Comment (optional)'}
        hint="The company will read this."
        rows={2}
        limit={500}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className={styles.note}>
        On the hour or half hour, at least 12 hours from now.
        {interview.start !== null && ' The agreed time is kept until the company chooses another.'}
      </p>
      <div className={styles.choices}>
        <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={!isReady}>
          {given.length > 1 ? 'Send times' : 'Send time'}
        </Button>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
