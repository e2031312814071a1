import { z } from 'zod'
import { candidateLinks, linkErrors, linkToken } from './candidate-links.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { plainTitle } from './plain-name.ts'
import { defineResource, timestamps } from './resource.ts'
import { singleLine } from './single-line.ts'

/** invited → joined ⇄ muted → left | consentExpired; members who left or lapsed may join again by the same link. */
export const memberStates = ['invited', 'joined', 'muted', 'left', 'consentExpired'] as const
export type MemberState = (typeof memberStates)[number]

/** When a member could start somewhere new. */
export const readinesses = ['now', '3m', '6m', 'later'] as const
export type Readiness = (typeof readinesses)[number]

export const postKinds = ['update', 'event', 'poll'] as const
export type PostKind = (typeof postKinds)[number]

export const postStates = ['draft', 'published', 'archived'] as const

/** The months of consent that a member can give in one step. */
export const consentMonths = [6, 12] as const

/** A company’s talent community: people who agreed to hear from it. */
export const communities = defineResource({
  type: 'communities',
  attributes: z.object({
    name: z.string(),
    description: z.string(),
    visibility: z.enum(['private', 'link']).meta({
      description: 'link: a public page shows the posts, and candidates can ask there for an invitation.',
    }),
    members: z.object({
      invited: z.int(),
      joined: z.int().meta({ description: 'Muted ones included.' }),
      left: z.int(),
      consentExpired: z.int(),
      consentEnding: z.int().meta({ description: 'Whose consent ends within 30 days.' }),
    }),
    readiness: z.record(z.enum(readinesses), z.int()),
    skills: z
      .array(z.object({ skillId: z.string(), name: z.string(), members: z.int() }))
      .meta({ description: 'Of members who joined, most common first.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

/** A candidate in a community. Without a release, the name stays masked. */
export const communityMembers = defineResource({
  type: 'community-members',
  attributes: z.object({
    state: z.enum(memberStates),
    readiness: z.enum(readinesses).nullable(),
    tags: z.array(z.string()),
    invitedAt: z.iso.datetime(),
    joinedAt: z.iso.datetime().nullable(),
    consentUntil: z.iso.date().nullable(),
    renewalAskedAt: z.iso.datetime().nullable(),
    ...timestamps,
  }),
  relationships: { candidate: { to: 'candidates', many: false }, community: { to: 'communities', many: false } },
})

export const communityPosts = defineResource({
  type: 'community-posts',
  attributes: z.object({
    kind: z.enum(postKinds),
    title: z.string(),
    body: z.string(),
    startsAt: z.iso.datetime().nullable().meta({ description: 'Of an event.' }),
    place: z.string().nullable(),
    options: z.array(z.object({ text: z.string(), votes: z.int() })).meta({ description: 'Of a poll.' }),
    state: z.enum(postStates),
    publishedAt: z.iso.datetime().nullable(),
    sentTo: z.int().meta({ description: 'How many members it was emailed to.' }),
    readBy: z.int().meta({ description: 'Members who opened it.' }),
    ...timestamps,
  }),
  relationships: { community: { to: 'communities', many: false } },
})

const reading = ['session.required', 'permission.denied'] as const

export const listCommunities = defineEndpoint({
  method: 'GET',
  path: '/communities',
  summary: 'The talent communities of the caller’s company',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: communities },
  status: 200,
  errors: reading,
})

const communityFields = {
  name: plainTitle('Name').min(3).max(60),
  description: z.string().trim().max(500),
  visibility: z.enum(['private', 'link']),
}

export const createCommunity = defineEndpoint({
  method: 'POST',
  path: '/communities',
  summary: 'Creates a talent community',
  admission: 'session',
  body: z.object({
    name: communityFields.name,
    description: communityFields.description.default(''),
    visibility: communityFields.visibility.default('private'),
  }),
  bodyType: 'communities',
  answers: { kind: 'resource', of: communities },
  status: 201,
  errors: ['session.required', 'permission.denied', 'validation.invalid', 'resource.conflict'],
})

export const changeCommunity = defineEndpoint({
  method: 'PATCH',
  path: '/communities/{id}',
  summary: 'Changes name, description or visibility',
  admission: 'session',
  body: z.object(communityFields).partial(),
  bodyType: 'communities',
  answers: { kind: 'resource', of: communities },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict'],
})

export const deleteCommunity = defineEndpoint({
  method: 'DELETE',
  path: '/communities/{id}',
  summary: 'Deletes a community with its members and posts; their links stop working',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

/** A candidate the company nearly hired, and may invite. */
export const finalists = defineResource({
  type: 'finalists',
  attributes: z.object({
    reached: z.enum(['interviewing', 'decision', 'offer']).meta({ description: 'The last stage.' }),
    requirementTitle: z.string(),
    endedAt: z.iso.datetime(),
    ...timestamps,
  }),
  relationships: { candidate: { to: 'candidates', many: false } },
})

export const listFinalists = defineEndpoint({
  method: 'GET',
  path: '/communities/{id}/finalists',
  summary: 'Candidates who came close to a hire, can be written to, consented to contact, and are no members yet',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: finalists },
  status: 200,
  includes: ['candidate'],
  errors: [...reading, 'resource.not-found'],
})

export const exportMembers = defineEndpoint({
  method: 'GET',
  path: '/communities/{id}/members.csv',
  summary: 'The members as CSV; names only of those who shared them with the company',
  admission: 'session',
  body: null,
  answers: { kind: 'file', mediaType: 'text/csv' },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/community-members',
  summary: 'Members of the company’s communities, newest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: communityMembers },
  status: 200,
  includes: ['candidate'],
  filters: {
    community: z.uuid(),
    state: z.enum(memberStates),
    readiness: z.enum(readinesses),
    skill: z.uuid(),
    tag: z.string().min(1).max(30),
    consent: z.enum(['ending']),
  },
  sorts: ['createdAt', 'consentUntil'],
  paged: 'both',
  errors: [...reading, 'request.parameter', 'quota.used-up'],
})

export const getMember = defineEndpoint({
  method: 'GET',
  path: '/community-members/{id}',
  summary: 'One member',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: communityMembers },
  status: 200,
  includes: ['candidate'],
  errors: [...reading, 'resource.not-found'],
})

export const inviteMembers = defineEndpoint({
  method: 'POST',
  path: '/communities/{id}/actions/invite',
  summary: 'Invites finalists by email, except those invited before',
  admission: 'session',
  body: z.object({ candidateIds: z.array(z.uuid()).min(1).max(50) }),
  bodyType: 'communities',
  answers: { kind: 'resource', of: communities },
  status: 200,
  errors: WRITE_ERRORS,
})

const onMember = actionsOn(communityMembers, { errors: [...WRITE_ERRORS, 'community.wrong-state'] })

export const tagMember = onMember(
  'tag',
  'Sets the tags of a member',
  z.object({ tags: z.array(singleLine().min(1).max(30)).max(10) }),
)
export const renewConsent = onMember(
  'renew-consent',
  'Asks a member by email to renew their consent, at most once a week',
  z.object({}),
)
export const removeMember = onMember('remove', 'Removes a member or withdraws an invitation', z.object({}))

export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/community-posts',
  summary: 'Posts of the company’s communities, newest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: communityPosts },
  status: 200,
  filters: { community: z.uuid(), state: z.enum(postStates) },
  errors: reading,
})

const postFields = z.object({
  kind: z.enum(postKinds).default('update'),
  title: plainTitle('Title').min(3).max(120),
  body: z.string().trim().min(1).max(5000),
  startsAt: z.iso.datetime().nullable().default(null),
  place: singleLine().max(200).nullable().default(null),
  options: z.array(singleLine().min(1).max(80)).max(6).default([]),
})
export type PostFields = z.output<typeof postFields>

export const createPost = defineEndpoint({
  method: 'POST',
  path: '/community-posts',
  summary: 'Creates a draft: an update, an event with its start, or a poll with two to six options',
  admission: 'session',
  body: postFields.extend({ communityId: z.uuid() }),
  bodyType: 'community-posts',
  answers: { kind: 'resource', of: communityPosts },
  status: 201,
  errors: WRITE_ERRORS,
})

export const changePost = defineEndpoint({
  method: 'PATCH',
  path: '/community-posts/{id}',
  summary: 'Replaces the text of a draft',
  admission: 'session',
  body: postFields,
  bodyType: 'community-posts',
  answers: { kind: 'resource', of: communityPosts },
  status: 200,
  errors: [...WRITE_ERRORS, 'community.wrong-state'],
})

const onPost = actionsOn(communityPosts, { errors: [...WRITE_ERRORS, 'community.wrong-state'] })
export const publishPost = onPost('publish', 'Publishes a draft and emails it to the members', z.object({}))
export const archivePost = onPost('archive', 'Archives a post, removing it from the members’ page', z.object({}))

/** What a member sees and decides through the link of the mails. */
export const membershipShown = z.object({
  community: z.string(),
  description: z.string(),
  state: z.enum(memberStates),
  readiness: z.enum(readinesses).nullable(),
  consentUntil: z.iso.date().nullable(),
  posts: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(postKinds),
      title: z.string(),
      body: z.string(),
      startsAt: z.iso.datetime().nullable(),
      place: z.string().nullable(),
      options: z.array(z.string()),
      vote: z.int().nullable().meta({ description: 'The member’s own vote, by its position among the options.' }),
      publishedAt: z.iso.datetime(),
    }),
  ),
})
export type MembershipShown = z.output<typeof membershipShown>

