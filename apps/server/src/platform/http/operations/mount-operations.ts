import { ATOMIC_EXTENSION, ATOMIC_MEDIA_TYPE, acceptsAtomic } from '@assay/jsonapi/media-type'
import { type Presented, presentDocument } from '@assay/jsonapi/present'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { findUsedKey, type Once, RepeatedRequest, saveResult } from '../../context/request-keys.ts'
import { sqlState } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import { errorsOf } from '../error-answer.ts'
import { onceFor } from '../idempotency.ts'
import type { ResourceAnswer } from '../input/endpoint-input.ts'
import { readBody } from '../input/read-body.ts'
import { addressBlock } from '../limits/address-block.ts'
import { admit } from '../limits/admission.ts'
import { NO_QUERY, readIfAllowed } from '../resource-readers.ts'
import { API_ROOT, contextOf, inTurn, type Routes } from '../routes.ts'
import { presentationFor } from '../send-answer.ts'
import { assertVersionGiven } from '../versions.ts'
import { atOperation, OperationsRefused } from './operations-refused.ts'
import { documentOf, type LocalIds, type Operation, readOperations, targetId } from './read-operations.ts'

const ENDPOINT = { method: 'POST', path: '/operations', admission: 'session' } as const

/** Several writes in one request, all of them or none. */
export function mountOperations(routes: Routes): void {
  routes.app.route({
    method: ENDPOINT.method,
    url: API_ROOT + ENDPOINT.path,
    config: { takesOperations: true },
    handler: (request, reply) => inTurn(routes, request, () => answer(routes, request, reply)),
  })
}

async function answer(routes: Routes, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!acceptsAtomic(request.headers.accept))
    throw new AppError('request.not-acceptable', { source: { header: 'Accept' } })
  request.actor = await admit(routes, ENDPOINT, request, reply)
  const operations = readOperations(routes, request.body)
  for (const { handler } of operations) routes.keyAuthentication?.assertOpens(request.actor, handler.endpoint)
  const once = onceFor('', request)
  const ctx = contextOf(routes, request, once)
  assertValid({ routes, ctx, operations })
  const results = await carryOutOnce({ routes, ctx, once, operations, from: addressBlock(request.ip) })
  return reply
    .code(200)
    .type(ATOMIC_MEDIA_TYPE)
    .send(JSON.stringify({ jsonapi: { version: '1.1', ext: [ATOMIC_EXTENSION] }, 'atomic:results': results }))
}

interface Work {
  readonly routes: Routes
  readonly ctx: Context
  readonly once: Once | undefined
  readonly operations: readonly Operation[]
  readonly from: string
}

/**
 * A document that does not match the contract is refused before anything is carried out, with every error of every
 * operation.
 */
function assertValid({ operations, ...parts }: Pick<Work, 'routes' | 'ctx' | 'operations'>): void {
  const errors = operations.flatMap((operation, place) => {
    try {
      const body = readBody(operation.handler.endpoint, documentOf(operation), targetId(operation))
      assertVersionGiven(operation.handler.endpoint, {}, body)
      return []
    } catch (error) {
      return knownErrors(parts, error, place)
    }
  })
  if (errors.length > 0) throw new OperationsRefused(errors)
}

async function carryOutOnce(work: Work): Promise<unknown[]> {
  const { ctx, once } = work
  if (once !== undefined && (await findUsedKey(ctx, once))) return answerAgain(work, once)
  try {
    return await carryOut(work)
  } catch (error) {
    if (error instanceof RepeatedRequest && once !== undefined) return answerAgain(work, once)
    throw error
  }
}

function carryOut({ routes, ctx, once, operations, from }: Work): Promise<unknown[]> {
  return ctx.together(async (inner) => {
    const ids = new Map<string, string>()
    const made: (string | null)[] = []
    const results: unknown[] = []
    for (const [place, operation] of operations.entries()) {
      const data = await carryOutOne({ routes, ctx: inner, operation, ids, from }).catch((error: unknown) => {
        // A conflict of transactions is tried again as a whole.
        if (['40001', '40P01'].includes(sqlState(error) ?? '')) throw error
        throw new OperationsRefused(knownErrors({ routes, ctx }, error, place))
      })
      if (operation.gives !== null && data !== null) ids.set(operation.gives, data.id)
      made.push(data === null ? null : `${data.type} ${data.id}`)
      results.push(present(routes, operation, data))
    }
    if (once !== undefined) await saveResult(inner.db, once, { resourceId: JSON.stringify(made) })
    return results
  })
}

async function carryOutOne(one: {
  readonly routes: Routes
  readonly ctx: Context
  readonly operation: Operation
  readonly ids: LocalIds
  readonly from: string
}): Promise<Presented | null> {
  const { ctx, operation, ids, from } = one
  const { endpoint, handle } = operation.handler
  const id = targetId(operation, ids)
  const body = readBody(endpoint, documentOf(operation, ids), id)
  const params = id === undefined ? {} : { id }
  const found = await handle(ctx, { params, query: NO_QUERY, body, file: null, ifMatch: null, from })
  if (endpoint.answers.kind !== 'resource') return null
  const answered = found as Presented | ResourceAnswer
  return 'type' in answered ? answered : answered.data
}

function present(routes: Routes, { handler }: Pick<Operation, 'handler'>, data: Presented | null): object {
  if (data === null) return {}
  const presentation = presentationFor({ routes, endpoint: handler.endpoint, query: NO_QUERY })
  return { data: presentDocument(data, presentation).data }
}

/** Unforeseen errors stay what they are: they are logged and answered as such. */
function knownErrors({ routes, ctx }: Pick<Work, 'routes' | 'ctx'>, error: unknown, place: number) {
  const known = errorsOf(error, routes.constraintErrors, ctx.actor)
  if (known === null) throw error
  return known.map((one) => atOperation(one, place))
}

/** The result of the same request before. */
async function answerAgain({ routes, ctx, operations }: Work, once: Once): Promise<unknown[]> {
  const used = await findUsedKey(ctx, once)
  if (used === null || !used.requestHash.equals(once.requestHash))
    throw new AppError('request.key-reused', { source: { header: 'Idempotency-Key' } })
  const made = JSON.parse(used.resourceId ?? '[]') as (string | null)[]
  const results: unknown[] = []
  for (const [place, identifier] of made.entries()) {
    const [type = '', id = ''] = (identifier ?? '').split(' ')
    const operation = operations[place]
    const data = identifier === null ? null : await readIfAllowed(routes, ctx, { type, id })
    results.push(operation === undefined ? {} : present(routes, operation, data))
  }
  return results
}
