import { useEffect, useRef } from 'react'
import { useRefreshPlan } from './billing.mutations.ts'
import type { Subscription } from './billing.queries.ts'

/** Once after the way back from the payment provider: reads what was bought there, and names the plan that runs now. */
export function useBackFromPayment(
  subscription: Subscription | null | undefined,
  onRead: (plan: string | null) => void,
): void {
  const { mutate } = useRefreshPlan()
  const isRead = useRef(false)
  const id = subscription?.id
  useEffect(() => {
    if (id === undefined || isRead.current) return
    isRead.current = true
    mutate(id, {
      onSuccess: ({ data }) => onRead(data.provider === 'stripe' ? data.planName : null),
      onError: () => onRead(null),
    })
  }, [id, mutate, onRead])
}
