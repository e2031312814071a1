import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { workingHours } from './profiles.ts'
import { registrationRules } from './registrations.ts'
import { defineResource, timestamps } from './resource.ts'
import { ruledSecret, ruledText } from './ruled-text.ts'

export const teammateStates = ['pending', 'active', 'suspended', 'declined', 'expired', 'revoked', 'removed'] as const
export type TeammateState = (typeof teammateStates)[number]

export const teammateVerbs = [
  'edit',
  'resend',
  'revoke',
  'restore',
  'suspend',
  'reactivate',
  'remove',
  'sign-out',
  'propose-ownership',
  'withdraw-ownership',
  'accept-ownership',
  'decline-ownership',
] as const
export type TeammateVerb = (typeof teammateVerbs)[number]

export const MAX_INVITED_AT_ONCE = 20
export const INVITATION_DAYS = 7

const openWork = z.object({
  jobs: z.int().meta({ description: 'Open jobs that are assigned to the person.' }),
  candidates: z.int().meta({ description: 'Candidates on shortlists that the person owns.' }),
  interviews: z.int().meta({ description: 'Interviews to come, or awaiting the person’s scorecard.' }),
})
export type OpenWork = z.output<typeof openWork>

export const teammates = defineResource({
  type: 'teammates',
  attributes: z.object({
    userId: z.uuid().nullable().meta({ description: 'null while the invitation is not accepted.' }),
    fullName: z.string().meta({ description: 'The email address of people who haven’t joined yet.' }),
    email: z.string(),
    state: z.enum(teammateStates),
    roleId: z.uuid(),
    roleName: z.string(),
    seat: z.enum(['paid', 'free']).meta({ description: 'Roles that only read are free.' }),
    jobAccess: z
      .enum(['all', 'assigned'])
      .meta({ description: 'Whether the role covers all jobs of the company or those in requirementIds.' }),
    requirementIds: z.array(z.uuid()).meta({ description: 'The jobs assigned to the person.' }),
    message: z.string().nullable().meta({ description: 'Sent with the invitation.' }),
    invitedByName: z.string().nullable(),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'The end of the invitation.' }),
    resendAfter: z.iso.datetime().nullable(),
    joinedAt: z.iso.datetime().nullable(),
    lastSeenAt: z.iso.datetime().nullable().meta({ description: 'For users who manage the team.' }),
    openWork: openWork.nullable().meta({ description: 'For users who manage the team.' }),
    ownershipOfferedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Since when this person has been offered ownership of the company.' }),
    isSelf: z.boolean(),
    mayDo: z.array(z.enum(teammateVerbs)),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    user: { to: 'users', many: false },
    role: { to: 'roles', many: false },
  },
})

/** How one person works, for their own page. */
export const teammateDetails = defineResource({
  type: 'teammate-details',
  attributes: z.object({
    timezone: z.string(),
    workingHours,
    interviewLoad: z
      .array(z.object({ weekOf: z.iso.date(), interviews: z.int(), minutes: z.int() }))
      .meta({ description: 'Booked interviews of this week and the next three, by week from Monday.' }),
    sessions: z
      .array(z.object({ createdAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() }))
      .nullable()
      .meta({ description: 'For users who manage the team, and for the user’s own page.' }),
    jobs: z.array(z.object({ id: z.uuid(), title: z.string(), state: z.string() })),
  }),
  relationships: {},
})

/** What an invited person sees before joining. */
export const invitations = defineResource({
  type: 'invitations',
  attributes: z.object({
    email: z.string(),
    tenantName: z.string(),
    roleName: z.string(),
    roleDescription: z.string(),
    invitedByName: z.string().nullable(),
    message: z.string().nullable(),
    expiresAt: z.iso.datetime(),
    state: z.enum(teammateStates),
    account: z
      .enum(['new', 'known', 'elsewhere'])
      .meta({ description: 'Whether the address has an account: none, a free one, or one that belongs elsewhere.' }),
  }),
  relationships: {},
})

const read = ['session.required', 'permission.denied'] as const

export const listTeammates = defineEndpoint({
  method: 'GET',
  path: '/teammates',
  summary:
    'The people of the caller’s company or agency, by name; active members only, unless filter[state] is set. Invitations are shown to users who manage the team.',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: teammates },
  status: 200,
  filters: { state: oneOrMoreOf(teammateStates), role: z.uuid() },
  errors: [...read, 'request.parameter'],
})

