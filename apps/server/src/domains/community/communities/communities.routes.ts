import * as contract from '@assay/contracts/communities'
import { csvCell } from '@assay/contracts/csv-cell'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { type HeldLink, presentLink } from '../../candidate-links/index.ts'
import {
  countReading,
  listReleasedTo,
  listSkillsAmong,
  showCandidatesById,
  skillNameOf,
} from '../../candidates/index.ts'
import { listAssignedTo, listRequirementsById } from '../../requirements/index.ts'
import * as acts from './act-as-member.ts'
import * as people from './change-members.ts'
import { type ManagingActor, mayManageCommunities } from './communities.policy.ts'
import { presentCommunity, presentMember, presentPost, shownPost } from './communities.resource.ts'
import { type Community, findCommunity, listCommunities } from './communities.store.ts'
import { findMember, listMembers, listMembersOf, type Member } from './community-members.store.ts'
import { countReadings, listPosts, listPublished, type Post } from './community-posts.store.ts'
import { getOpenCommunity } from './open-community.ts'
import { showMembership } from './show-membership.ts'
import * as writing from './write-community.ts'
import * as posting from './write-post.ts'

const SOON_DAYS = 30
const BY_LINK = { perMinute: 30 }
const ASKS_PER_MINUTE = { perMinute: 5 }

export function mountCommunities(routes: Routes): void {
  registerEndpoint(routes, contract.listCommunities, async (ctx) => {
    const found = await listCommunities(ctx.db, managerOf(ctx).companyId)
    return { data: await presentCommunities(ctx, found), total: found.length }
  })
  registerEndpoint(routes, contract.createCommunity, async (ctx, { body }) =>
    presentOne(ctx, await writing.createCommunityOf(ctx, body)),
  )
  registerEndpoint(routes, contract.changeCommunity, async (ctx, { params, body, ifMatch }) =>
    presentOne(ctx, await writing.changeCommunityOf(ctx, { id: params.id, ifMatch, ...body })),
  )
  registerEndpoint(routes, contract.deleteCommunity, async (ctx, { params }) => {
    await writing.deleteCommunityOf(ctx, params.id)
    return undefined
  })
  registerEndpoint(routes, contract.listFinalists, async (ctx, { params, query }) => {
    const found = await people.listInvitableFinalists(ctx, params.id)
    const shown = query.include.has('candidate') ? await showPeople(ctx, found) : new Map<string, Presented>()
    const jobs = await listRequirementsById(ctx.db, [...new Set(found.map(({ requirementId }) => requirementId))])
    const titles = new Map(jobs.map(({ id, title }) => [id, title]))
    const data = found.map(({ candidateId, requirementId, reached, endedAt }) => ({
      type: 'finalists',
      id: candidateId,
      attributes: {
        reached,
        endedAt,
        requirementTitle: titles.get(requirementId) ?? '',
        createdAt: endedAt,
        updatedAt: endedAt,
      },
      relationships: { candidate: shown.get(candidateId) ?? { type: 'candidates', id: candidateId } },
    }))
    return { data, total: data.length }
  })
  registerEndpoint(routes, contract.inviteMembers, async (ctx, { params, body }) =>
    presentOne(ctx, await people.inviteToCommunity(ctx, { id: params.id, ...body })),
  )
  registerEndpoint(routes, contract.exportMembers, (ctx, { params }) => exportMembers(ctx, params.id))
  mountMembers(routes)
  mountPosts(routes)
  mountMemberPages(routes)
  mountPublicPages(routes)
}

