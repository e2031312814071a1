// What candidates answer, or what is answered for them.

export { answerForCandidate, listRepresentedEntries } from './answer-for-candidate.ts'
export { askForAnotherTime, chooseSlot, choosing, counterSlots } from './answer-interview.ts'
export { showInterviewLink } from './show-interview-link.ts'
