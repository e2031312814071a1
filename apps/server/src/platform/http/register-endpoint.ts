import { mayBeTried } from '@assay/contracts/api-key-scope-rules'
import { type Answer, answeredType, type Endpoint, type FilterSchemas } from '@assay/contracts/endpoint'
import { nounOf } from '@assay/contracts/resource-nouns'
import { isAcceptable } from '@assay/jsonapi/media-type'
import type { PageRequest } from '@assay/jsonapi/page'
import { ParameterError } from '@assay/jsonapi/parameter-error'
import type { Presented } from '@assay/jsonapi/present'
import { type QueryOffer, readQuery } from '@assay/jsonapi/read-query'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../context/context.ts'
import { sqlState } from '../database/transaction.ts'
import { AppError, notFound } from '../errors/app-error.ts'
import { carryOutOnce, onceOf } from './idempotency.ts'
import { includeByReading } from './include-by-reading.ts'
import type { AnswerOf, CollectionAnswer, EndpointInput, ResourceAnswer, UploadedFile } from './input/endpoint-input.ts'
import { isUuid } from './input/is-uuid.ts'
import { readBody } from './input/read-body.ts'
import { readFile } from './input/read-file.ts'
import { fieldsOfAnswers } from './input/resource-fields.ts'
import { stopAtLimits } from './input/stop-at-limits.ts'
import { addressBlock } from './limits/address-block.ts'
import { admit } from './limits/admission.ts'
import { assertOwnAccount } from './limits/own-account.ts'
import { includesOf, type ListReader, type ResourceReader, readsOne } from './resource-readers.ts'
import { type AnyHandler, contextOf, fastifyPath, handlerKey, inTurn, type Routes } from './routes.ts'
import { sendAnswer } from './send-answer.ts'
import { asStale, assertUnchanged, assertVersionGiven, versionAsked } from './versions.ts'
import { arrangeWholeList, isWholeList, sortableFields } from './whole-list.ts'

export interface EndpointOptions {
  /** The address also accepts names such as a slug or `me`. Otherwise anything but a UUID is not found. */
  readonly takesNames?: boolean
  /** The body is multipart/form-data with one part named `file`. */
  readonly takesFile?: boolean
  /** Short enough that `GET /{type}/{id}` finds its resource in the list. Default: true for lists without pages. */
  readonly isShortList?: boolean
  /** A request that is repeated with its `Idempotency-Key` answers the `meta` of the first. For none with secrets. */
  readonly keepsMeta?: boolean
  readonly bodyLimitBytes?: number
  /** Of the file alone. Default: 2 MB. */
  readonly maxFileBytes?: number
  /** Requests per minute of a person at an address, or of the address where no one has signed in, if lower than the default. */
  readonly perMinute?: number
}

const MAX_AGENT = 300

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether each person at an address has a limit of requests, once they are known, or the address has one. */
    countsByPerson?: boolean
  }
}

/** Registers one endpoint of the contract, with admission, parsing and presentation. */
export function registerEndpoint<
  Body extends z.ZodType | null,
  Answers extends Answer,
  Path extends string,
  Filters extends FilterSchemas,
>(
  routes: Routes,
  endpoint: Endpoint<Body, Answers, Path, Filters>,
  handle: (
    ctx: Context,
    input: EndpointInput<Body, Path, Filters>,
  ) => Promise<AnswerOf<Endpoint<Body, Answers, Path, Filters>>>,
  options: EndpointOptions = {},
): void {
  for (const schema of [endpoint.body, ...Object.values({ ...endpoint.filters, ...endpoint.parameters })])
    if (schema != null) stopAtLimits(schema)
  routes.endpoints.push({ ...endpoint, takesFile: options.takesFile ?? false })
  if (!options.takesFile) routes.handlers.set(handlerKey(endpoint), { endpoint, handle })
  if (readsOne(endpoint)) routes.readers.set(typeOf(endpoint), readerOf(endpoint, handle))
  if (listsType(endpoint) && (options.isShortList ?? isWholeList(endpoint)))
    routes.shortLists.set(typeOf(endpoint), listReaderOf(endpoint, handle))
  const offer = lazily(() => queryOffer(routes, endpoint))
  routes.app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    ...(options.bodyLimitBytes === undefined ? {} : { bodyLimit: options.bodyLimitBytes }),
    config: {
      takesPlainJson: endpoint.answers.kind === 'plain',
      // Where anyone may ask, such as to sign in, someone with many accounts must not have the limit of each.
      countsByPerson: endpoint.admission !== 'everyone',
      ...(options.perMinute === undefined ? {} : { rateLimit: { max: options.perMinute } }),
    },
    // An upload takes as long as its client sends; reading it has separate turns.
    handler: (request, reply) =>
      options.takesFile ? answer(request, reply) : inTurn(routes, request, () => answer(request, reply)),
  })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    assertAcceptable(request)
    request.actor = await admit(routes, endpoint, request, reply)
    assertOwnAccount(endpoint, request.actor)
    const params = readParams(request, endpoint, options)
    const query = readQuery(queryStringOf(request), offer())
    const body = options.takesFile ? null : readBody(endpoint, request.body, params['id'])
    const file: UploadedFile | null = options.takesFile ? await readFile(request, limitsOf(options)) : null
    assertVersionGiven(endpoint, request.headers, body)
    const from = addressBlock(request.ip)
    const agent = (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT)
    const once = options.takesFile ? undefined : onceOf(endpoint, request)
    const ctx = contextOf(routes, request, once)
    const asked = { id: params['id'], header: request.headers['if-match'] }
    const ifMatch = await versionAsked(routes, ctx, endpoint, asked)
    const input = { params, query, body, file, ifMatch, from, agent } as unknown as EndpointInput<Body, Path, Filters>
    const isTrial = asksForTrial(endpoint, request)
    const { keepsMeta = false } = options
    const carryOut = async () => {
      await assertUnchanged(routes, ctx, endpoint, { id: params['id'], ifMatch })
      return isTrial ? ctx.together((inner) => handle(inner, input), { isTrial }) : handle(ctx, input)
    }
    const found = await carryOutOnce(
      { routes, endpoint, ctx, query, keepsMeta },
      isTrial ? undefined : once,
      carryOut,
    ).catch(async (error) => {
      if (error instanceof AppError && error.code === 'verification.expired') await routes.wrongTokens.note(from)
      throw asStale(error, request) ?? asCursorFault(error, query.page) ?? error
    })
    if (isTrial) reply.header(TRIAL_HEADER, 'true')
    const arranged = isWholeList(endpoint) ? arrangeWholeList(found as CollectionAnswer, query) : found
    const complete = await includeByReading({ routes, endpoint, query, ctx }, arranged)
    return sendAnswer({ routes, endpoint, request, reply, query, isTrial }, complete)
  }
}