function mountMembers(routes: Routes): void {
  registerEndpoint(routes, contract.listMembers, async (ctx, { query }) => {
    const { companyId } = managerOf(ctx)
    const { community, state, readiness, skill, tag, consent } = query.filter
    const endsUntil = consent === undefined ? undefined : soon(ctx)
    const candidateIds = skill === undefined ? undefined : await membersWith(ctx, skill)
    const filter = { community, state, readiness, tag, endsUntil, candidateIds }
    const { sort, page } = query
    const found = await listMembers(ctx.db, { companyId, filter, sort, page })
    return { ...found, data: await presentMembers(ctx, found.data, query.include.has('candidate')) }
  })
  registerEndpoint(routes, contract.getMember, async (ctx, { params, query }) => {
    const member = await findMember(ctx.db, managerOf(ctx).companyId, params.id)
    const [shown] = member === null ? [] : await presentMembers(ctx, [member], query.include.has('candidate'))
    if (shown === undefined) throw notFound('member')
    return shown
  })
  registerEndpoint(routes, contract.tagMember, async (ctx, { params, body }) =>
    presentMember(await people.tagMember(ctx, { id: params.id, tags: body.tags })),
  )
  registerEndpoint(routes, contract.renewConsent, async (ctx, { params }) =>
    presentMember(await people.askForRenewal(ctx, params.id)),
  )
  registerEndpoint(routes, contract.removeMember, async (ctx, { params }) =>
    presentMember(await people.removeMember(ctx, params.id)),
  )
}

function mountPosts(routes: Routes): void {
  const presentPosts = async (ctx: Context, posts: readonly Post[]): Promise<Presented[]> => {
    const figures = await countReadings(
      ctx.db,
      posts.map(({ id }) => id),
    )
    return posts.map((post) => presentPost(post, figures.get(post.id)))
  }
  const present = async (ctx: Context, post: Post): Promise<Presented> => {
    const [shown] = await presentPosts(ctx, [post])
    if (shown === undefined) throw notFound('post')
    return shown
  }
  registerEndpoint(routes, contract.listPosts, async (ctx, { query }) => {
    const posts = await listPosts(ctx.db, managerOf(ctx).companyId, query.filter)
    return { data: await presentPosts(ctx, posts), total: posts.length }
  })
  registerEndpoint(routes, contract.createPost, async (ctx, { body }) =>
    present(ctx, await posting.createPost(ctx, body)),
  )
  registerEndpoint(routes, contract.changePost, async (ctx, { params, body }) =>
    present(ctx, await posting.changePost(ctx, { id: params.id, ...body })),
  )
  registerEndpoint(routes, contract.publishPost, async (ctx, { params }) =>
    present(ctx, await posting.publishPost(ctx, params.id)),
  )
  registerEndpoint(routes, contract.archivePost, async (ctx, { params }) =>
    present(ctx, await posting.archivePost(ctx, params.id)),
  )
}

function mountMemberPages(routes: Routes): void {
  const present = async (held: HeldLink) => presentLink(held.link, await showMembership(held))
  registerEndpoint(
    routes,
    contract.joinCommunity,
    async (ctx, { body }) => present(await acts.joinCommunity(ctx, body)),
    BY_LINK,
  )
  registerEndpoint(
    routes,
    contract.leaveCommunity,
    async (ctx, { body }) => present(await acts.leaveCommunity(ctx, body.token)),
    BY_LINK,
  )
  registerEndpoint(
    routes,
    contract.changeMembership,
    async (ctx, { body }) => present(await acts.changeMembership(ctx, body)),
    BY_LINK,
  )
  registerEndpoint(
    routes,
    contract.readPosts,
    async (ctx, { body }) => present(await acts.readCommunity(ctx, body.token)),
    BY_LINK,
  )
  registerEndpoint(
    routes,
    contract.voteInCommunity,
    async (ctx, { body }) => present(await acts.voteInCommunity(ctx, body)),
    BY_LINK,
  )
}

function mountPublicPages(routes: Routes): void {
  registerEndpoint(routes, contract.getPublicCommunity, async (ctx, { params }) => {
    const { community, company } = await getOpenCommunity(ctx.db, params.id)
    const posts = await listPublished(ctx.db, community.id)
    const { id, name, description, createdAt, updatedAt } = community
    return {
      type: 'public-communities',
      id,
      attributes: {
        name,
        description,
        companyName: company.name,
        createdAt,
        updatedAt,
        posts: posts.filter(({ kind }) => kind !== 'poll').map(shownPost),
      },
    }
  })
  registerEndpoint(
    routes,
    contract.askToJoin,
    async (ctx, { params, body }) => {
      await people.askForInvitation(ctx, { id: params.id, email: body.email })
      return undefined
    },
    ASKS_PER_MINUTE,
  )
}

