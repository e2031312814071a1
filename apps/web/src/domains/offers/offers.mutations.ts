import { createOfferTemplate, deleteOfferTemplate, previewOfferTemplate } from '@assay/contracts/offer-templates'
import {
  approveOffer,
  changeOffer,
  discardOffer,
  draftOffer,
  recordAcceptance,
  remindOffer,
  returnOffer,
  reviseOffer,
  sendOffer,
  submitOffer,
  withdrawOffer,
} from '@assay/contracts/offers'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { formatCount } from '../../platform/format.ts'
import { formatDone } from '../../platform/labels/delivery-labels.ts'
import { actOnEach, tellRefused } from '../../platform/list-views/act-on-each.ts'
import { nameOf } from './offer-labels.ts'
import { documentQuery, type ListedOffer, type Offer } from './offers.queries.ts'

function refresh(client: QueryClient): void {
  for (const queryKey of [['offers'], ['shortlisteds'], ['requirements'], ['hired-candidates']])
    void client.invalidateQueries({ queryKey })
}

type DraftBody = NonNullable<
  Parameters<typeof call<NonNullable<typeof draftOffer.body>, typeof draftOffer.answers>>[1]
>['body']
type ChangeBody = NonNullable<
  Parameters<typeof call<NonNullable<typeof changeOffer.body>, typeof changeOffer.answers>>[1]
>['body']

const included = { include: 'candidate' } as const

export function useDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: NonNullable<DraftBody>) =>
      (await call(draftOffer, { body, query: included })).data as Offer,
    onSettled: () => refresh(client),
  })
}

export function useChange(onMade: (offer: Offer) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, body }: { id: string; body: NonNullable<ChangeBody> }) =>
      (await call(changeOffer, { params: { id }, body, query: included })).data as Offer,
    onSuccess: onMade,
    onSettled: () => refresh(client),
  })
}

const PLAIN = {
  submit: submitOffer,
  approve: approveOffer,
  send: sendOffer,
  remind: remindOffer,
  discard: discardOffer,
}
export type PlainAct = keyof typeof PLAIN

const DONE: Readonly<Record<PlainAct, string>> = {
  submit: 'Submitted for approval',
  approve: 'Approved',
  send: 'Offer sent',
  remind: 'Reminder sent',
  discard: 'Offer discarded',
}

/** How the candidate is notified if no email is sent. */
const INSTEAD: Readonly<Partial<Record<PlainAct, string>>> = {
  send: 'Offer unchanged',
  remind: 'No email address on file',
}

export function useAct(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, act, note = null }: { id: string; act: PlainAct; note?: string | null }) =>
      call(PLAIN[act], { params: { id }, body: { note } }),
    onSuccess: ({ data }, { act }) => {
      const instead = INSTEAD[act]
      toasts.success(instead ? formatDone(DONE[act], instead, data.reachedBy) : DONE[act])
      onDone?.()
    },
    onSettled: () => refresh(client),
  })
}

const DONE_TO_MANY: Readonly<Record<PlainAct, (count: number) => string>> = {
  submit: (count) => `${formatCount(count, 'offer')} submitted for approval`,
  approve: (count) => `${formatCount(count, 'offer')} approved`,
  send: (count) => `${formatCount(count, 'offer')} sent`,
  remind: (count) => `${formatCount(count, 'reminder')} sent`,
  discard: (count) => `${formatCount(count, 'offer')} discarded`,
}

export function useActOnMany(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ act, offers }: { act: PlainAct; offers: readonly ListedOffer[] }) =>
      actOnEach(offers, ({ id }) => call(PLAIN[act], { params: { id }, body: { note: null } })),
    onSuccess: ({ done, refused }, { act }) => {
      toasts.success(DONE_TO_MANY[act](done.length))
      tellRefused(refused, nameOf, 'offer')
      onDone()
    },
    onSettled: () => refresh(client),
  })
}

export function useReturn(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) => call(returnOffer, { params: { id }, body: { note } }),
    onSuccess: () => {
      toasts.success('Offer sent back')
      onDone()
    },
    onSettled: () => refresh(client),
  })
}

export function useWithdraw(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, code, note }: { id: string; code: string; note: string | null }) =>
      call(withdrawOffer, { params: { id }, body: { code, note } }),
    onSuccess: () => {
      toasts.success('Offer withdrawn')
      onDone()
    },
    onSettled: () => refresh(client),
  })
}

export function useRecordAcceptance(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name, evidence }: { id: string; name: string; evidence: string }) =>
      call(recordAcceptance, { params: { id }, body: { name, evidence } }),
    onSuccess: () => {
      toasts.success('Acceptance recorded')
      onDone()
    },
    onSettled: () => refresh(client),
  })
}

export function useRevise(onMade: (offer: Offer) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) =>
      (await call(reviseOffer, { params: { id }, body: {}, query: included })).data as Offer,
    onSuccess: onMade,
    onSettled: () => refresh(client),
  })
}

export function useOpenDocument() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (offer: Offer) => {
      // Opened synchronously, while the browser still attributes it to the click.
      const tab = window.open('', '_blank')
      try {
        const url = URL.createObjectURL(await client.fetchQuery(documentQuery(offer)))
        if (tab === null) window.location.assign(url)
        else tab.location.replace(url)
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  })
}

/** Opens the letter that a template makes of an invented offer. */
export function usePreviewTemplate() {
  return useMutation({
    mutationFn: async (body: string) => {
      const tab = window.open('', '_blank')
      try {
        const url = URL.createObjectURL(await call(previewOfferTemplate, { body: { body } }))
        if (tab === null) window.location.assign(url)
        else tab.location.replace(url)
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  })
}

export function useKeepTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; body: string }) => call(createOfferTemplate, { body }),
    onSuccess: (_, { name }) => toasts.success(`Saved as “${name}”`),
    onSettled: () => void client.invalidateQueries({ queryKey: ['offer-templates'] }),
  })
}

export function useDeleteTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteOfferTemplate, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['offer-templates'] }),
  })
}
