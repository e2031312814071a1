/** Takes the time of a build, without what making the candidates costs, and ends one that takes too long. */

export class BuildTookTooLong extends Error {
  constructor() {
    super('The build was not finished in time.')
  }
}

export interface BuildClock {
  /** The same candidates, one by one. */
  readonly over: <T>(candidates: Iterable<T>) => Generator<T>
  /** So far. */
  readonly ms: () => number
  /** Above zero, or `BuildTookTooLong`. */
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
