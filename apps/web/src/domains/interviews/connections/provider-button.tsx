import { Button } from '@assay/ui/button'
import { Refusal } from '../../../platform/refusal.tsx'
import { useLeaveForCalendar } from './connections.mutations.ts'
import type { CalendarProvider } from './connections.queries.ts'

/** Redirects to a provider that the operator has set up, which returns to /calendars/callback. */
export function ProviderButton({ provider: { id, name } }: { provider: CalendarProvider }) {
  const leave = useLeaveForCalendar()
  return (
    <>
      <Button busy={leave.isPending} onClick={() => leave.mutate({ providerId: id })}>
        Connect {name}
      </Button>
      <Refusal error={leave.error} />
    </>
  )
}