function managerOf({ actor }: Context): ManagingActor {
  if (!mayManageCommunities(actor)) throw new AppError('permission.denied')
  return actor
}

const soon = (ctx: Context): string => dayOf(new Date(ctx.now().getTime() + SOON_DAYS * DAY_MS))

async function presentCommunities(ctx: Context, found: readonly Community[]): Promise<Presented[]> {
  const members = await listMembersOf(
    ctx.db,
    found.map(({ id }) => id),
  )
  const skills = await listSkillsAmong(ctx.db, [...new Set(members.map(({ candidateId }) => candidateId))])
  return found.map((community) =>
    presentCommunity(community, {
      members: members.filter(({ communityId }) => communityId === community.id),
      skills,
      endsUntil: soon(ctx),
    }),
  )
}

async function presentOne(ctx: Context, community: Community): Promise<Presented> {
  const [shown] = await presentCommunities(ctx, [community])
  if (shown === undefined) throw notFound('community')
  return shown
}

/** With the names of those who released them to the company. */
async function showPeople(
  ctx: Context,
  rows: readonly { readonly candidateId: string }[],
): Promise<Map<string, Presented>> {
  const ids = rows.map(({ candidateId }) => candidateId)
  await countReading(ctx, ids, 'profiles')
  const released = await listReleasedTo(ctx, ids, listAssignedTo)
  const shown = await showCandidatesById(ctx.db, ctx.actor, ids, released)
  return new Map(shown.map((candidate) => [candidate.id, candidate]))
}

async function presentMembers(ctx: Context, members: readonly Member[], withPeople: boolean): Promise<Presented[]> {
  const shown = withPeople ? await showPeople(ctx, members) : new Map<string, Presented>()
  return members.map((member) => presentMember(member, shown.get(member.candidateId)))
}

async function membersWith(ctx: Context, skillId: string): Promise<string[]> {
  const { companyId } = managerOf(ctx)
  const found = await listCommunities(ctx.db, companyId)
  const members = await listMembersOf(
    ctx.db,
    found.map(({ id }) => id),
  )
  const skills = await listSkillsAmong(ctx.db, [...new Set(members.map(({ candidateId }) => candidateId))])
  return skills.filter((each) => each.skillId === skillId).map(({ candidateId }) => candidateId)
}

const COLUMNS = ['name', 'title', 'state', 'readiness', 'consent_until', 'tags', 'skills', 'invited_at', 'joined_at']

async function exportMembers(ctx: Context, id: string): Promise<{ bytes: Buffer; name: string }> {
  const community = await findCommunity(ctx.db, managerOf(ctx).companyId, id)
  if (community === null) throw notFound('community')
  const members = await listMembersOf(ctx.db, [id])
  const shown = await showPeople(ctx, members)
  const skills = Map.groupBy(
    await listSkillsAmong(
      ctx.db,
      members.map(({ candidateId }) => candidateId),
    ),
    ({ candidateId }) => candidateId,
  )
  const lines = members.map((member) => {
    const person = shown.get(member.candidateId)?.attributes ?? {}
    return [
      String(person['legalName'] ?? person['maskedName'] ?? ''),
      String(person['titleName'] ?? ''),
      ...[member.state, member.readiness, member.consentUntil, member.tags.join(';')],
      (skills.get(member.candidateId) ?? []).map(({ skillId }) => skillNameOf(skillId)).join(';'),
      ...[member.invitedAt.toISOString(), member.joinedAt?.toISOString() ?? null],
    ]
      .map(csvCell)
      .join(',')
  })
  const slug = community.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return { bytes: Buffer.from([COLUMNS.join(','), ...lines, ''].join('\r\n')), name: `community-${slug}.csv` }
}
