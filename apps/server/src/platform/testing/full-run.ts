// What `npm test` makes smaller, and `npm run test:full` does whole.
import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** This is `npm run test:full`: properties are tried more often, and matrices walked whole. */
    isFull: boolean
  }
}

const isFull = inject('isFull')

/** For properties whose every run is a sequence of requests: fewer than of the pure ones. */
export const SEQUENCE_RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 20)

/** Every case in the full run; otherwise one of each kind, each from another place among its like. */
export function oneOfEach<Case>(cases: readonly Case[], kindOf: (each: Case) => string): readonly Case[] {
  if (isFull) return cases
  const kinds = [...Map.groupBy(cases, kindOf).values()]
  return kinds.flatMap((alike, place) => alike.slice(place % alike.length).slice(0, 1))
}
