// Disputes about who introduced a candidate.
export { mayDecideDisputes } from './disputes.policy.ts'
export { clearDisputeWordsOf, countUndecided, findDispute, listDisputes } from './disputes.store.ts'
export { answerDispute, decideDispute, lapseDisputes } from './move-dispute.ts'
export { disputesOfCandidate } from './moved-disputes.store.ts'
export { openDispute } from './open-dispute.ts'
