import type { Endpoint } from '@assay/contracts/endpoint'
import type { ResourceType } from '@assay/contracts/resource'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, UserActor } from '../context/actor.ts'
import type { Context, MakeContext } from '../context/context.ts'
import type { WrongTokens } from './wrong-tokens.ts'

export const API_ROOT = '/api/v1'

/** How a bearer token is recognised; `expired` is told apart so that the client can say so. */
export type FindSession = (ctx: Context, token: string) => Promise<UserActor | 'expired' | null>

export type RegisteredEndpoint = Endpoint & { readonly takesFile?: boolean }

/** What every route stands on; app.ts makes one and hands it to each domain's routes. */
export interface Routes {
  readonly app: FastifyInstance
  readonly appUrl: string
  readonly makeContext: MakeContext
  readonly findSession: FindSession
  readonly resourceTypes: ReadonlyMap<string, ResourceType>
  /** Everything registered so far: for links, for 405 and for the OpenAPI document. */
  readonly endpoints: RegisteredEndpoint[]
  readonly wrongTokens: WrongTokens
  /** Holds every answer against its schema; for tests. */
  readonly areAnswersChecked: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor
  }
}

export function contextOf(routes: Routes, request: FastifyRequest): Context {
  return routes.makeContext({
    actor: request.actor ?? { kind: 'nobody' },
    requestId: request.id,
    network: truncateAddress(request.ip),
  })
}

/** `/candidates/{id}` as fastify writes it. */
export const fastifyPath = (path: string): string => API_ROOT + path.replace(/\{(\w+)\}/g, ':$1')

// The last octet of IPv4, the last 80 bits of IPv6.
function truncateAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::`
  return address.replace(/\.\d+$/, '.0')
}
