import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

// The contract is loaded when it is needed: the code of a link is kept on public pages.
const contract = () => import('@assay/contracts/referrals')

function useWrite<Input>(send: (input: Input) => Promise<unknown>, done: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      if (done !== null) toasts.success(done)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['referrals'] }),
  })
}

export const useMakeLink = () =>
  useWrite(async () => call((await contract()).createReferral, { body: { kind: 'company' } }), null)

export const useInvite = () =>
  useWrite(
    async (body: { kind?: 'company' | 'agency' | undefined; email?: string | null | undefined }) =>
      call((await contract()).createReferral, { body }),
    'Invitation sent',
  )

export const useDispute = () =>
  useWrite(
    async ({ id, reason }: { id: string; reason: string }) =>
      call((await contract()).disputeReferral, { params: { id }, body: { reason } }),
    'Sent to the operators',
  )

export const useApprove = () =>
  useWrite(
    async (id: string) => call((await contract()).approveReferral, { params: { id }, body: {} }),
    'Approved and paid',
  )

export const useReject = () =>
  useWrite(
    async (id: string) => call((await contract()).rejectReferral, { params: { id }, body: { reason: 'other' } }),
    'Rejected',
  )

export async function reportVisit(code: string): Promise<void> {
  await call((await contract()).visitReferral, { body: { code }, quiet: true })
}

export async function reportClaim(code: string): Promise<void> {
  await call((await contract()).claimReferral, { body: { code }, quiet: true })
}
