import type { ApiKeyScope } from '@assay/contracts/agency-api-keys'
import { apiKeyScopeRules, scopeNeededFor } from '@assay/contracts/api-key-scope-rules'
import type { PermissionName } from '@assay/contracts/permission-names'
import type { Access, Actor, UserActor } from '../../../platform/context/actor.ts'
import type { KeyAuthentication } from '../../../platform/context/key-authentication.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { isFromAllowed } from './allowed-networks.ts'
import { insertApiCall } from './api-calls.store.ts'
import { hashSecret, isSecret, isUsable, rateStatus, stateOfKey } from './api-keys.rules.ts'
import { type ApiKeyRow, countRequest, findKeyBySecret } from './api-keys.store.ts'

/** Several operations in one request: what each of them needs is checked on its own. */
const OPERATIONS = '/operations'

/** Admits programs with a key of an agency. */
export const agencyKeyAuthentication: KeyAuthentication = {
  isKey: isSecret,

  admit: async (ctx, { token, endpoint, address }) => {
    const at = ctx.now()
    const found = await findKeyBySecret(ctx.db, hashSecret(token), at)
    if (found === null || !isUsable(stateOfKey(found.key, at)) || found.agencyState !== 'approved') return null
    const { key } = found
    const status = rateStatus(key.rateLimit, await countRequest(ctx.db, key.id, at), at)
    const actor = actorOf(key)
    const refusal =
      (isFromAllowed(key.ipAllow, address) ? null : wrongNetwork()) ??
      (status.isOver ? tooFast(key.rateLimit, status.retryAfterSeconds) : null) ??
      (endpoint.path === OPERATIONS ? null : refusalOf(actor, endpoint))
    return { keyId: key.id, actor, headers: status.headers, refusal }
  },

  assertOpens: (actor, endpoint) => {
    const refusal = refusalOf(actor, endpoint)
    if (refusal !== null) throw refusal
  },

  note: async (ctx, call) => {
    const at = ctx.now()
    await insertApiCall(ctx.db, { id: newId(at.getTime()), requestId: ctx.requestId, createdAt: at, ...call })
  },
}

/** The access that an agency's owner has to each permission of a scope. */
const ACCESS: Readonly<Partial<Record<PermissionName, Access>>> = {
  'requirement.read': 'assigned',
  'agencyApi.webhooks': 'all',
}

/** In the name of who created the key, but with the rights of the key alone. */
function actorOf(key: ApiKeyRow): UserActor {
  const names = key.scopes.flatMap((scope) => apiKeyScopeRules[scope as ApiKeyScope]?.permissions ?? [])
  return {
    kind: 'user',
    userId: key.createdBy,
    sessionId: '',
    scope: 'agency',
    companyId: null,
    agencyId: key.agencyId,
    roleKeys: [],
    permissions: new Map(names.map((name) => [name, ACCESS[name] ?? 'own'])),
    apiKey: { keyId: key.id, scopes: key.scopes },
  }
}

function refusalOf(actor: Actor, endpoint: { readonly method: string; readonly path: string }): AppError | null {
  if (actor.kind !== 'user' || actor.apiKey === undefined) return null
  const needed = scopeNeededFor(endpoint as Parameters<typeof scopeNeededFor>[0])
  if (needed !== undefined && actor.apiKey.scopes.includes(needed)) return null
  return new AppError('api-key.scope', {
    detail: needed === undefined ? 'API keys can’t do this. Sign in as a user.' : `The key needs the scope ${needed}.`,
    ...(needed === undefined ? {} : { meta: { scope: needed } }),
  })
}

const wrongNetwork = (): AppError =>
  new AppError('api-key.network', {
    detail: 'This key can’t be used from your network. Add the network to the key, or use another key.',
  })

const tooFast = (limit: number, retryAfterSeconds: number): AppError =>
  new AppError('request.rate-limited', {
    detail: `This key may send ${limit} requests per 10 seconds.`,
    meta: { retryAfterSeconds },
  })
