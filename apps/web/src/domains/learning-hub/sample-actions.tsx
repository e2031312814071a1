import type { SampleVerb } from '@assay/contracts/sample-job-descriptions'
import { useMoveSample } from './samples.mutations.ts'
import type { Sample } from './samples.queries.ts'
import { StateActions } from './state-actions.tsx'

const labels: Readonly<Record<SampleVerb, string>> = {
  withdraw: 'Back to draft',
  schedule: 'Schedule…',
  archive: 'Archive',
  publish: 'Publish',
}

export function SampleActions({ sample, isDirty }: { sample: Sample; isDirty: boolean }) {
  const move = useMoveSample()
  return (
    <StateActions
      id={sample.id}
      labels={labels}
      mayDo={sample.mayDo}
      next={['publish']}
      move={move}
      isDirty={isDirty}
    />
  )
}
