// Links by which a company shows a candidate, masked, to people without an account.
import { z } from 'zod'
import { linkToken } from './candidate-links.ts'
import { candidates } from './candidates.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** The default and the maximum validity of a link. */
export const shareDays = { usual: 7, most: 30 } as const
/** Links to one candidate that are valid at the same time. */
export const MAX_OPEN_SHARES = 10

export const profileShares = defineResource({
  type: 'profile-shares',
  attributes: z.object({
    state: z.enum(['open', 'expired', 'revoked']),
    link: z.string().nullable().meta({ description: 'The address to pass on; null once it no longer works.' }),
    sharedBy: z.string(),
    expiresAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
    mayDo: z.array(z.enum(['revoke'])),
    ...timestamps,
  }),
  relationships: { candidate: { to: 'candidates', many: false } },
})

export const listProfileShares = defineEndpoint({
  method: 'GET',
  path: '/profile-shares',
  summary: 'Links to masked profiles that the company shared, latest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: profileShares },
  status: 200,
  sorts: ['createdAt'],
  filters: { candidate: z.uuid(), state: z.enum(['open']) },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getProfileShare = defineEndpoint({
  method: 'GET',
  path: '/profile-shares/{id}',
  summary: 'One of these links',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: profileShares },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const shareProfile = defineEndpoint({
  method: 'POST',
  path: '/profile-shares',
  summary: 'Creates a link that shows a candidate without names, employers, contact details or pay, for some days',
  admission: 'session',
  body: z.object({ candidateId: z.uuid(), days: z.int().min(1).max(shareDays.most).default(shareDays.usual) }),
  bodyType: 'profile-shares',
  answers: { kind: 'resource', of: profileShares },
  status: 201,
  errors: [...WRITE_ERRORS, 'request.rate-limited'],
})

const act = actionsOn(profileShares, { errors: WRITE_ERRORS })

export const revokeProfileShare = act('revoke', 'Revokes a link immediately; idempotent', z.object({}))

/** What the holder of the link sees. */
export const sharedProfiles = defineResource({
  type: 'shared-profiles',
  attributes: z.object({
    companyName: z.string(),
    sharedBy: z.string(),
    expiresAt: z.iso.datetime(),
    candidate: candidates.attributes.omit({ createdAt: true, updatedAt: true }),
    ...timestamps,
  }),
  relationships: {},
})

export const openSharedProfile = defineEndpoint({
  method: 'POST',
  path: '/shared-profiles/actions/open',
  summary: 'Opens a link to a masked profile; opening changes nothing',
  admission: 'everyone',
  body: z.object({ token: linkToken }),
  bodyType: 'shared-profiles',
  answers: { kind: 'resource', of: sharedProfiles },
  status: 200,
  errors: ['validation.invalid', 'verification.expired'],
})
