import { askForFeedback, giveFeedback, remindFeedback, withdrawFeedback } from '@assay/contracts/feedback-requests'
import type { Vote } from '@assay/contracts/shortlisteds'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { formatCount } from '../../../platform/format.ts'
import { feedbackKey, feedbackPageKey } from './feedback.queries.ts'

function useSettled() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: feedbackKey })
    void client.invalidateQueries({ queryKey: ['shortlisteds'] })
  }
}

interface Asking {
  readonly requirementId: string
  readonly shortlistedIds: string[]
  readonly emails: string[]
  readonly message: string | null
  readonly days: number
}

export function useAskForFeedback() {
  return useMutation({
    mutationFn: async (body: Asking) => (await call(askForFeedback, { body })).data,
    onSuccess: (asked) => void toasts.success(`Sent ${formatCount(asked.length, 'feedback request')}`),
    onSettled: useSettled(),
  })
}

export function useEndFeedback() {
  return useMutation({
    mutationFn: async (id: string) => (await call(withdrawFeedback, { params: { id }, body: {} })).data,
    onSuccess: () => void toasts.success('Request withdrawn'),
    onSettled: useSettled(),
  })
}

export function useRemindFeedback() {
  return useMutation({
    mutationFn: async (id: string) => (await call(remindFeedback, { params: { id }, body: {} })).data,
    onSuccess: () => void toasts.success('Reminder sent'),
    onSettled: useSettled(),
  })
}

interface Opinion {
  readonly shortlistedId: string
  readonly vote: Vote
  readonly note: string | null
}

/** Sends the feedback of a recipient; the page then shows the saved answer. */
export function useGiveFeedback(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (opinion: Opinion) => (await call(giveFeedback, { body: { token, ...opinion } })).data,
    onSuccess: (page) => client.setQueryData(feedbackPageKey(token), page),
  })
}
