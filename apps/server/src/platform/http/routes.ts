import type { Endpoint } from '@assay/contracts/endpoint'
import type { ResourceType } from '@assay/contracts/resource'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, UserActor } from '../context/actor.ts'
import type { Context, MakeContext } from '../context/context.ts'
import type { Once } from '../context/request-keys.ts'
import type { Turns } from '../isolation/turns.ts'
import { addressNetwork } from './limits/address-block.ts'
import type { ListReader, ResourceReader } from './resource-readers.ts'
import type { WrongTokens } from './wrong-tokens.ts'

export const API_ROOT = '/api/v1'

/** Resolves a bearer token; `expired` is distinct so that the client can say so. */
export type FindSession = (ctx: Context, token: string) => Promise<UserActor | 'expired' | null>

export type RegisteredEndpoint = Endpoint & { readonly takesFile?: boolean }

/** Dependencies of every route, made once by app.ts. */
export interface Routes {
  readonly app: FastifyInstance
  readonly appUrl: string
  readonly makeContext: MakeContext
  readonly findSession: FindSession
  readonly resourceTypes: ReadonlyMap<string, ResourceType>
  /** All registered endpoints: for links, for 405 and for the OpenAPI document. */
  readonly endpoints: RegisteredEndpoint[]
  /** By type: what `GET /{type}/{id}` answers, for includes and related resources. */
  readonly readers: Map<string, ResourceReader>
  /** By type: lists short enough that one resource is found in the whole of them. */
  readonly shortLists: Map<string, ListReader>
  readonly wrongTokens: WrongTokens
  /** Limits the requests that are worked on at once. */
  readonly turns: Turns
  /** Validates every answer against its schema; for tests. */
  readonly areAnswersChecked: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor
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

/** `/candidates/{id}` in fastify's syntax. */
export const fastifyPath = (path: string): string => API_ROOT + path.replace(/\{(\w+)\}/g, ':$1')
