import { Button } from '@assay/ui/button'
import { nameOf } from './referral-labels.ts'
import type { Referral } from './referrals.queries.ts'

export interface ActButtonProps {
  referral: Referral
  words: string
  busy?: boolean
  onPress: () => void
}

/** Named by its row, for readers that jump from button to button. */
export function ActButton({ referral, words, busy = false, onPress }: ActButtonProps) {
  return (
    <Button size="small" busy={busy} aria-label={`${words}: ${nameOf(referral)}`} onClick={onPress}>
      {words}
    </Button>
  )
}
