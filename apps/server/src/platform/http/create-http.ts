import { constants } from 'node:zlib'
import type { Endpoint } from '@assay/contracts/endpoint'
import type { ResourceType } from '@assay/contracts/resource'
import type { ErrorDocument } from '@assay/jsonapi/document'
import { ATOMIC_EXTENSION, ATOMIC_MEDIA_TYPE, MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { existingPointer } from '@assay/jsonapi/pointer'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { MakeContext } from '../context/context.ts'
import type { KeyAuthentication } from '../context/key-authentication.ts'
import { newId } from '../database/new-id.ts'
import { AppError } from '../errors/app-error.ts'
import { loggable } from '../errors/loggable.ts'
import { acceptFirst } from '../isolation/accept-first.ts'
import { requestTurns, tooBusy } from '../isolation/turns.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { brokenRequestAnswers } from './broken-requests.ts'
import { answerError, type ConstraintErrors, type ErrorAnswer } from './error-answer.ts'
import { readJsonBodies } from './input/json-parser.ts'
import { normalAddress } from './input/normal-address.ts'
import { MAX_FILE_BYTES } from './input/read-file.ts'
import { addressBlock, addressNetwork } from './limits/address-block.ts'
import { createKnownCallers, type KnownCallers } from './limits/known-callers.ts'
import { rateLimitStore } from './limits/rate-limit-store.ts'
import { createSharedCounts, type SharedCounts } from './limits/shared-counts.ts'
import { cutOffSlowReaders } from './limits/slow-readers.ts'
import type { TrustedProxies } from './limits/trusted-proxies.ts'
import { type Metrics, measureRequests } from './metrics/metrics.ts'
import { answerUnknownAddresses } from './not-found.ts'
import { API_ROOT, type FindSession, type Routes } from './routes.ts'
import { protectPages } from './security-headers.ts'
import { createWrongTokens } from './wrong-tokens.ts'

export interface HttpParts {
  readonly appUrl: string
  readonly logLevel: string
  readonly makeContext: MakeContext
  readonly findSession: FindSession
  readonly keyAuthentication?: KeyAuthentication
  readonly resourceTypes: readonly ResourceType[]
  readonly constraintErrors: ConstraintErrors
  readonly metrics: Metrics
  readonly telemetry?: Telemetry
  /** The built web app; null serves the API alone. */
  readonly webFolder: string | null
  readonly hasFreeSpace: () => Promise<boolean>
  /** When absent, no proxy is trusted. */
  readonly trustProxy?: TrustedProxies
  /** Off in tests only: a fuzz test would get little else, and shares its event loop with the server. */
  readonly limitsRate?: boolean
  readonly areAnswersChecked?: boolean
  /** How long a request may wait for its turn. Default: 3 seconds. */
  readonly requestWaitMs?: number
}

const MAX_BODY_BYTES = 1_000_000
const REQUESTS_PER_MINUTE = 3_000

/** Creates the server with everything that routes share, but without routes. */
export async function createHttp(parts: HttpParts): Promise<Routes> {
  const brokenRequests = brokenRequestAnswers()
  const app = Fastify({
    logger: { level: parts.logLevel, redact: ['req.headers', 'req.remoteAddress'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    rewriteUrl: ({ url = '' }) => normalAddress(url),
    trustProxy: asFastify(parts.trustProxy ?? false),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 60_000,
    // Node's own refusal is no error document.
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    exposeHeadRoutes: true,
    // Fastify's own refusal is no error document.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: brokenRequests.answer,
    frameworkErrors: (error, request, reply) =>
      sendError(reply, answerError(error, request.id, parts.constraintErrors)),
  })
  brokenRequests.watch(app)
  answerErrors(app, parts)
  keepMediaType(app)
  takeRestOfRefusedBodies(app)
  refuseWhileClosing(app)
  demandOneHost(app)
  passOverExpectations(app)
  answerHalfClosed(app)
  refuseEncodedFiles(app)
  cutOffSlowReaders(app.server)
  warnOfUntrustedProxies(app, parts)
  refuseWritesOnFullDisk(app, parts)
  parts.telemetry?.traceRequests(app)
  measureRequests(app, parts.metrics)
  readJsonBodies(app)
  const counts = createSharedCounts(() => parts.makeContext({ actor: { kind: 'system' }, requestId: 'limits' }))
  const knownCallers = createKnownCallers()
  await addPlugins(app, parts, { counts, knownCallers })
  const endpoints: Endpoint[] = []
  noteCallsWithKeys(app, parts)
  await answerUnknownAddresses(app, { endpoints, webFolder: parts.webFolder, appUrl: parts.appUrl })
  return {
    app,
    endpoints,
    readers: new Map(),
    shortLists: new Map(),
    appUrl: parts.appUrl,
    makeContext: parts.makeContext,
    findSession: parts.findSession,
    keyAuthentication: parts.keyAuthentication,
    handlers: new Map(),
    constraintErrors: parts.constraintErrors,
    resourceTypes: new Map(parts.resourceTypes.map((type) => [type.type, type])),
    wrongTokens: createWrongTokens(counts),
    turns: requestTurns(parts.requestWaitMs, knownCallers.has),
    connectionsAccepted: acceptFirst(app.server),
    knownCallers,
    areAnswersChecked: parts.areAnswersChecked ?? false,
  }
}

const CLOSING_RETRY_SECONDS = 5

/** What still arrives on open connections while the server ends. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async () => {
    if (!isClosing) return
    throw new AppError('service.not-ready', {
      detail: 'The server is about to stop. Try again in a moment.',
      meta: { retryAfterSeconds: CLOSING_RETRY_SECONDS },
    })
  })
}

/** A number counts proxies from our side; fastify no longer accepts numbers. */
function asFastify(trusted: TrustedProxies): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  return trusted === false ? false : [...trusted]
}

/** Without the setting all callers behind a proxy look like one; the operator is warned once. */
function warnOfUntrustedProxies(app: FastifyInstance, { trustProxy = false }: HttpParts): void {
  if (trustProxy !== false) return
  let isWarned = false
  app.addHook('onRequest', async (request) => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined) return
    isWarned = true
    request.log.warn(
      'X-Forwarded-For is ignored: if there is a proxy in front of this server, set TRUST_PROXY to its address',
    )
  })
}

