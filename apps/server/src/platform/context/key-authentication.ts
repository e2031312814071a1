import type { Endpoint } from '@assay/contracts/endpoint'
import type { AppError } from '../errors/app-error.ts'
import type { Actor, UserActor } from './actor.ts'
import type { Context } from './context.ts'

/** Admits programs that call with a key instead of a session. */
export interface KeyAuthentication {
  isKey(token: string): boolean
  /** null: no valid key. A refusal still names the key, so that its owner sees the call. */
  admit(
    ctx: Context,
    call: {
      readonly token: string
      readonly endpoint: Pick<Endpoint, 'method' | 'path'>
      readonly address: string
    },
  ): Promise<KeyAdmission | null>
  /** Throws unless the key opens this endpoint; for operations within a request. */
  assertOpens(actor: Actor, endpoint: Pick<Endpoint, 'method' | 'path'>): void
  note(ctx: Context, call: KeyCall): Promise<void>
}

export interface KeyAdmission {
  readonly keyId: string
  readonly actor: UserActor
  readonly headers: Readonly<Record<string, string>>
  readonly refusal: AppError | null
}

export interface KeyCall {
  readonly keyId: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly errorCode: string | null
  readonly tookMs: number
  readonly network: string
}
