import { Panel } from '@assay/ui/panel'
import { AgencyScore } from './agency-score.tsx'

/** On the dashboard of an agency. */
export function OwnScore() {
  return (
    <Panel title="How employers see your work">
      <AgencyScore agencyId={null} />
    </Panel>
  )
}
