import { proposeTaxonomyEdit, taxonomyProposalActions } from '@assay/contracts/taxonomy-proposals'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import type { Proposal } from './proposals.queries.ts'
import { useSettled } from './taxonomy.mutations.ts'

export function useProposeEdit() {
  return useMutation({
    mutationFn: (body: z.input<typeof proposeTaxonomyEdit.body>) => call(proposeTaxonomyEdit, { body }),
    onSuccess: () => toasts.success('Proposed', { detail: 'You’re notified once an operator decides.' }),
    onSettled: useSettled(),
  })
}

/** Accepts or refuses a proposal. */
export function useDecideProposal(verb: 'accept' | 'refuse') {
  return useMutation({
    mutationFn: ({ id, comment }: { id: string; comment: string | null }) =>
      verb === 'refuse'
        ? call(taxonomyProposalActions.refuse, { params: { id }, body: { comment: comment ?? '' } })
        : call(taxonomyProposalActions.accept, { params: { id }, body: { comment } }),
    onSuccess: ({ data }: { data: Proposal }) =>
      toasts.success(data.state === 'accepted' ? 'Accepted and applied' : 'Proposal rejected'),
    onSettled: useSettled(),
  })
}

export function useWithdrawProposal() {
  return useMutation({
    mutationFn: (id: string) => call(taxonomyProposalActions.withdraw, { params: { id }, body: {} }),
    onSuccess: () => toasts.success('Proposal withdrawn'),
    onSettled: useSettled(),
  })
}
