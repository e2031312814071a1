// What candidates answer, and what agencies answer for them.

export { RepresentedInterviews } from './represented-interviews.tsx'
export { SharedInterviews } from './shared-interviews.tsx'
