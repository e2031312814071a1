import {
  archivePost,
  askToJoin,
  changeCommunity,
  changeMembership,
  changePost,
  createCommunity,
  createPost,
  deleteCommunity,
  exportMembers,
  inviteMembers,
  joinCommunity,
  leaveCommunity,
  publishPost,
  type Readiness,
  readPosts,
  removeMember,
  renewConsent,
  tagMember,
  voteInCommunity,
} from '@assay/contracts/communities'
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

type CommunityBody = z.input<typeof createCommunity.body>

export const useSaveCommunity = () =>
  useWrite(async ({ id, body }: { id: string | null; body: CommunityBody }) => {
    if (id === null) return (await call(createCommunity, { body })).data
    return (await call(changeCommunity, { params: { id }, body })).data
  }, 'Saved')

export const useDeleteCommunity = () =>
  useWrite((id: string) => call(deleteCommunity, { params: { id } }), 'Community deleted')

export const useInvite = () =>
  useWrite(
    ({ id, candidateIds }: { id: string; candidateIds: string[] }) =>
      call(inviteMembers, { params: { id }, body: { candidateIds } }),
    'Invitations sent',
  )

export const useTagMember = () =>
  useWrite(
    ({ id, tags }: { id: string; tags: string[] }) => call(tagMember, { params: { id }, body: { tags } }),
    'Tags saved',
  )

export const useRenewConsent = () =>
  useWrite((id: string) => call(renewConsent, { params: { id }, body: {} }), 'Renewal requested')

export const useRemoveMember = () =>
  useWrite((id: string) => call(removeMember, { params: { id }, body: {} }), 'Removed')

type PostBody = z.input<typeof changePost.body>

export const useSavePost = () =>
  useWrite(
    ({ id, communityId, body }: { id: string | null; communityId: string; body: PostBody }) =>
      id === null ? call(createPost, { body: { ...body, communityId } }) : call(changePost, { params: { id }, body }),
    'Draft saved',
  )

export const usePublishPost = () =>
  useWrite((id: string) => call(publishPost, { params: { id }, body: {} }), 'Published and emailed')

export const useArchivePost = () =>
  useWrite((id: string) => call(archivePost, { params: { id }, body: {} }), 'Archived')

export const useExportMembers = () =>
  useMutation({
    mutationFn: async ({ id, name }: Pick<Community, 'id' | 'name'>) =>
      download(await call(exportMembers, { params: { id } }), `${name}.csv`),
  })

export const useAskToJoin = () =>
  useMutation({
    mutationFn: ({ id, email }: { id: string; email: string }) => call(askToJoin, { params: { id }, body: { email } }),
  })

export type MemberAct =
  | { readonly does: 'join'; readonly readiness: Readiness; readonly months: number }
  | { readonly does: 'leave' | 'read' }
  | { readonly does: 'change'; readonly readiness?: Readiness; readonly muted?: boolean }
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
  if (act.does === 'leave') return call(leaveCommunity, { body: { token } })
  if (act.does === 'read') return call(readPosts, { body: { token }, quiet: true })
  const { does, ...rest } = act
  if (does === 'join') return call(joinCommunity, { body: { token, ...(rest as JoinFields) } })
  if (does === 'vote') return call(voteInCommunity, { body: { token, ...(rest as VoteFields) } })
  return call(changeMembership, { body: { token, ...rest } })
}

type JoinFields = Omit<Extract<MemberAct, { does: 'join' }>, 'does'>
type VoteFields = Omit<Extract<MemberAct, { does: 'vote' }>, 'does'>
