import type { ItemVerb } from '@assay/contracts/items'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { useState } from 'react'
import { RequestFailed } from '../../platform/region.tsx'
import { useMoveItem } from './items.mutations.ts'
import type { Item } from './items.queries.ts'
import styles from './learning-hub.module.css'

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
      {isScheduling && <ScheduleDialog item={item} onClose={() => setScheduling(false)} />}
    </div>
  )
}

function ScheduleDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const move = useMoveItem()
  const [at, setAt] = useState('')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Schedule"
      description="It is published at this time, in your time zone."
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={move.isPending}
            disabled={at === ''}
            onClick={() =>
              move.mutate(
                { id: item.id, verb: 'schedule', publishAt: new Date(at).toISOString() },
                { onSuccess: onClose },
              )
            }
          >
            Schedule
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          type="datetime-local"
          label="Date and time"
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
        {move.error !== null && <RequestFailed error={move.error} />}
      </div>
    </Dialog>
  )
}
