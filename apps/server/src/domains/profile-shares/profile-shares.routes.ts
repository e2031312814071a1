import * as contract from '@assay/contracts/profile-shares'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import type { ListShown } from '../candidates/index.ts'
import { openShare } from './open-share.ts'
import { mayShareProfiles } from './profile-shares.policy.ts'
import { presentShares } from './profile-shares.resource.ts'
import { listShares, type Share } from './profile-shares.store.ts'
import { getShare, revokeShare } from './revoke-share.ts'
import { shareProfile } from './share-profile.ts'

const PER_MINUTE = { perMinute: 30 }

export function mountProfileShares(
  routes: Routes,
  { listShown, appUrl }: { listShown: ListShown; appUrl: string },
): void {
  const showOne = async (ctx: Context, share: Share): Promise<Presented> => {
    const [shown] = await presentShares(ctx, [share], { appUrl })
    if (shown === undefined) throw notFound('link')
    return shown
  }

  registerEndpoint(routes, contract.listProfileShares, async (ctx, { query }) => {
    const { actor } = ctx
    if (!mayShareProfiles(actor))
      throw new AppError('permission.denied', { detail: 'Only recruiters, admins and owners see shared profiles.' })
    const { filter, sort, page } = query
    const openAt = filter.state === undefined ? undefined : ctx.now()
    const wanted = { companyId: actor.companyId, candidate: filter.candidate, openAt }
    const found = await listShares(ctx.db, { ...wanted, sort, page })
    return { ...found, data: await presentShares(ctx, found.data, { appUrl }) }
  })

  registerEndpoint(routes, contract.getProfileShare, async (ctx, { params }) =>
    showOne(ctx, await getShare(ctx, params.id)),
  )

  registerEndpoint(routes, contract.shareProfile, async (ctx, { body }) =>
    showOne(ctx, await shareProfile(ctx, { ...body, listShown })),
  )

  registerEndpoint(routes, contract.revokeProfileShare, async (ctx, { params }) =>
    showOne(ctx, await revokeShare(ctx, params.id)),
  )

  registerEndpoint(routes, contract.openSharedProfile, (ctx, { body }) => openShare(ctx, body.token), PER_MINUTE)
}