interface Limiting {
  readonly counts: SharedCounts
  readonly knownCallers: KnownCallers
}

async function addPlugins(app: FastifyInstance, parts: HttpParts, { counts, knownCallers }: Limiting): Promise<void> {
  await protectPages(app, parts)
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4 } })
  if (parts.limitsRate !== false) {
    await app.register(underPressure, { maxEventLoopDelay: 10_000, pressureHandler: refuseWhileHeld })
    await app.register(rateLimit, {
      max: REQUESTS_PER_MINUTE,
      timeWindow: 60_000,
      store: rateLimitStore(counts),
      keyGenerator: (request) => countedAs(request, knownCallers),
      allowList: (request) => !request.url.startsWith(API_ROOT) && !request.url.startsWith('/scim/'),
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('request.rate-limited', { meta: { retryAfterSeconds: Math.ceil(ttl / 1000) } }),
    })
  }
}

/** Whose limit it is: that of an office is not used up by one person in it. */
function countedAs({ routeOptions, headers, ip }: FastifyRequest, knownCallers: KnownCallers): string {
  const holder = routeOptions.config.countsByPerson === true ? knownCallers.holderBy(headers.authorization) : undefined
  const address = addressBlock(ip)
  return holder === undefined ? address : `${holder} at ${address}`
}

/** A second without samples is reported as an infinite delay, although the block is over by then. */
async function refuseWhileHeld(
  request: FastifyRequest,
  _reply: unknown,
  _kind: string,
  delayMs?: number,
): Promise<void> {
  if (delayMs !== Number.POSITIVE_INFINITY && request.url.startsWith(API_ROOT)) throw tooBusy()
}

function answerErrors(app: FastifyInstance, { constraintErrors }: HttpParts): void {
  app.setErrorHandler(async (error, request, reply) => {
    const answer = answerError(error, request.id, constraintErrors, request.actor)
    request.errorCode = answer.document.errors[0]?.code
    if (answer.isUnknown) request.log.error({ err: loggable(error), requestId: request.id }, 'unforeseen error')
    return sendError(reply, { ...answer, document: withExistingPointers(answer.document, request.body) })
  })
}

