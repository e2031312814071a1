import { Button } from '@assay/ui/button'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './learning-hub.module.css'
import { ScheduleDialog } from './schedule-dialog.tsx'

interface Move<Verb extends string> {
  readonly id: string
  readonly verb: Verb | 'schedule'
  readonly publishAt?: string
}

interface StateActionsProps<Verb extends string> {
  readonly id: string
  /** In the order of the buttons. */
  readonly labels: Readonly<Record<Verb | 'schedule', string>>
  readonly mayDo: readonly string[]
  /** The next steps; the first one is the primary button. */
  readonly next: readonly (Verb | 'schedule')[]
  readonly move: UseMutationResult<unknown, Error, Move<Verb>>
  readonly isDirty: boolean
}

export function StateActions<Verb extends string>(props: StateActionsProps<Verb>) {
  const { id, labels, mayDo, next, move, isDirty } = props
  const [isScheduling, setScheduling] = useState(false)
  const verbs = (Object.keys(labels) as (Verb | 'schedule')[]).filter((verb) => mayDo.includes(verb))
  return (
    <div className={styles.acts}>
      {isDirty && <span className={styles.progress}>Save first</span>}
      {verbs.map((verb) => (
        <Button
          key={verb}
          variant={!isDirty && next.includes(verb) ? 'primary' : 'secondary'}
          busy={move.isPending && move.variables.verb === verb}
          onClick={() => (verb === 'schedule' ? setScheduling(true) : move.mutate({ id, verb }))}
        >
          {labels[verb]}
        </Button>
      ))}
      {isScheduling && (
        <ScheduleDialog
          busy={move.isPending}
          error={move.error}
          onSchedule={(publishAt) =>
            move.mutate({ id, verb: 'schedule', publishAt }, { onSuccess: () => setScheduling(false) })
          }
          onClose={() => setScheduling(false)}
        />
      )}
    </div>
  )
}
