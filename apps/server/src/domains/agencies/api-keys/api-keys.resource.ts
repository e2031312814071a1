import type { agencyApiKeys } from '@assay/contracts/agency-api-keys'
import type { ResourceOf } from '@assay/contracts/resource'
import type { Presented } from '@assay/jsonapi/present'
import type { ApiCall } from './api-calls.store.ts'
import { stateOfKey } from './api-keys.rules.ts'
import type { ApiKey, ApiKeyRow } from './api-keys.store.ts'

type Shown = ResourceOf<typeof agencyApiKeys>

export interface KeyAround {
  readonly agencyName: string
  readonly createdByName: string
  readonly mayDo: Shown['mayDo']
  /** Known only in the answer that makes it. */
  readonly secret: string | null
  readonly at: Date
}

export function presentApiKey(key: ApiKey, { at, secret, agencyName, createdByName, mayDo }: KeyAround): Presented {
  const { name, prefix, scopes, rateLimit, ipAllow, expiresAt, revokedAt, lastUsedAt, version, createdAt, updatedAt } =
    key
  const state = stateOfKey(key, at)
  return {
    type: 'agency-api-keys',
    id: key.id,
    attributes: {
      name,
      prefix,
      secret,
      scopes,
      rateLimit,
      ipAllow,
      expiresAt,
      lastUsedAt,
      revokedAt,
      state,
      previousValidUntil: state === 'rotating' ? key.previousUntil : null,
      agencyName,
      createdByName,
      mayDo,
      version,
      createdAt,
      updatedAt,
    },
    relationships: { agency: { type: 'agencies', id: key.agencyId } },
  }
}

export function presentApiCall(call: ApiCall, key: ApiKeyRow | undefined): Presented {
  const { method, path, status, errorCode, tookMs, network, requestId, createdAt } = call
  return {
    type: 'agency-api-calls',
    id: call.id,
    attributes: {
      at: createdAt,
      keyName: key?.name ?? '',
      keyPrefix: key?.prefix ?? '',
      method,
      path,
      status,
      errorCode,
      tookMs,
      network,
      requestId,
      createdAt,
      updatedAt: createdAt,
    },
    relationships: { key: { type: 'agency-api-keys', id: call.keyId } },
  }
}
