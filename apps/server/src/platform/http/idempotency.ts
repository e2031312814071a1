import { createHash } from 'node:crypto'
import { answeredType, type Endpoint } from '@assay/contracts/endpoint'
import type { JsonApiQuery } from '@assay/jsonapi/read-query'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context/context.ts'
import { findUsedKey, type Once, RepeatedRequest, saveResult, type UsedKey } from '../context/request-keys.ts'
import { AppError } from '../errors/app-error.ts'
import { canonicalJson } from '../hashing/canonical-json.ts'
import type { ResourceAnswer } from './input/endpoint-input.ts'
import { addressBlock } from './limits/address-block.ts'
import type { Routes } from './routes.ts'

const KEY = /^[\x21-\x7e]{1,255}$/

/** The request's `Idempotency-Key`; undefined without one, and for addresses that make nothing. */
export function onceOf(endpoint: Endpoint, request: FastifyRequest): Once | undefined {
  if (endpoint.method !== 'POST' || endpoint.answers.kind === 'plain') return undefined
  return onceFor(answeredType(endpoint)?.type ?? '', request)
}

/** `type` is that of what the request makes. */
export function onceFor(type: string, request: FastifyRequest): Once | undefined {
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  const key = String(header)
  if (!KEY.test(key))
    throw new AppError('request.malformed', {
      detail: 'An Idempotency-Key must have 1 to 255 visible ASCII characters. Use a UUID, for example.',
      source: { header: 'Idempotency-Key' },
    })
  return {
    scope: scopeOf(request),
    key,
    requestHash: hashOf(request),
    type,
    isTaken: false,
  }
}

/** Without secrets: a hash of a body that is otherwise known would give them away. */
function hashOf({ method, raw, body = null }: FastifyRequest): Buffer {
  const known = JSON.parse(JSON.stringify(body, (name, value) => (SECRET.test(name) ? undefined : value)))
  return createHash('sha256')
    .update(canonicalJson([method, raw.url, known]))
    .digest()
}

const SECRET = /password|token|secret/i

/** A key belongs to a person, or, without a session, to a network. */
function scopeOf({ actor, ip }: FastifyRequest): string {
  if (actor?.kind === 'user' && actor.apiKey !== undefined) return `key ${actor.apiKey.keyId}`
  return actor?.kind === 'user' ? `user ${actor.userId}` : `network ${addressBlock(ip)}`
}

interface Carried {
  readonly routes: Routes
  readonly endpoint: Endpoint
  readonly ctx: Context
  readonly query: JsonApiQuery
  /** Whether what the answer says beside the resource is kept and said again. */
  readonly keepsMeta: boolean
}

/** Handles the request, or repeats the answer that it got before. */
export async function carryOutOnce<Found>(
  { routes, endpoint, ctx, query, keepsMeta }: Carried,
  once: Once | undefined,
  carryOut: () => Promise<Found>,
): Promise<Found | ResourceAnswer | undefined> {
  if (once === undefined) return carryOut()
  const repeat = { routes, endpoint, ctx, query, once }
  const used = await findUsedKey(ctx, once)
  if (used !== null) return answerAgain(repeat, used)
  try {
    const found = await carryOut()
    const made = resourceIn(found)
    if (once.isTaken && made !== null)
      await saveResult(ctx.db, once, { resourceId: made, ...(keepsMeta && besideOf(found)) })
    return found
  } catch (error) {
    if (error instanceof RepeatedRequest) return answerAgain(repeat, await findUsedKey(ctx, once))
    throw error
  }
}

interface Repeat extends Omit<Carried, 'keepsMeta'> {
  readonly once: Once
}

async function answerAgain(
  { routes, endpoint, ctx, query, once }: Repeat,
  used: UsedKey | null,
): Promise<ResourceAnswer | undefined> {
  if (used === null || !used.requestHash.equals(once.requestHash))
    throw new AppError('request.key-reused', { source: { header: 'Idempotency-Key' } })
  if (endpoint.answers.kind === 'nothing') return undefined
  const reader = routes.readers.get(once.type)
  if (used.resourceId === null || reader === undefined || endpoint.answers.kind !== 'resource') throw alreadyDone()
  const found = await reader.read(ctx, used.resourceId, query).catch((error: unknown) => {
    // A caller who may create it without signing in may be unable to read it.
    throw error instanceof AppError && error.code === 'session.required' ? alreadyDone() : error
  })
  const { meta, status } = used
  return {
    ...('type' in found ? { data: found } : found),
    ...(meta !== null && { meta }),
    status: status ?? endpoint.status,
  }
}

const alreadyDone = (): AppError =>
  new AppError('request.already-done', { detail: 'It isn’t carried out again, and its response wasn’t kept.' })

function besideOf(found: unknown): Pick<ResourceAnswer, 'meta' | 'status'> {
  const { meta, status } = found as Partial<ResourceAnswer>
  return { ...(meta !== undefined && { meta }), ...(status !== undefined && { status }) }
}

function resourceIn(found: unknown): string | null {
  const { data = found } = (found ?? {}) as { data?: unknown }
  const { type, id } = (data ?? {}) as { type?: unknown; id?: unknown }
  return typeof type === 'string' && typeof id === 'string' ? id : null
}
