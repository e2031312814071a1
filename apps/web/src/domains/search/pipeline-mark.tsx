import { Badge } from '@assay/ui/badge'
import { formatStage } from '../../platform/stage-labels.ts'

/** Beside a name, wherever it appears: somebody of the company is at work with this person already. */
export function PipelineMark({ stage }: { stage: string | null }) {
  if (stage === null) return null
  return <Badge title="Already in your pipeline">{formatStage(stage)}</Badge>
}
