import type { QueryCard } from '@assay/contracts/query-card'
import { Switch } from '@assay/ui/checkbox'
import { useSession } from '../../platform/session.ts'

interface ExclusionsProps {
  card: QueryCard
  onChange: (card: QueryCard) => void
}

/** Whom an employer knows already; guests have no pipeline to leave anybody out of. */
export function Exclusions({ card, onChange }: ExclusionsProps) {
  const { user } = useSession()
  if (user?.scope.includes('employer') !== true) return null
  const exclude = (change: Partial<QueryCard['exclude']>) =>
    onChange({ ...card, exclude: { ...card.exclude, ...change } })
  return (
    <>
      <Switch
        label="Leave out who is in a pipeline already"
        checked={card.exclude.inPipeline}
        onChange={(event) => exclude({ inPipeline: event.target.checked })}
      />
      <Switch
        label="Leave out who was passed"
        checked={card.exclude.passed}
        onChange={(event) => exclude({ passed: event.target.checked })}
      />
    </>
  )
}
