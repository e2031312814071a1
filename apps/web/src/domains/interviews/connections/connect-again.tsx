import { Button } from '@assay/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Refusal } from '../../../platform/refusal.tsx'
import { useLeaveForCalendar } from './connections.mutations.ts'
import { type CalendarConnection, calendarProvidersQuery } from './connections.queries.ts'

/** For access that is over; absent where the operator has removed the provider. */
export function ConnectAgain({ connection }: { connection: CalendarConnection }) {
  const { data: providers = [] } = useQuery(calendarProvidersQuery())
  const leave = useLeaveForCalendar()
  const provider = providers.find((each) => each.provider === connection.provider)
  if (provider === undefined) return null
  const again = { providerId: provider.id, connectionId: connection.id }
  return (
    <>
      <Button size="small" variant="primary" busy={leave.isPending} onClick={() => leave.mutate(again)}>
        Connect again
      </Button>
      <Refusal error={leave.error} />
    </>
  )
}
