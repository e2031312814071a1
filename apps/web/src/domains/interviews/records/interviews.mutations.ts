import {
  createCalendarFeed,
  deleteCalendarFeed,
  deleteCalendarImport,
  getCalendarFile,
  importCalendar,
} from '@assay/contracts/interview-calendars'
import { bookLoop, decideTrack } from '@assay/contracts/interview-tracks'
import { createInterview, interviewActions } from '@assay/contracts/scheduled-interviews'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { formatDone } from '../../../platform/labels/delivery-labels.ts'
import { nameFile } from './interview-labels.ts'
import type { Interview } from './interviews.queries.ts'

function refresh(client: QueryClient): void {
  for (const key of ['interviews', 'shortlisteds', 'dashboard']) void client.invalidateQueries({ queryKey: [key] })
}

type Actions = typeof interviewActions
type BodyOf<Verb extends keyof Actions> = z.input<Actions[Verb]['body']>

const doneLabels: Record<keyof Actions, string> = {
  propose: 'Times sent to the candidate',
  confirm: 'Booked. All participants get an invitation.',
  reschedule: 'Other times sent. The agreed time is kept until the candidate answers.',
  cancel: 'Interview cancelled. All participants are notified.',
  withdraw: 'Proposal withdrawn',
  remind: 'Reminder sent',
  reportNoShow: 'No-show recorded',
  contest: 'Dispute recorded',
  submitScorecard: 'Scorecard submitted',
  complete: 'Interview closed',
  swapInterviewer: 'Interviewer replaced',
  respond: 'Response saved',
}

/** For steps that normally email the candidate: how the candidate is notified if no email is sent. */
const insteadLabels: Readonly<Partial<Record<keyof Actions, string>>> = {
  propose: 'Times proposed',
  confirm: 'Booked. The interviewers get an invitation.',
  reschedule: 'Other times proposed. The agreed time is kept until the candidate answers.',
  cancel: 'Interview cancelled. The interviewers are notified.',
  remind: 'No email address on file',
}

export function useInterviewAction<Verb extends keyof Actions>(verb: Verb) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, body }: { id: string; body: BodyOf<Verb> }): Promise<Interview> => {
      const endpoint = interviewActions[verb] as Actions['respond']
      return (await call(endpoint, { params: { id }, body: body as BodyOf<'respond'> })).data as Interview
    },
    onSuccess: (interview) => {
      client.setQueryData(['interviews', 'one', interview.id], interview)
      const instead = insteadLabels[verb]
      toasts.success(instead ? formatDone(doneLabels[verb], instead, interview.reachedBy) : doneLabels[verb])
    },
    onSettled: () => refresh(client),
  })
}

export function useCreateInterview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: z.input<typeof createInterview.body>) => (await call(createInterview, { body })).data,
    onSuccess: ({ reachedBy }) => toasts.success(formatDone(doneLabels.propose, 'Times proposed', reachedBy)),
    onSettled: () => refresh(client),
  })
}

export function useBookLoop() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ trackId, body }: { trackId: string; body: z.input<typeof bookLoop.body> }) =>
      (await call(bookLoop, { params: { id: trackId }, body })).data,
    onSuccess: (booked) => toasts.success(`${booked.length} rounds booked`),
    onSettled: () => refresh(client),
  })
}

export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ trackId, override }: { trackId: string; override: string | null }) =>
      (await call(decideTrack, { params: { id: trackId }, body: { override } })).data,
    onSuccess: ({ candidateName }) => toasts.success(`${candidateName} moved to decision`),
    onSettled: () => refresh(client),
  })
}

export function useSaveCalendarFile() {
  return useMutation({
    mutationFn: async (interview: Interview) => {
      const file = await call(getCalendarFile, { params: { id: interview.id } })
      const address = URL.createObjectURL(file)
      Object.assign(document.createElement('a'), { href: address, download: nameFile(interview) }).click()
      URL.revokeObjectURL(address)
    },
  })
}

export function useImportCalendar() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => (await call(importCalendar, { file })).data,
    onSuccess: ({ busyCount }) => toasts.success(`Imported ${busyCount} busy times`),
    onSettled: () => refresh(client),
  })
}

export function useForgetCalendar() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteCalendarImport, { params: { id } }),
    onSuccess: () => toasts.success('Busy times removed'),
    onSettled: () => refresh(client),
  })
}

export function useMakeFeed() {
  return useMutation({
    mutationFn: async () => (await call(createCalendarFeed, {})).data,
  })
}

export function useStopFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteCalendarFeed, { params: { id } }),
    onSuccess: () => toasts.success('Calendar feed stopped'),
    onSettled: () => client.invalidateQueries({ queryKey: ['interviews', 'feed'] }),
  })
}
