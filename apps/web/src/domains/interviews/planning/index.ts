// Panels of several interviewers, and the candidates selected for an interview.

export { InterviewCombined } from './interview-combined.tsx'
export { SelectedForInterview } from './selected-for-interview.tsx'
