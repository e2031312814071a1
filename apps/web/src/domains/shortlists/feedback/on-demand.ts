import { lazy } from 'react'

export const AskFeedbackDialog = lazy(async () => ({
  default: (await import('./ask-feedback-dialog.tsx')).AskFeedbackDialog,
}))

export const FeedbackRequestsDialog = lazy(async () => ({
  default: (await import('./feedback-requests-dialog.tsx')).FeedbackRequestsDialog,
}))
