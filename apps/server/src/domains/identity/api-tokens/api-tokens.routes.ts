import * as contract from '@assay/contracts/api-tokens'
import type { Presented } from '@assay/jsonapi/present'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { type ApiToken, listApiTokensOf } from './api-tokens.store.ts'
import { makeApiToken } from './make-api-token.ts'
import { revokeApiToken } from './revoke-api-token.ts'

export function mountApiTokens(routes: Routes): void {
  registerEndpoint(routes, contract.listApiTokens, async (ctx) => {
    if (ctx.actor.kind !== 'user') throw new AppError('session.required')
    const found = await listApiTokensOf(ctx.db, ctx.actor.userId, ctx.now())
    return { data: found.map((kept) => present(kept, null)), total: found.length }
  })

  registerEndpoint(routes, contract.makeApiToken, async (ctx, { body }) => {
    const { kept, token } = await makeApiToken(ctx, body)
    return present(kept, token)
  })

  registerEndpoint(routes, contract.revokeApiToken, async (ctx, { params }) => {
    await revokeApiToken(ctx, params.id)
    return undefined
  })
}

function present(kept: ApiToken, token: string | null): Presented {
  const { id, name, permissions, hint, expiresAt, lastUsedAt, createdAt, updatedAt } = kept
  return {
    type: 'api-tokens',
    id,
    attributes: { name, permissions, hint, token, expiresAt, lastUsedAt, createdAt, updatedAt },
  }
}
