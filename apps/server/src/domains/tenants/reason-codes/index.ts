// The reasons that a company gives for its decisions.
export { firstReasons } from './reason-codes.rules.ts'
export { listReasons } from './reason-codes.store.ts'
export { assertReasonOffered, listOfferedReasons, loadReasonLabels, type ReasonLabels } from './reason-labels.ts'
