/** Where the interface has a name that the key does not spell. */
const NAMES: Readonly<Record<string, string>> = {
  awaitingStart: 'Not started',
  contactReleased: 'In contact',
  denied: 'Declined',
  endedInGuarantee: 'Ended under guarantee',
  endedInTrial: 'Ended during trial',
  noStart: 'Did not start',
  pendingApproval: 'Awaiting approval',
  refunded: 'Fee refunded',
  replacementOpen: 'Replacement requested',
  serving: 'Active',
  submitted: 'Submitted by agency',
  superseded: 'Replaced',
}

/** The status of a job, an offer, a hire or a model, or the stage of a candidate, for messages: `inTrial` is “In trial”. */
export function formatState(state: string): string {
  const words = state.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `“${NAMES[state] ?? words.charAt(0).toUpperCase() + words.slice(1)}”`
}
