// Feedback requested by link, and given by it.

export { feedbackKey } from './feedback.queries.ts'
export { AskFeedbackDialog, FeedbackRequestsDialog } from './on-demand.ts'
