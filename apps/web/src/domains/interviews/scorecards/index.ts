// Feedback after an interview: scorecards and the debrief.

export { Debrief } from './debrief.tsx'
export { FeedbackDue } from './feedback-due.tsx'
export { ScorecardForm } from './scorecard-form.tsx'
export { Scorecards } from './scorecards.tsx'
export { UnsentScorecard } from './unsent-scorecard.tsx'
