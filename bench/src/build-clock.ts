/** Times a build, excluding the generation of the candidates, and aborts one that takes too long. */

export class BuildTookTooLong extends Error {
  constructor() {
    super('The build was not finished in time.')
  }
}

export interface BuildClock {
  /** Iterates over the candidates with the clock stopped while each is generated. */
  readonly over: <T>(candidates: Iterable<T>) => Generator<T>
  /** Elapsed build time. */
  readonly ms: () => number
  /** The remaining time; throws `BuildTookTooLong` at zero. */
  readonly leftMs: () => number
}

export function startBuildClock(maxMs: number): BuildClock {
  const started = performance.now()
  let makingMs = 0
  const ms = (): number => performance.now() - started - makingMs
  const leftMs = (): number => {
    const left = maxMs - ms()
    if (left <= 0) throw new BuildTookTooLong()
    return left
  }
  return {
    ms,
    leftMs,
    over: function* (candidates) {
      const iterator = candidates[Symbol.iterator]()
      for (;;) {
        leftMs()
        const before = performance.now()
        const { done, value } = iterator.next()
        makingMs += performance.now() - before
        if (done === true) return
        yield value
      }
    },
  }
}
