// Feedback requested by link, and given by it.

export { AskFeedbackDialog } from './ask-feedback-dialog.tsx'
export { feedbackKey } from './feedback.queries.ts'
export { FeedbackRequestsDialog } from './feedback-requests-dialog.tsx'
