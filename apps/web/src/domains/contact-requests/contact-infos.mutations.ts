import {
  approveContact,
  type DeclineCode,
  type DisputeCode,
  declineContact,
  disputeContact,
  editContact,
  refundContact,
  remindContact,
  requestContact,
  upholdContact,
  withdrawContact,
} from '@assay/contracts/contact-infos'
import type { Pay } from '@assay/contracts/money'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { formatCount } from '../../platform/format.ts'
import { actOnEach, tellRefused } from '../../platform/list-views/act-on-each.ts'
import type { ContactInfo } from './contact-infos.queries.ts'

function refresh(client: QueryClient): void {
  for (const key of ['contact-infos', 'shortlisteds', 'requirements', 'subscription', 'candidates'])
    void client.invalidateQueries({ queryKey: [key] })
}

export interface Draft {
  readonly pay: Pay
  readonly location: string | null
  readonly message: string
}

/** The server delays sending by five minutes; the toast offers undo for the first five seconds. */
export function useRequestContact() {
  const client = useQueryClient()
  const back = useMutation({
    mutationFn: (id: string) => call(withdrawContact, { params: { id }, body: {} }),
    onSettled: () => refresh(client),
  })
  return useMutation({
    mutationFn: async (body: Draft & { candidateId: string; requirementId: string }) =>
      (await call(requestContact, { body })).data,
    onSuccess: ({ id, candidateName }) =>
      toasts.success(`Request to ${candidateName} goes out in five minutes`, {
        detail: 'Until then you can edit or cancel it.',
        action: { label: 'Undo', onPress: () => back.mutate(id) },
      }),
    onSettled: () => refresh(client),
  })
}

export function useEditContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: Draft & { id: string }) =>
      (await call(editContact, { params: { id }, body })).data,
    onSuccess: () => toasts.success('Request updated'),
    onSettled: () => refresh(client),
  })
}

export type Act =
  | { readonly act: 'withdraw' | 'remind' | 'uphold' | 'refund' }
  | { readonly act: 'dispute'; readonly code: DisputeCode; readonly note: string | null }
  | { readonly act: 'approve'; readonly mandate: string | null }
  | { readonly act: 'decline'; readonly code: DeclineCode; readonly mandate: string | null }

const DONE: Readonly<Record<Act['act'], string>> = {
  withdraw: 'Request cancelled. Credit returned.',
  remind: 'Reminder sent',
  dispute: 'Reported to the operator of this site',
  approve: 'Contact details shared',
  decline: 'Declined. The company is notified.',
  uphold: 'Contact details confirmed',
  refund: 'Credit refunded, details removed',
}

export function useActOnContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...what }: Act & { id: string }) => send(id, what),
    onSuccess: (_, { act }) => toasts.success(DONE[act]),
    onSettled: () => refresh(client),
  })
}

const DONE_TO_MANY = {
  withdraw: (count: number) => `${formatCount(count, 'request')} cancelled. Credits returned.`,
  remind: (count: number) => `${formatCount(count, 'reminder')} sent`,
} as const

export function useActOnContacts(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ act, contacts }: { act: keyof typeof DONE_TO_MANY; contacts: readonly ContactInfo[] }) =>
      actOnEach(contacts, ({ id }) => send(id, { act })),
    onSuccess: ({ done, refused }, { act }) => {
      toasts.success(DONE_TO_MANY[act](done.length))
      tellRefused(refused, ({ candidateName }) => candidateName, 'request')
      onDone()
    },
    onSettled: () => refresh(client),
  })
}

function send(id: string, what: Act): Promise<unknown> {
  const params = { id }
  switch (what.act) {
    case 'withdraw':
      return call(withdrawContact, { params, body: {} })
    case 'remind':
      return call(remindContact, { params, body: {} })
    case 'uphold':
      return call(upholdContact, { params, body: { note: null } })
    case 'refund':
      return call(refundContact, { params, body: { note: null } })
    case 'dispute':
      return call(disputeContact, { params, body: { code: what.code, note: what.note } })
    case 'approve':
      return call(approveContact, { params, body: { mandate: what.mandate } })
    case 'decline':
      return call(declineContact, { params, body: { code: what.code, note: null, mandate: what.mandate } })
  }
}