export const getTeammate = defineEndpoint({
  method: 'GET',
  path: '/teammates/{id}',
  summary: 'One member or invitation',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: teammates },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

export const getTeammateDetails = defineEndpoint({
  method: 'GET',
  path: '/teammates/{id}/details',
  summary: 'Working hours, interview load, jobs and sessions of a member',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: teammateDetails },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

const requirementIds = z.array(z.uuid()).max(200)
const message = z.string().trim().max(500)

export const inviteTeammates = defineEndpoint({
  method: 'POST',
  path: '/teammates',
  summary: 'Invites 1 to 20 people by email. Either all are invited or none.',
  admission: 'session',
  body: z.object({
    emails: z
      .array(
        z.string().trim().toLowerCase().pipe(z.email('Enter an email address, such as name@company.com.').max(254)),
      )
      .min(1)
      .max(MAX_INVITED_AT_ONCE),
    roleId: z.uuid(),
    jobAccess: z.enum(['all', 'assigned']).default('all'),
    requirementIds: requirementIds.default([]),
    message: message.nullable().default(null),
  }),
  bodyType: 'teammates',
  answers: { kind: 'collection', of: teammates },
  status: 201,
  errors: [...WRITE_ERRORS, 'teammate.too-many', 'verification.too-many', 'plan.no-seat'],
})

export const changeTeammate = defineEndpoint({
  method: 'PATCH',
  path: '/teammates/{id}',
  summary: 'Changes the role or the jobs of a member, but never the caller’s own.',
  admission: 'session',
  body: z.object({
    roleId: z.uuid().optional(),
    jobAccess: z.enum(['all', 'assigned']).optional(),
    requirementIds: requirementIds.optional(),
    version: z.int().optional(),
  }),
  bodyType: 'teammates',
  answers: { kind: 'resource', of: teammates },
  status: 200,
  errors: [
    ...WRITE_ERRORS,
    'resource.conflict',
    'teammate.self',
    'teammate.transition',
    'account.last-owner',
    'plan.no-seat',
  ],
})

const act = actionsOn(teammates, { errors: [...WRITE_ERRORS, 'teammate.transition'] })

export const teammateActions = {
  resend: act('resend', 'Resends the invitation with a new link; the old one stops working', z.object({}), [
    'verification.too-many',
  ]),
  revoke: act('revoke', 'Revokes an invitation', z.object({})),
  restore: act('restore', 'Makes a revoked invitation valid again, with the link that was sent', z.object({}), [
    'teammate.too-many',
    'plan.no-seat',
  ]),
  suspend: act('suspend', 'Suspends a member: ends their sessions and blocks sign-in', z.object({}), [
    'teammate.self',
    'account.last-owner',
  ]),
  reactivate: act('reactivate', 'Reactivates a suspended member', z.object({})),
  remove: act(
    'remove',
    'Removes a member and transfers their open work to a colleague',
    z.object({ handOverTo: z.uuid().nullable().default(null).meta({ description: 'The colleague’s user id.' }) }),
    ['teammate.self', 'teammate.open-work', 'account.last-owner', 'interview.slot-taken'],
  ),
  signOut: act('sign-out', 'Ends all sessions of a member', z.object({})),
  proposeOwnership: act(
    'propose-ownership',
    'Offers an admin ownership of the company in the caller’s place',
    z.object({}),
  ),
  withdrawOwnership: act('withdraw-ownership', 'Withdraws the ownership offer', z.object({})),
  acceptOwnership: act('accept-ownership', 'Accepts ownership; the former owner becomes an admin', z.object({})),
  declineOwnership: act('decline-ownership', 'Declines ownership of the company', z.object({})),
} as const

const ofLink = ['resource.not-found', 'verification.expired', 'verification.used', 'request.rate-limited'] as const
const token = z.string().min(1).max(200)

/** The mail links to /register?invitation={id}#{token}. The page posts the token; a GET changes nothing. */
export const openInvitation = defineEndpoint({
  method: 'POST',
  path: '/teammates/{id}/actions/open',
  summary: 'What the invitation is about, for the holder of its link',
  admission: 'everyone',
  body: z.object({ token }),
  bodyType: 'teammates',
  answers: { kind: 'resource', of: invitations },
  status: 200,
  errors: ofLink,
})

export const declineInvitation = defineEndpoint({
  method: 'POST',
  path: '/teammates/{id}/actions/decline',
  summary: 'Declines the invitation',
  admission: 'everyone',
  body: z.object({ token }),
  bodyType: 'teammates',
  answers: { kind: 'resource', of: invitations },
  status: 200,
  errors: ofLink,
})

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/teammates/{id}/actions/accept',
  summary:
    'Accepts the invitation. People without an account choose a name and a password; their address counts as verified.',
  admission: 'everyone',
  body: z.object({
    token,
    fullName: ruledText('Full name', ...registrationRules.fullName).optional(),
    password: ruledSecret('Password', ...registrationRules.password).optional(),
    passwordConfirmation: z.string().optional(),
    timezone: z.string().min(1).max(64).default('UTC'),
  }),
  bodyType: 'teammates',
  answers: { kind: 'resource', of: invitations },
  status: 200,
  errors: [...ofLink, 'validation.invalid', 'teammate.elsewhere', 'plan.no-seat'],
})