const byLink = {
  method: 'POST',
  admission: 'everyone',
  bodyType: 'candidate-links',
  answers: { kind: 'resource', of: candidateLinks },
  status: 200,
  errors: [...linkErrors, 'community.wrong-state'],
} as const

export const joinCommunity = defineEndpoint({
  ...byLink,
  path: '/candidate-links/actions/join-community',
  summary: 'The candidate joins, or renews the consent',
  body: z.object({
    token: linkToken,
    readiness: z.enum(readinesses),
    months: z.int().refine((months) => (consentMonths as readonly number[]).includes(months), 'Choose 6 or 12 months.'),
  }),
})

export const leaveCommunity = defineEndpoint({
  ...byLink,
  path: '/candidate-links/actions/leave-community',
  summary: 'The candidate declines the invitation or leaves; no more emails are sent',
  body: z.object({ token: linkToken }),
})

export const changeMembership = defineEndpoint({
  ...byLink,
  path: '/candidate-links/actions/change-membership',
  summary: 'The member sets when they could start, or mutes the emails',
  body: z.object({ token: linkToken, readiness: z.enum(readinesses).optional(), muted: z.boolean().optional() }),
})

export const readPosts = defineEndpoint({
  ...byLink,
  path: '/candidate-links/actions/read-community',
  summary: 'Counts the published posts as read by the member',
  body: z.object({ token: linkToken }),
})

