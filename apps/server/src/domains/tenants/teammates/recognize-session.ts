import { formatDay } from '@assay/contracts/display-words'
import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import {
  findApiToken,
  findOpenSession,
  isApiToken,
  listBlindAmong,
  type OpenSession,
  type User,
} from '../../identity/index.ts'
import { withoutOwnersRights } from '../impersonations/index.ts'
import { listGrantsOfUser, sumOfPermissions } from '../roles/index.ts'
import { judgesOnly, limitedToJobs } from './teammates.rules.ts'
import { findMembership } from './teammates.store.ts'

/** Resolves a token to its user, tenant and combined permissions. */
export async function recognizeSession(
  ctx: Context,
  token: string,
  sessionMaxDays?: number,
): Promise<UserActor | 'expired'> {
  if (isApiToken(token)) return recognizeToken(ctx, token)
  const session = await findOpenSession(ctx, token, sessionMaxDays)
  if (!session) return 'expired'
  return actorOf(ctx, session)
}

/** A program acts with what its token and its user allow, both. It has confirmed nothing. */
async function recognizeToken(ctx: Context, token: string): Promise<UserActor | 'expired'> {
  const found = await findApiToken(ctx, token)
  if (found === null) return 'expired'
  const { permissions: scoped, apiTokenId, ...user } = found
  const session = { ...user, sessionId: '', lockedAt: null, confirmedAt: new Date(0) }
  const actor = await actorOf(ctx, session)
  const granted = [...actor.permissions].filter(([name]) => scoped.some((each) => each === name))
  return { ...actor, apiTokenId, permissions: new Map(granted) }
}

/** While a company is closed, its owners may reopen it and take its data along; the others wait. */
function grantedIn(deletesAt: Date | null, granting: UserActor['permissions']): UserActor['permissions'] {
  if (deletesAt === null) return granting
  if (!granting.has('company.delete'))
    throw new AppError('session.disabled', {
      detail: `Your company closed its account. An owner can reopen it until ${formatDay(deletesAt.toISOString())}.`,
    })
  return new Map([...granting].filter(([name]) => WHILE_CLOSED.includes(name)))
}

const WHILE_CLOSED: readonly string[] = ['company.delete', 'export.tenant']

/** The same without a session, such as for demo users. */
export async function recognizeUser(ctx: Context, user: Pick<User, 'id' | 'scope'>): Promise<UserActor> {
  const isBlind = (await listBlindAmong(ctx.db, [user.id])).has(user.id)
  const session = { userId: user.id, scope: user.scope, sessionId: '', isBlind, lockedAt: null }
  return actorOf(ctx, { ...session, confirmedAt: ctx.now() })
}

async function actorOf(ctx: Context, session: Omit<OpenSession, 'endsAt'>): Promise<UserActor> {
  const [membership, granted] = await Promise.all([
    findMembership(ctx.db, session.userId),
    listGrantsOfUser(ctx.db, session.userId),
  ])
  if (session.scope !== 'platform' && membership?.state !== 'active')
    throw new AppError('session.disabled', {
      detail:
        membership === null
          ? 'You’re not in a company or agency at the moment. Ask a colleague to invite you.'
          : 'Your access is suspended. Ask an owner or admin of your team.',
    })
  if (membership?.isTenantSuspended === true)
    throw new AppError('session.disabled', {
      detail: 'Your company’s account is suspended. Ask the operator of this site.',
    })
  const granting = grantedIn(membership?.tenantDeletesAt ?? null, sumOfPermissions(granted))
  const permissions = session.impersonatorId === undefined ? granting : withoutOwnersRights(granting)
  return {
    kind: 'user',
    ...session,
    companyId: membership?.companyId ?? null,
    agencyId: membership?.agencyId ?? null,
    roleKeys: [...new Set(granted.map(({ roleKey }) => roleKey))],
    isBlind: session.isBlind || (membership?.blindReview === 'reviewers' && judgesOnly(permissions)),
    permissions: membership?.jobAccess === 'assigned' ? limitedToJobs(permissions) : permissions,
  }
}
