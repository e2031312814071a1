import { Badge } from '@assay/ui/badge'
import { formatStage } from '../../../platform/labels/stage-labels.ts'

export function PipelineMark({ stage }: { stage: string | null }) {
  if (stage === null) return null
  return <Badge title="Already in your pipeline">{formatStage(stage)}</Badge>
}