const limitsOf = ({ bodyLimitBytes, maxFileBytes }: EndpointOptions) => ({
  ...(bodyLimitBytes === undefined ? {} : { largestBodyBytes: bodyLimitBytes }),
  ...(maxFileBytes === undefined ? {} : { maxFileBytes }),
})

const typeOf = (endpoint: Endpoint): string => answeredType(endpoint)?.type ?? ''

const listsType = ({ method, path, answers }: Endpoint): boolean =>
  method === 'GET' && answers.kind === 'collection' && path === `/${answers.of.type}`

const NO_BODY = { body: null, file: null, ifMatch: null, from: '', agent: '' }

const readerOf = (endpoint: Endpoint, handle: AnyHandler): ResourceReader => ({
  endpoint,
  read: (ctx, id, query) => handle(ctx, { ...NO_BODY, params: { id }, query }) as Promise<Presented | ResourceAnswer>,
})

const listReaderOf = (endpoint: Endpoint, handle: AnyHandler): ListReader => ({
  endpoint,
  list: (ctx, query) => handle(ctx, { ...NO_BODY, params: {}, query }) as Promise<CollectionAnswer>,
})

const TRIAL_HEADER = 'assay-dry-run'

/** A dry run answers as if the request was carried out, and leaves nothing behind. */
function asksForTrial(endpoint: Endpoint, request: FastifyRequest): boolean {
  if (endpoint.method === 'GET' || request.headers[TRIAL_HEADER] !== 'true') return false
  if (mayBeTried(endpoint)) return true
  throw new AppError('request.parameter', {
    detail: 'This request doesn’t support dry runs.',
    source: { header: 'Assay-Dry-Run' },
  })
}

/** The query parameters that are accepted, once every endpoint is registered. */
function queryOffer(routes: Routes, endpoint: Endpoint): QueryOffer {
  const includes = includesOf(endpoint, routes.readers)
  const fields = fieldsOfAnswers({ ...endpoint, includes }, routes.resourceTypes)
  const whole = isWholeList(endpoint)
    ? { paged: 'both' as const, defaultPageSize: Number.MAX_SAFE_INTEGER, sorts: sortableFields(endpoint) }
    : {}
  return { ...endpoint, includes, ...whole, fieldsOf: (type: string) => fields.get(type) }
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The values of another list's cursor are invalid for PostgreSQL here. */
function asCursorFault(error: unknown, { after, before }: PageRequest): ParameterError | null {
  if ((after ?? before) === undefined || !sqlState(error)?.startsWith('22')) return null
  return new ParameterError(
    after === undefined ? 'page[before]' : 'page[after]',
    'This cursor doesn’t belong to this list.',
  )
}

function assertAcceptable(request: FastifyRequest): void {
  if (!isAcceptable(request.headers.accept))
    throw new AppError('request.not-acceptable', { source: { header: 'Accept' } })
}

function readParams(request: FastifyRequest, { path }: Endpoint, options: EndpointOptions): Record<string, string> {
  const params = request.params as Record<string, string>
  if (options.takesNames) return params
  const lower = Object.entries(params).map(([name, value]) => [name, value.toLowerCase()] as const)
  if (lower.some(([, value]) => !isUuid(value))) throw notFound(nounOf(path.split('/')[1] ?? ''))
  return Object.fromEntries(lower)
}

export function queryStringOf(request: FastifyRequest): string {
  const url = request.raw.url ?? ''
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark + 1)
}
