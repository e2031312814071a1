import { isGone } from '@assay/contracts/candidates'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { dayOf } from '../../platform/time/days.ts'
import { isProfileToken, linkIdIn } from '../candidate-links/index.ts'
import { showCandidatesById } from '../candidates/index.ts'
import { findCompany, findShownUser, isActive } from '../tenants/index.ts'
import { stateOf } from './profile-shares.resource.ts'
import { findShare } from './profile-shares.store.ts'

/** States in which a profile is shown outside its agency and the operator’s area. */
const HIDDEN: readonly unknown[] = ['draft', 'inVetting']

/** The profile as anonymous visitors see it: masked, without pay. A link that doesn’t work gives no reason. */
export async function openShare(ctx: Context, token: string): Promise<Presented> {
  const id = linkIdIn(token)
  const share = id === null ? null : await findShare(ctx.db, id)
  if (share === null || !(await isProfileToken(ctx.db, share.id, token))) throw expired()
  if (stateOf(share, ctx.now()) !== 'open') throw expired()
  const company = await findCompany(ctx.db, share.companyId)
  if (company === null || !isActive(company)) throw expired()
  const [shown] = await showCandidatesById(ctx.db, { kind: 'nobody' }, [share.candidateId])
  const state = shown?.attributes['state']
  if (shown === undefined || isGone(String(state)) || HIDDEN.includes(state)) throw expired()
  const consentUntil = shown.attributes['consentUntil'] ?? null
  if (consentUntil !== null && String(consentUntil) < dayOf(ctx.now())) throw expired()
  const { createdAt: _, updatedAt: __, ...attributes } = shown.attributes
  return {
    type: 'shared-profiles',
    id: share.id,
    attributes: {
      companyName: company.name,
      sharedBy: (await findShownUser(ctx.db, share.sharedBy))?.fullName ?? '',
      expiresAt: share.expiresAt,
      candidate: { ...attributes, rateExpected: null, consentUntil: null },
      createdAt: share.createdAt,
      updatedAt: share.updatedAt,
    },
  }
}

const expired = (): AppError =>
  new AppError('verification.expired', {
    detail: 'This link has expired or was revoked. The sender can send you a new one.',
  })
