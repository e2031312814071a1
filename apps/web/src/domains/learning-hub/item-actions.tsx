import type { ItemVerb } from '@assay/contracts/items'
import { Button } from '@assay/ui/button'
import { useState } from 'react'
import { useMoveItem } from './items.mutations.ts'
import type { Item } from './items.queries.ts'
import styles from './learning-hub.module.css'
import { ScheduleDialog } from './schedule-dialog.tsx'

const labels: Readonly<Record<ItemVerb, string>> = {
  withdraw: 'Back to draft',
  schedule: 'Schedule…',
  retire: 'Retire',
  submit: 'Submit for review',
  publish: 'Publish',
}

/** The next step is the one button that stands out. */
export function ItemActions({ item, isDirty }: { item: Item; isDirty: boolean }) {
  const move = useMoveItem()
  const [isScheduling, setScheduling] = useState(false)
  const verbs = (Object.keys(labels) as ItemVerb[]).filter((verb) => item.mayDo.includes(verb))
  return (
    <div className={styles.acts}>
      {isDirty && <span className={styles.progress}>Save first</span>}
      {verbs.map((verb) => (
        <Button
          key={verb}
          variant={!isDirty && (verb === 'submit' || verb === 'publish') ? 'primary' : 'secondary'}
          busy={move.isPending && move.variables.verb === verb}
          onClick={() => (verb === 'schedule' ? setScheduling(true) : move.mutate({ id: item.id, verb }))}
        >
          {labels[verb]}
        </Button>
      ))}
      {isScheduling && (
        <ScheduleDialog
          busy={move.isPending}
          error={move.error}
          onSchedule={(publishAt) =>
            move.mutate({ id: item.id, verb: 'schedule', publishAt }, { onSuccess: () => setScheduling(false) })
          }
          onClose={() => setScheduling(false)}
        />
      )}
    </div>
  )
}