export const voteInCommunity = defineEndpoint({
  ...byLink,
  path: '/candidate-links/actions/vote-in-community',
  summary: 'The member votes in a poll; the last vote counts',
  body: z.object({ token: linkToken, postId: z.uuid(), option: z.int().min(0).max(5) }),
})

/** The page of a community whose visibility is `link`. */
export const publicCommunities = defineResource({
  type: 'public-communities',
  attributes: z.object({
    name: z.string(),
    description: z.string(),
    companyName: z.string(),
    posts: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(postKinds),
        title: z.string(),
        body: z.string(),
        startsAt: z.iso.datetime().nullable(),
        place: z.string().nullable(),
        publishedAt: z.iso.datetime(),
      }),
    ),
    ...timestamps,
  }),
  relationships: {},
})

export const getPublicCommunity = defineEndpoint({
  method: 'GET',
  path: '/public-communities/{id}',
  summary: 'The public page of a community; polls are for members',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: publicCommunities },
  status: 200,
  errors: ['resource.not-found'],
})

export const askToJoin = defineEndpoint({
  method: 'POST',
  path: '/public-communities/{id}/actions/ask',
  summary: 'Emails an invitation if the address is a candidate’s; the response doesn’t reveal it',
  admission: 'everyone',
  body: z.object({ email: z.email().max(254) }),
  bodyType: 'public-communities',
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['validation.invalid', 'resource.not-found', 'request.rate-limited'],
})
