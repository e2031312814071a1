import * as contract from '@assay/contracts/communities'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { linkKey } from '../../platform/candidate-link.ts'
import { download } from '../../platform/download.ts'
import type { Community } from './communities.queries.ts'

function useWrite<Input, Output>(send: (input: Input) => Promise<Output>, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => toasts.success(done),
    onSettled: () => client.invalidateQueries({ queryKey: ['communities'] }),
  })
}

type CommunityBody = z.input<typeof contract.createCommunity.body>

export const useSaveCommunity = () =>
  useWrite(async ({ id, body }: { id: string | null; body: CommunityBody }) => {
    if (id === null) return (await call(contract.createCommunity, { body })).data
    return (await call(contract.changeCommunity, { params: { id }, body })).data
  }, 'Saved')

export const useDeleteCommunity = () =>
  useWrite((id: string) => call(contract.deleteCommunity, { params: { id } }), 'Community deleted')

export const useInvite = () =>
  useWrite(
    ({ id, candidateIds }: { id: string; candidateIds: string[] }) =>
      call(contract.inviteMembers, { params: { id }, body: { candidateIds } }),
    'Invitations sent',
  )

export const useTagMember = () =>
  useWrite(
    ({ id, tags }: { id: string; tags: string[] }) => call(contract.tagMember, { params: { id }, body: { tags } }),
    'Tags saved',
  )

export const useRenewConsent = () =>
  useWrite((id: string) => call(contract.renewConsent, { params: { id }, body: {} }), 'Asked to renew')

export const useRemoveMember = () =>
  useWrite((id: string) => call(contract.removeMember, { params: { id }, body: {} }), 'Removed')

type PostBody = z.input<typeof contract.changePost.body>

export const useSavePost = () =>
  useWrite(
    ({ id, communityId, body }: { id: string | null; communityId: string; body: PostBody }) =>
      id === null
        ? call(contract.createPost, { body: { ...body, communityId } })
        : call(contract.changePost, { params: { id }, body }),
    'Draft saved',
  )

export const usePublishPost = () =>
  useWrite((id: string) => call(contract.publishPost, { params: { id }, body: {} }), 'Published and mailed')

export const useArchivePost = () =>
  useWrite((id: string) => call(contract.archivePost, { params: { id }, body: {} }), 'Archived')

export const useExportMembers = () =>
  useMutation({
    mutationFn: async ({ id, name }: Pick<Community, 'id' | 'name'>) =>
      download(await call(contract.exportMembers, { params: { id } }), `${name}.csv`),
  })

export const useAskToJoin = () =>
  useMutation({
    mutationFn: ({ id, email }: { id: string; email: string }) =>
      call(contract.askToJoin, { params: { id }, body: { email } }),
  })

export type MemberAct =
  | { readonly does: 'join'; readonly readiness: contract.Readiness; readonly months: number }
  | { readonly does: 'leave' | 'read' }
  | { readonly does: 'change'; readonly readiness?: contract.Readiness; readonly muted?: boolean }
  | { readonly does: 'vote'; readonly postId: string; readonly option: number }

/** What a member does by link; the page then shows the result. */
export function useMemberAct(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (act: MemberAct) => (await send(token, act)).data,
    onSuccess: (link) => client.setQueryData(linkKey(token), link),
  })
}

function send(token: string, act: MemberAct) {
  if (act.does === 'leave') return call(contract.leaveCommunity, { body: { token } })
  if (act.does === 'read') return call(contract.readPosts, { body: { token }, quiet: true })
  const { does, ...rest } = act
  if (does === 'join') return call(contract.joinCommunity, { body: { token, ...(rest as JoinFields) } })
  if (does === 'vote') return call(contract.voteInCommunity, { body: { token, ...(rest as VoteFields) } })
  return call(contract.changeMembership, { body: { token, ...rest } })
}

type JoinFields = Omit<Extract<MemberAct, { does: 'join' }>, 'does'>
type VoteFields = Omit<Extract<MemberAct, { does: 'vote' }>, 'does'>
