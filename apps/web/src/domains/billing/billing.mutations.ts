import { changeBillingInfo, createBillingInfo } from '@assay/contracts/billing-infos'
import { invoiceActions } from '@assay/contracts/invoices'
import { paymentActions } from '@assay/contracts/payments'
import { changeBillingSettings } from '@assay/contracts/plans'
import { openPaymentPage, subscriptionActions } from '@assay/contracts/subscriptions'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { type Change, fetchDocument, type Invoice } from './billing.queries.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['billing'] })
}

export function useChangePlan() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: Change & { id: string; trial: boolean; asOf: string }) =>
      call(subscriptionActions.change, { params: { id }, body }),
    onSettled: refresh,
  })
}

/** Leaves for a page of the payment provider, which leads back here. */
export function usePaymentPage() {
  return useMutation({
    mutationFn: (subscribe: (Change & { trial: boolean }) | null) => call(openPaymentPage, { body: { subscribe } }),
    onSuccess: ({ data }) => window.location.assign(data.url),
  })
}

/** Reads the plan again from the payment provider, for users who return from it. */
export function useRefreshPlan() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call(subscriptionActions.refresh, { params: { id }, body: {} }),
    onSettled: refresh,
  })
}

export function useEndPlan() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: 'cancel' | 'keep' }) =>
      call(subscriptionActions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) => toasts.success(verb === 'cancel' ? 'Plan cancelled' : 'Plan kept'),
    onSettled: refresh,
  })
}

export function useSaveBillingInfo(id: string | null) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof createBillingInfo.body>) =>
      id === null ? call(createBillingInfo, { body }) : call(changeBillingInfo, { params: { id }, body }),
    onSuccess: () => toasts.success('Billing details saved'),
    onSettled: refresh,
  })
}

export function useSaveSettings(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof changeBillingSettings.body>) =>
      call(changeBillingSettings, { params: { id }, body }),
    onSuccess: () => toasts.success('Billing settings saved'),
    onSettled: refresh,
  })
}

export function useMarkPaid() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; paidOn?: string; method: string | null }) =>
      call(invoiceActions.markPaid, { params: { id }, body }),
    onSuccess: () => toasts.success('Marked as paid'),
    onSettled: refresh,
  })
}

export function useCreditNote() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(invoiceActions.creditNote, { params: { id }, body: { reason } }),
    onSuccess: () => toasts.success('Credit note issued'),
    onSettled: refresh,
  })
}

export function useRemind() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call(invoiceActions.remind, { params: { id }, body: {} }),
    onSuccess: () => toasts.success('Reminder sent'),
    onSettled: refresh,
  })
}

export function useRetryPayment() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call(paymentActions.retry, { params: { id }, body: {} }),
    onSuccess: ({ data }) => toasts.success(data.state === 'succeeded' ? 'Paid' : 'Payment requested again'),
    onSettled: refresh,
  })
}

export function useOpenInvoice() {
  return useMutation({
    mutationFn: async ({ id }: Pick<Invoice, 'id'>) => {
      // Opened synchronously, while the browser still attributes it to the click.
      const tab = window.open('', '_blank')
      try {
        const url = URL.createObjectURL(await fetchDocument(id))
        if (tab === null) window.location.assign(url)
        else tab.location.replace(url)
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  })
}
