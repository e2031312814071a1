/** The callers that proved who they are a short while ago, by the header with which they did. */
export interface KnownCallers {
  note(authorization: string): void
  has(authorization: string): boolean
}

const MAX_KNOWN = 20_000

/** Keeps the latest callers. */
export function createKnownCallers(): KnownCallers {
  const known = new Set<string>()
  return {
    note: (authorization) => {
      known.delete(authorization)
      known.add(authorization)
      const [oldest] = known
      if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
    },
    has: (authorization) => known.has(authorization),
  }
}
