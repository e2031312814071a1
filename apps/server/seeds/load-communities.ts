// A talent community of the demo: finalists who joined, posts that they read, and a poll.
import {
  createCommunityOf,
  createPost,
  inviteToCommunity,
  joinCommunity,
  listInvitableFinalists,
  listMembersOf,
  membershipLink,
  publishPost,
  readCommunity,
  tagMember,
  voteInCommunity,
} from '../src/domains/community/communities/index.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import { clockOnDay, contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

const INVITED = 7
const JOINED = 6
const EVENING_HOUR = 17
const TAGS = [['data'], ['data', 'Berlin'], ['back end'], ['back end', 'speaker']] as const
const READINESS = ['later', '6m', '3m', 'now'] as const

export async function loadCommunities(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const as = (daysAgo: number) => contextOnDay(parts, tenants, { email: 'recruiter@acme.test', daysAgo })
  const community = await createCommunityOf(await as(170), {
    name: 'Friends of Acme engineering',
    description: 'News from our teams, invitations to talks, and new jobs before we announce them.',
    visibility: 'link',
  })
  // The oldest joined half a year ago, so that their consent ends soon.
  const invited = (await listInvitableFinalists(await as(0), community.id)).slice(0, INVITED)
  for (const [place, { candidateId }] of invited.entries())
    await inviteToCommunity(await as(165 - place * 9), { id: community.id, candidateIds: [candidateId] })
  const members = (await listMembersOf((await as(0)).db, [community.id])).slice(0, JOINED)
  const tokens: string[] = []
  for (const [place, member] of members.entries()) {
    const ctx = clockOnDay(parts, 160 - place * 9)
    const [, token = ''] = ((await membershipLink(ctx, { member, appUrl: '' })) ?? '').split('#')
    tokens.push(token)
    const readiness = READINESS[place % READINESS.length] ?? 'later'
    await joinCommunity(ctx, { token, readiness, months: place < 3 ? 6 : 12 })
    const tags = TAGS[place]
    if (tags !== undefined) await tagMember(await as(30), { id: member.id, tags })
  }
  await loadPosts(parts, { as, communityId: community.id, tokens })
}

interface Around {
  readonly as: (daysAgo: number) => ReturnType<typeof contextOnDay>
  readonly communityId: string
  readonly tokens: readonly string[]
}

async function loadPosts(parts: DemoParts, { as, communityId, tokens }: Around): Promise<void> {
  const plain = { communityId, startsAt: null, place: null, options: [] }
  const news = await createPost(await as(50), {
    ...plain,
    kind: 'update',
    title: 'How we moved order intake to Kafka',
    body: 'Our back-end team wrote up what went well, what didn’t, and what we’d do differently.',
  })
  await publishPost(await as(49), news.id)
  const poll = await createPost(await as(20), {
    ...plain,
    kind: 'poll',
    title: 'Which talk would you like to hear next?',
    body: 'We’re planning an evening at our office and online.',
    options: ['Incident reviews', 'Typed contracts', 'Hiring without puzzles'],
  })
  await publishPost(await as(20), poll.id)
  const evening = new Date(parts.now.getTime() + 16 * DAY_MS)
  const event = await createPost(await as(3), {
    ...plain,
    kind: 'event',
    title: 'Open evening: incident reviews',
    body: 'Two short talks, then pizza. Bring a friend.',
    startsAt: new Date(evening.setUTCHours(EVENING_HOUR, 0, 0, 0)).toISOString(),
    place: 'Acme, Torstraße 1, Berlin, and online',
  })
  await publishPost(await as(2), event.id)
  await createPost(await as(1), {
    ...plain,
    kind: 'update',
    title: 'Three new jobs in payments',
    body: 'We’re looking for three people who like careful work with money. We’ll announce the jobs next week.',
  })
  for (const [place, token] of tokens.entries()) {
    if (place % 4 === 3) continue
    const ctx = clockOnDay(parts, 1)
    await readCommunity(ctx, token)
    if (place % 3 !== 2) await voteInCommunity(ctx, { token, postId: poll.id, option: place % 3 })
  }
}
