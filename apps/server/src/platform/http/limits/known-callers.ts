import type { UserActor } from '../../context/actor.ts'

/** The callers that proved who they are a short while ago, by the header with which they did. */
export interface KnownCallers {
  note(authorization: string, actor: UserActor): void
  has(authorization: string): boolean
  holderBy(authorization: string | undefined): string | undefined
}

const MAX_KNOWN = 20_000

/** Keeps the latest callers. */
export function createKnownCallers(): KnownCallers {
  const holders = new Map<string, string>()
  return {
    note: (authorization, actor) => {
      holders.delete(authorization)
      holders.set(authorization, holderOf(actor))
      const [oldest] = holders.keys()
      if (holders.size > MAX_KNOWN && oldest !== undefined) holders.delete(oldest)
    },
    has: (authorization) => holders.has(authorization),
    holderBy: (authorization) => (authorization === undefined ? undefined : holders.get(authorization)),
  }
}

/** The person who acts: of an operator who works as someone else, the operator. A key of an agency counts for itself. */
export const holderOf = ({ userId, impersonatorId, apiKey }: UserActor): string =>
  apiKey?.keyId ?? impersonatorId ?? userId
