// Disputes about who introduced a candidate.
export { clearDisputeWordsOf, countUndecided, findDispute } from './disputes.store.ts'
export { answerDispute, decideDispute, lapseDisputes } from './move-dispute.ts'
export { disputesOfCandidate } from './moved-disputes.store.ts'
export { openDispute } from './open-dispute.ts'
