import type { SampleVerb } from '@assay/contracts/sample-job-descriptions'
import { Button } from '@assay/ui/button'
import { useState } from 'react'
import styles from './learning-hub.module.css'
import { useMoveSample } from './samples.mutations.ts'
import type { Sample } from './samples.queries.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

const labels: Readonly<Record<SampleVerb, string>> = {
  withdraw: 'Back to draft',
  schedule: 'Schedule…',
  archive: 'Archive',
  publish: 'Publish',
}

/** The next step is the one button that stands out. */
export function SampleActions({ sample, isDirty }: { sample: Sample; isDirty: boolean }) {
  const move = useMoveSample()
  const [isScheduling, setScheduling] = useState(false)
  const verbs = (Object.keys(labels) as SampleVerb[]).filter((verb) => sample.mayDo.includes(verb))
  return (
    <div className={styles.acts}>
      {isDirty && <span className={styles.progress}>Save first</span>}
      {verbs.map((verb) => (
        <Button
          key={verb}
          variant={!isDirty && verb === 'publish' ? 'primary' : 'secondary'}
          busy={move.isPending && move.variables.verb === verb}
          onClick={() => (verb === 'schedule' ? setScheduling(true) : move.mutate({ id: sample.id, verb }))}
        >
          {labels[verb]}
        </Button>
      ))}
      {isScheduling && (
        <ScheduleDialog
          busy={move.isPending}
          error={move.error}
          onSchedule={(publishAt) =>
            move.mutate({ id: sample.id, verb: 'schedule', publishAt }, { onSuccess: () => setScheduling(false) })
          }
          onClose={() => setScheduling(false)}
        />
      )}
    </div>
  )
}
