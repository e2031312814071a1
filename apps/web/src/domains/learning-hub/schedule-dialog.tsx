import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { useState } from 'react'
import { RequestFailed } from '../../platform/region.tsx'
import styles from './learning-hub.module.css'

interface ScheduleDialogProps {
  busy: boolean
  error: Error | null
  onSchedule: (publishAt: string) => void
  onClose: () => void
}

/** Asks when something is published. */
export function ScheduleDialog({ busy, error, onSchedule, onClose }: ScheduleDialogProps) {
  const [at, setAt] = useState('')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Schedule"
      description="Published at this time, in your time zone."
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={at === ''}
            onClick={() => onSchedule(new Date(at).toISOString())}
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
        {error !== null && <RequestFailed error={error} />}
      </div>
    </Dialog>
  )
}
