import {
  type AgencyClientVerb,
  agencyClientActions,
  changeAgencyClient,
  inviteAgency,
} from '@assay/contracts/agency-clients'
import {
  askAgency,
  type ContactAnswer,
  rejectShortlisted,
  type Vote,
  voteShortlisted,
} from '@assay/contracts/shortlisteds'
import { answerContact, submitCandidate, withdrawSubmission } from '@assay/contracts/submissions'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import type { AgencyClient, Submission } from './agency-clients.queries.ts'

function refresh(client: QueryClient): void {
  for (const key of ['agency-clients', 'submissions', 'requirements', 'dashboards'])
    void client.invalidateQueries({ queryKey: [key] })
}

type Invitation = z.input<typeof inviteAgency.body>

export function useInviteAgency(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Invitation) => (await call(inviteAgency, { body })).data,
    onSuccess: ({ agencyName }) => {
      toasts.success(`Invited ${agencyName}`, { detail: 'They see nothing until they accept.' })
      onDone()
    },
    onSettled: () => refresh(client),
  })
}

const DONE: Readonly<Record<AgencyClientVerb, (relation: AgencyClient) => string>> = {
  accept: ({ companyName }) => `You now work with ${companyName}`,
  decline: () => 'Invitation closed',
  pause: ({ agencyName }) => `Paused ${agencyName}`,
  resume: ({ agencyName }) => `Resumed ${agencyName}`,
  end: () => 'Notice given. The agreement ends in 30 days.',
  keep: () => 'Notice withdrawn',
}

const UNDO: Readonly<Partial<Record<AgencyClientVerb, AgencyClientVerb>>> = {
  end: 'keep',
  pause: 'resume',
  resume: 'pause',
}

export function useMoveAgencyClient() {
  const client = useQueryClient()
  const move = ({ relation, verb }: { relation: AgencyClient; verb: AgencyClientVerb }) =>
    call(agencyClientActions[verb], { params: { id: relation.id }, body: {} })
  const back = useMutation({ mutationFn: move, onSettled: () => refresh(client) })
  return useMutation({
    mutationFn: move,
    onSuccess: (_, { relation, verb }) => {
      const undo = UNDO[verb]
      if (undo === undefined) toasts.success(DONE[verb](relation))
      else toasts.undoable(DONE[verb](relation), () => back.mutate({ relation, verb: undo }))
    },
    onSettled: () => refresh(client),
  })
}

export function useChangeAgencyClient() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & z.input<typeof changeAgencyClient.body>) =>
      call(changeAgencyClient, { params: { id }, body }),
    onSuccess: () => toasts.success('Saved'),
    onSettled: () => refresh(client),
  })
}

export function useSubmitCandidate(onDone: () => void) {
  const client = useQueryClient()
  const back = useWithdrawSubmission()
  return useMutation({
    mutationFn: async (body: z.input<typeof submitCandidate.body>) =>
      (await call(submitCandidate, { body })).data as Submission,
    onSuccess: (submission) => {
      toasts.undoable(`Submitted ${submission.candidateName}`, () =>
        back.mutate({ submission, reason: 'Submitted by mistake' }),
      )
      onDone()
    },
    onSettled: () => refresh(client),
  })
}

export function useWithdrawSubmission(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ submission, reason }: { submission: Submission; reason: string }) =>
      call(withdrawSubmission, { params: { id: submission.id }, body: { reason } }),
    onSuccess: (_, { submission }) => {
      toasts.success(`Withdrew ${submission.candidateName}`, { detail: 'The employer is notified.' })
      onDone?.()
    },
    onSettled: () => refresh(client),
  })
}

/** The vote of an employer user on a shared candidate. */
export function useJudgeShown(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      id,
      ...judged
    }: { id: string } & ({ vote: Vote | null } | { code: string; note: string | null })) =>
      'vote' in judged
        ? call(voteShortlisted, { params: { id }, body: { vote: judged.vote, note: null } })
        : call(rejectShortlisted, { params: { id }, body: judged }),
    onSuccess: (_, judged) => {
      if ('code' in judged) toasts.success('Rejected. The agency is notified.')
      onDone?.()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['shortlisteds'] }),
  })
}

/** A client contact asks to meet a shared candidate. */
export function useAskAgency(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, message }: { id: string; message: string | null }) =>
      call(askAgency, { params: { id }, body: { message } }),
    onSuccess: () => {
      toasts.success('Request sent', { detail: 'You’re notified once the agency answers.' })
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['shortlisteds'] }),
  })
}

export function useAnswerContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: ContactAnswer }) =>
      call(answerContact, { params: { id }, body: { answer } }),
    onSuccess: () => toasts.success('Answer sent'),
    onSettled: () => refresh(client),
  })
}
