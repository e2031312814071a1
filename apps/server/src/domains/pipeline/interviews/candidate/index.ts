// Answers of candidates, given by themselves or on their behalf.

export { answerForCandidate, listRepresentedEntries } from './answer-for-candidate.ts'
export { askForAnotherTime, chooseSlot, choosing, counterSlots } from './answer-interview.ts'
export { showInterviewLink } from './show-interview-link.ts'
