import { type communities, readinesses } from '@assay/contracts/communities'
import type { ResourceOf } from '@assay/contracts/resource'
import type { Presented } from '@assay/jsonapi/present'
import { skillNameOf } from '../../candidates/index.ts'
import { hasJoined } from './communities.rules.ts'
import type { Community } from './communities.store.ts'
import type { Member } from './community-members.store.ts'
import type { Post, PostFigures } from './community-posts.store.ts'

const SKILLS_SHOWN = 12

export interface CommunityFigures {
  readonly members: readonly Member[]
  /** Skills of the members. */
  readonly skills: readonly { readonly candidateId: string; readonly skillId: string }[]
  /** The last day that counts as soon. */
  readonly endsUntil: string
}

export function presentCommunity(community: Community, { members, skills, endsUntil }: CommunityFigures): Presented {
  const { id, name, description, visibility, version, createdAt, updatedAt } = community
  const joined = members.filter(({ state }) => hasJoined(state))
  const countOf = (state: Member['state']) => members.filter((member) => member.state === state).length
  return {
    type: 'communities',
    id,
    attributes: {
      name,
      description,
      visibility,
      members: {
        invited: countOf('invited'),
        joined: joined.length,
        left: countOf('left'),
        consentExpired: countOf('consentExpired'),
        consentEnding: joined.filter(({ consentUntil }) => consentUntil !== null && consentUntil <= endsUntil).length,
      },
      readiness: Object.fromEntries(
        readinesses.map((each) => [each, joined.filter(({ readiness }) => readiness === each).length]),
      ),
      skills: commonSkills(joined, skills),
      version,
      createdAt,
      updatedAt,
    },
  }
}

function commonSkills(
  joined: readonly Member[],
  skills: CommunityFigures['skills'],
): ResourceOf<typeof communities>['skills'] {
  const among = new Set(joined.map(({ candidateId }) => candidateId))
  const counts = new Map<string, number>()
  for (const { candidateId, skillId } of skills)
    if (among.has(candidateId)) counts.set(skillId, (counts.get(skillId) ?? 0) + 1)
  return [...counts]
    .map(([skillId, count]) => ({ skillId, name: skillNameOf(skillId), members: count }))
    .toSorted((a, b) => b.members - a.members || a.name.localeCompare(b.name))
    .slice(0, SKILLS_SHOWN)
}

export function presentMember(member: Member, candidate?: Presented): Presented {
  const { id, communityId, candidateId, state, readiness, tags, invitedAt, joinedAt, consentUntil } = member
  const { renewalAskedAt, createdAt, updatedAt } = member
  return {
    type: 'community-members',
    id,
    attributes: { state, readiness, tags, invitedAt, joinedAt, consentUntil, renewalAskedAt, createdAt, updatedAt },
    relationships: {
      candidate: candidate ?? { type: 'candidates', id: candidateId },
      community: { type: 'communities', id: communityId },
    },
  }
}

export function presentPost(post: Post, figures: PostFigures | undefined): Presented {
  const { id, communityId, kind, title, body, startsAt, place, options, state, publishedAt, sentTo } = post
  return {
    type: 'community-posts',
    id,
    attributes: {
      kind,
      title,
      body,
      startsAt,
      place,
      state,
      publishedAt,
      sentTo,
      options: options.map((text, index) => ({ text, votes: figures?.votes.get(index) ?? 0 })),
      readBy: figures?.readBy ?? 0,
      createdAt: post.createdAt,
      updatedAt: post.updatedAt,
    },
    relationships: { community: { type: 'communities', id: communityId } },
  }
}

/** A published post, as members and readers of the public page see it. */
export const shownPost = ({ id, kind, title, body, startsAt, place, publishedAt, createdAt }: Post) => ({
  id,
  kind,
  title,
  body,
  place,
  startsAt: startsAt?.toISOString() ?? null,
  publishedAt: (publishedAt ?? createdAt).toISOString(),
})
