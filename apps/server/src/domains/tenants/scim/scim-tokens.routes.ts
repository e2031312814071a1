import * as contract from '@assay/contracts/scim-tokens'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { findUser } from '../../identity/index.ts'
import { keeperOf } from '../sign-in/index.ts'
import { makeScimToken, revokeScimToken } from './change-scim-tokens.ts'
import { SCIM_ROOT } from './scim-root.ts'
import { listTokensOf, type ScimToken } from './scim-tokens.store.ts'

export function mountScimTokens(routes: Routes, { appUrl }: { appUrl: string }): void {
  const baseUrl = `${appUrl}${SCIM_ROOT}`
  const show = async (ctx: Context, kept: ScimToken, token: string | null = null): Promise<Presented> => {
    const { id, hint, createdBy, lastUsedAt, createdAt, updatedAt } = kept
    const creator = createdBy === null ? null : await findUser(ctx.db, createdBy)
    const createdByName = creator?.fullName ?? null
    return {
      type: 'scim-tokens',
      id,
      attributes: { hint, token, baseUrl, createdByName, lastUsedAt, createdAt, updatedAt },
    }
  }

  registerEndpoint(routes, contract.listScimTokens, async (ctx) => {
    const found = await listTokensOf(ctx.db, keeperOf(ctx).companyId)
    return { data: await Promise.all(found.map((each) => show(ctx, each))), total: found.length, meta: { baseUrl } }
  })

  registerEndpoint(routes, contract.makeScimToken, async (ctx) => {
    const { kept, token } = await makeScimToken(ctx)
    return show(ctx, kept, token)
  })

  registerEndpoint(routes, contract.revokeScimToken, async (ctx, { params }) => {
    await revokeScimToken(ctx, params.id)
    return undefined
  })
}
