// Separate from the page because the address is parsed before the page and its contract are loaded.
import type { HireState } from '@assay/contracts/hired-candidates'

const states: Readonly<Record<HireState, true>> = {
  awaitingStart: true,
  noStart: true,
  inTrial: true,
  endedInTrial: true,
  confirmed: true,
  ended: true,
  endedInGuarantee: true,
  replacementOpen: true,
  replaced: true,
  refunded: true,
}

export const isHireState = (text: unknown): text is HireState => typeof text === 'string' && Object.hasOwn(states, text)
