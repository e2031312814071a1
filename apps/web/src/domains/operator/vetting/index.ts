// Vetting of candidates by operators.
export { CandidateVetting } from './candidate-vetting.tsx'
export { Vetting } from './vetting-queue.tsx'
