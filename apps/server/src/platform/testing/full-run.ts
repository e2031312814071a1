// Sizes of the tests: reduced for `npm test`, complete for `npm run test:full`.
import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** True for `npm run test:full`: more runs per property, and complete matrices. */
    isFull: boolean
  }
}

const isFull = inject('isFull')

/** For properties whose every run is a sequence of requests: fewer runs than for pure ones. */
export const SEQUENCE_RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 20)

/** Every case in the full run; otherwise one of each kind, at varying positions. */
export function oneOfEach<Case>(cases: readonly Case[], kindOf: (each: Case) => string): readonly Case[] {
  if (isFull) return cases
  const kinds = [...Map.groupBy(cases, kindOf).values()]
  return kinds.flatMap((alike, place) => alike.slice(place % alike.length).slice(0, 1))
}
