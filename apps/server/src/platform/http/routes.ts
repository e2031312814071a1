import type { Endpoint } from '@assay/contracts/endpoint'
import type { ResourceType } from '@assay/contracts/resource'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, UserActor } from '../context/actor.ts'
import type { Context, MakeContext } from '../context/context.ts'
import type { KeyAuthentication } from '../context/key-authentication.ts'
import type { Once } from '../context/request-keys.ts'
import { AppError } from '../errors/app-error.ts'
import type { Turns } from '../isolation/turns.ts'
import type { ConstraintErrors } from './error-answer.ts'
import { addressBlock, addressNetwork } from './limits/address-block.ts'
import type { KnownCallers } from './limits/known-callers.ts'
import type { ListReader, ResourceReader } from './resource-readers.ts'
import type { WrongTokens } from './wrong-tokens.ts'

export const API_ROOT = '/api/v1'

/** Resolves a bearer token; `expired` is distinct so that clients can show it. */
export type FindSession = (ctx: Context, token: string) => Promise<UserActor | 'expired' | null>

export type RegisteredEndpoint = Endpoint & { readonly takesFile?: boolean }

// biome-ignore lint/suspicious/noExplicitAny: only the registration knows the type of its handler's input.
export type AnyHandler = (ctx: Context, input: any) => Promise<unknown>

export interface RegisteredHandler {
  readonly endpoint: Endpoint
  readonly handle: AnyHandler
}

export const handlerKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** Dependencies of every route, made once by app.ts. */
export interface Routes {
  readonly app: FastifyInstance
  readonly appUrl: string
  readonly makeContext: MakeContext
  readonly findSession: FindSession
  readonly keyAuthentication?: KeyAuthentication | undefined
  /** By method and path: what other addresses carry out too, such as operations. */
  readonly handlers: Map<string, RegisteredHandler>
  readonly constraintErrors: ConstraintErrors
  readonly resourceTypes: ReadonlyMap<string, ResourceType>
  /** All registered endpoints: for links, for 405 and for the OpenAPI document. */
  readonly endpoints: RegisteredEndpoint[]
  /** By type: what `GET /{type}/{id}` answers, for includes and related resources. */
  readonly readers: Map<string, ResourceReader>
  /** By type: lists short enough that one resource is found in the whole of them. */
  readonly shortLists: Map<string, ListReader>
  readonly wrongTokens: WrongTokens
  /** Limits the number of requests in progress. */
  readonly turns: Turns
  /** Resolves when no more connections wait to be accepted; work on a request begins only then. */
  readonly connectionsAccepted: () => Promise<void>
  /** Identifies the caller, whose requests wait in a separate line. */
  readonly knownCallers: KnownCallers
  /** Validates every answer against its schema; for tests. */
  readonly areAnswersChecked: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor
    calledWithKey?: string
    /** Of the error that was answered. */
    errorCode?: string | undefined
  }
}

export function contextOf(routes: Routes, request: FastifyRequest, once?: Once): Context {
  return routes.makeContext({
    actor: request.actor ?? { kind: 'nobody' },
    requestId: request.id,
    network: addressNetwork(request.ip),
    once,
  })
}

/** Runs the request when its caller has a turn. A caller is a session, a program, or else an address. */
export async function inTurn(routes: Routes, request: FastifyRequest, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await routes.turns.run(
      async () => {
        await routes.connectionsAccepted()
        return work()
      },
      callerOf(routes, request),
    )
  } catch (error) {
    // Many refusals at the same time are answered one after the other.
    if (error instanceof AppError && error.code === 'service.busy') await routes.connectionsAccepted()
    throw error
  }
}

/** Headers that opened nothing yet are one caller of their address: anyone can send ever new ones. */
function callerOf({ knownCallers }: Routes, { headers: { authorization }, ip }: FastifyRequest): string {
  if (authorization === undefined) return addressBlock(ip)
  return knownCallers.has(authorization) ? authorization : `unproven ${addressBlock(ip)}`
}

/** `/candidates/{id}` in fastify's syntax. */
export const fastifyPath = (path: string): string => API_ROOT + path.replace(/\{(\w+)\}/g, ':$1')