/** Shown to the key's owner; a call that could not be noted was answered all the same. */
function noteCallsWithKeys(app: FastifyInstance, { keyAuthentication, makeContext }: HttpParts): void {
  if (keyAuthentication === undefined) return
  app.addHook('onResponse', async (request, reply) => {
    if (request.calledWithKey === undefined) return
    const ctx = makeContext({ actor: { kind: 'system' }, requestId: request.id })
    await keyAuthentication
      .note(ctx, {
        keyId: request.calledWithKey,
        method: request.method,
        path: request.url.replace(/\?.*$/s, ''),
        status: reply.statusCode,
        errorCode: request.errorCode ?? null,
        tookMs: Math.round(reply.elapsedTime),
        network: addressNetwork(request.ip),
      })
      .catch((error) => request.log.warn({ err: loggable(error) }, 'a call with a key was not noted'))
  })
}

/** A pointer must lead to something in the request; what an error is about may be missing there. */
function withExistingPointers(document: ErrorDocument, body: unknown): ErrorDocument {
  const errors = document.errors.map((error) =>
    error.source?.pointer === undefined
      ? error
      : { ...error, source: { ...error.source, pointer: existingPointer(body, error.source.pointer) } },
  )
  return { ...document, errors }
}

// As bytes, since fastify would append a charset to a text.
const sendError = (reply: FastifyReply, { status, document }: ErrorAnswer): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': MEDIA_TYPE, ...retryAfter(document), ...challenge(status, document) })
    .send(Buffer.from(JSON.stringify(document)))

/** The `WWW-Authenticate` header, which HTTP requires with every 401 (RFC 6750). */
function challenge(status: number, { errors: [first] }: ErrorDocument): { 'www-authenticate'?: string } {
  if (status !== 401) return {}
  const reason = first?.code === 'session.expired' || first?.code === 'api-key.invalid' ? ', error="invalid_token"' : ''
  return { 'www-authenticate': `Bearer realm="assay"${reason}` }
}

/** Repeats for machines the wait that the error states for people. */
function retryAfter({ errors: [first] }: ErrorDocument): { 'retry-after'?: string } {
  const seconds = first?.meta?.['retryAfterSeconds']
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {}
}

/** Users must be able to sign in and see why nothing can be saved; a session is a few bytes. */
const WITHOUT_ROOM = [`${API_ROOT}/login`, `${API_ROOT}/logout`]

// On a full disk PostgreSQL still reads; refusing early is better than failing in the middle of a write.
function refuseWritesOnFullDisk(app: FastifyInstance, { hasFreeSpace }: HttpParts): void {
  app.addHook('onRequest', async (request) => {
    const url = request.routeOptions.url ?? ''
    const mayWrite = ['POST', 'PATCH'].includes(request.method) && url.startsWith(API_ROOT)
    if (mayWrite && !WITHOUT_ROOM.includes(url) && !(await hasFreeSpace())) throw new AppError('service.storage-full')
  })
}

/** A proxy may have believed the other one, and the standard demands one (RFC 9112, 3.2). */
function demandOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_part, at) => at % 2 === 0)
    const isTwice = names.filter((name) => name.toLowerCase() === 'host').length > 1
    if (isTwice || (raw.headers.host === undefined && raw.httpVersion === '1.1'))
      throw new AppError('request.malformed', { detail: 'Send one Host header.', source: { header: 'Host' } })
  })
}

/** Of what a client expects we know only `100-continue`, which Node answers; it refuses all else without a document. */
function passOverExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** A client may close its side once its request is sent, and still wait for the answer. */
function answerHalfClosed({ server }: FastifyInstance): void {
  Object.assign(server, { httpAllowHalfOpen: true })
}

/**
 * Files are read where the body arrives, which the plugin for compressed bodies takes as well: the two wait for each
 * other until the request times out.
 */
function refuseEncodedFiles(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers
    if (encoding === 'identity' || !/^multipart\//i.test(type)) return
    const source = { header: 'Content-Encoding' }
    throw new AppError('request.media-type', { detail: 'Send files without Content-Encoding.', source })
  })
}

// Closing a connection while its client still sends shows the client a broken pipe instead of the answer. So the rest
// is read and discarded, as node does once an answer has been sent; `requestTimeout` ends endless bodies.
function takeRestOfRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 413) reply.removeHeader('connection')
  })
}

// fastify appends a charset to every JSON type, which JSON:API forbids.
function keepMediaType(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (type.startsWith(MEDIA_TYPE))
      reply.header('content-type', type.includes(ATOMIC_EXTENSION) ? ATOMIC_MEDIA_TYPE : MEDIA_TYPE)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith(API_ROOT))
      reply.header('vary', [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '))
    // Without it, caches may keep an answer for as long as they find right.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
