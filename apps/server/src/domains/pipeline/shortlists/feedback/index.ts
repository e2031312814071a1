// Feedback requested by link.

export { clearOpinionsOn, findRequest, listOpinionsOn } from './feedback-requests.store.ts'
export { type OpinionShown, opinionsFor } from './opinions-shown.rules.ts'
export { sendFeedbackMail } from './send-feedback-mail.ts'
export { closeFeedback, watchFeedback } from './watch-feedback.ts'
