import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { Switch } from '@assay/ui/checkbox'
import { useSession } from '../../../platform/session/session.ts'

interface ExclusionsProps {
  criteria: SearchCriteria
  onChange: (criteria: SearchCriteria) => void
}

export function Exclusions({ criteria, onChange }: ExclusionsProps) {
  const { user } = useSession()
  if (user?.scope.includes('employer') !== true) return null
  const exclude = (change: Partial<SearchCriteria['exclude']>) =>
    onChange({ ...criteria, exclude: { ...criteria.exclude, ...change } })
  return (
    <>
      <Switch
        label="Hide candidates already in a pipeline"
        checked={criteria.exclude.inPipeline}
        onChange={(event) => exclude({ inPipeline: event.target.checked })}
      />
      <Switch
        label="Hide rejected candidates"
        checked={criteria.exclude.rejected}
        onChange={(event) => exclude({ rejected: event.target.checked })}
      />
    </>
  )
}
