import type { candidates } from '@assay/contracts/candidates'
import {
  type communities,
  type communityMembers,
  type communityPosts,
  type finalists,
  getPublicCommunity,
  listCommunities,
  listFinalists,
  listMembers,
  listPosts,
  type MemberState,
  type publicCommunities,
  type Readiness,
} from '@assay/contracts/communities'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

/** What a list of finalists shows of a candidate, and a list of members. */
const named = ['maskedName', 'legalName', 'titleName'] as const
const withSkills = [...named, 'skills'] as const

type Candidate = ResourceOf<typeof candidates>
type Named = Pick<Candidate, 'id' | (typeof named)[number]>
type WithSkills = Pick<Candidate, 'id' | (typeof withSkills)[number]>
export type Community = ResourceOf<typeof communities>
export type Member = ResourceOf<typeof communityMembers> & { candidate: WithSkills }
export type Finalist = ResourceOf<typeof finalists> & { candidate: Named }
export type Post = ResourceOf<typeof communityPosts>
export type PublicCommunity = ResourceOf<typeof publicCommunities>

const asking = (fields: readonly string[]) => ({ include: 'candidate', fields: { candidates: fields.join(',') } })

export const communitiesQuery = () =>
  queryOptions({
    queryKey: ['communities', 'list'],
    queryFn: async ({ signal }) => (await call(listCommunities, { signal })).data,
  })

interface MemberListing {
  readonly community: string
  readonly state: MemberState | ''
  readonly readiness: Readiness | ''
  readonly skill: string
  readonly tag: string
  readonly ending: boolean
  readonly number: number
  readonly size: number
}

export const membersQuery = (listing: MemberListing) =>
  queryOptions({
    queryKey: ['communities', 'members', listing],
    queryFn: async ({ signal }) => {
      const { community, state, readiness, skill, tag, ending, number, size } = listing
      const filter = {
        community,
        ...(state === '' ? {} : { state }),
        ...(readiness === '' ? {} : { readiness }),
        ...(skill === '' ? {} : { skill }),
        ...(tag === '' ? {} : { tag }),
        ...(ending ? { consent: 'ending' } : {}),
      }
      const query = { ...asking(withSkills), sort: '-createdAt', page: { number, size }, filter }
      const { data, meta } = await call(listMembers, { query, signal })
      return { members: data as unknown as Member[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })

export const finalistsQuery = (id: string) =>
  queryOptions({
    queryKey: ['communities', 'finalists', id],
    queryFn: async ({ signal }) =>
      (await call(listFinalists, { params: { id }, query: asking(named), signal })).data as unknown as Finalist[],
  })

export const postsQuery = (community: string) =>
  queryOptions({
    queryKey: ['communities', 'posts', community],
    queryFn: async ({ signal }) => (await call(listPosts, { query: { filter: { community } }, signal })).data,
  })

export const publicCommunityQuery = (id: string) =>
  queryOptions({
    queryKey: ['public-communities', id],
    queryFn: async ({ signal }) => (await call(getPublicCommunity, { params: { id }, signal })).data,
  })

export const nameOf = ({ candidate }: { candidate: Named }): string => candidate.legalName ?? candidate.maskedName
