import { createHash, randomBytes } from 'node:crypto'
import type { Endpoint } from '@assay/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, UserActor } from '../../context/actor.ts'
import { AppError } from '../../errors/app-error.ts'
import { contextOf, type Routes } from '../routes.ts'

const GUEST_COOKIE = 'assay_guest'
const GUEST_COOKIE_SECONDS = 24 * 3600
const GUEST_COOKIE_SHAPE = /^[\w-]{43}$/

/** How the keys and tokens of programs begin; those of sessions are random from the first character. */
const KEY_MARK = /^(agk|assay_[a-z]+)_/

/** Authenticates the caller and checks that the endpoint admits them. */
export async function admit(
  routes: Routes,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'admission' | 'forPeopleOnly' | 'whileLocked'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor> {
  const token = bearerToken(request)
  if (token !== null && routes.keyAuthentication?.isKey(token))
    return admitKey({ routes, endpoint, request, reply, token })
  const session = await findBearer(routes, request, token)
  if (endpoint.admission === 'session') return admissible(demandSession(session, request), endpoint)
  // A locked session counts as anonymous at endpoints that need no login.
  const isUsable = session !== null && session !== 'expired' && (session.lockedAt == null || endpoint.whileLocked)
  if (isUsable) return admissible(session, endpoint)
  return endpoint.admission === 'guest' ? guest(routes, request, reply) : { kind: 'nobody' }
}

/** A program with a key. Its call is noted whether it is let in or not. */
async function admitKey(call: {
  readonly routes: Routes
  readonly endpoint: Pick<Endpoint, 'method' | 'path' | 'admission'>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly token: string
}): Promise<Actor> {
  const { routes, endpoint, request, reply, token } = call
  const found = await routes.keyAuthentication?.admit(contextOf(routes, request), {
    token,
    endpoint,
    address: request.ip,
  })
  if (found === undefined || found === null) throw invalidKey()
  request.calledWithKey = found.keyId
  routes.knownCallers.note(request.headers.authorization ?? '', found.actor)
  reply.headers(found.headers)
  if (found.refusal !== null) throw found.refusal
  return found.actor
}

/** For event streams, which a browser opens without headers: read-only, and from the same site only. */
export async function admitStream(routes: Routes, request: FastifyRequest): Promise<UserActor> {
  const session = await findBearer(routes, request, bearerToken(request) ?? cookieToken(request))
  return admissible(demandSession(session, request), {})
}

function admissible(
  session: UserActor,
  { whileLocked, forPeopleOnly }: Pick<Endpoint, 'whileLocked' | 'forPeopleOnly'>,
): UserActor {
  if (forPeopleOnly && session.apiTokenId !== undefined)
    throw new AppError('session.not-for-tokens', { detail: 'Sign in to do this yourself.' })
  if (session.lockedAt == null || whileLocked) return session
  throw new AppError('session.screen-locked', {
    detail: 'Unlock it with your password or second factor.',
    meta: { lockedSince: session.lockedAt.toISOString() },
  })
}

function demandSession(session: UserActor | 'expired' | null, request: FastifyRequest): UserActor {
  if (session === 'expired') {
    if (KEY_MARK.test(bearerToken(request) ?? '')) throw invalidKey()
    throw new AppError('session.expired', {
      detail: 'Sign in again. A program sends a whole key or token that is still valid.',
    })
  }
  if (session !== null) return session
  const isUnreadable = request.headers.authorization !== undefined && bearerToken(request) === null
  throw new AppError(
    'session.required',
    isUnreadable
      ? { detail: 'Send your key or token in the header “Authorization: Bearer …”, whole and on one line.' }
      : {},
  )
}

const invalidKey = (): AppError =>
  new AppError('api-key.invalid', {
    detail:
      'It is mistyped or incomplete, was revoked or has expired, or its owner has no access now. Copy the whole key, or create a new one.',
  })

async function findBearer(
  routes: Routes,
  request: FastifyRequest,
  token: string | null,
): Promise<UserActor | 'expired' | null> {
  if (token === null) return null
  const session = await routes.findSession(contextOf(routes, request), token)
  const { authorization } = request.headers
  if (session !== null && session !== 'expired' && authorization !== undefined)
    routes.knownCallers.note(authorization, session)
  return session
}

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer +([\w.~+/=-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

function cookieToken(request: FastifyRequest): string | null {
  const value = request.cookies['auth._token.local'] ?? ''
  return /^Bearer ([\w-]{1,200})$/.exec(value)?.[1] ?? null
}

function guest(routes: Routes, request: FastifyRequest, reply: FastifyReply): Actor {
  const known = request.cookies[GUEST_COOKIE] ?? ''
  const cookie = GUEST_COOKIE_SHAPE.test(known) ? known : randomBytes(32).toString('base64url')
  reply.setCookie(GUEST_COOKIE, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: routes.appUrl.startsWith('https:'),
    maxAge: GUEST_COOKIE_SECONDS,
  })
  return { kind: 'guest', cookieHash: createHash('sha256').update(cookie).digest('hex') }
}
