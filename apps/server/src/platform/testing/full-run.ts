// Sizes of the tests: reduced for `npm test`, complete for `npm run test:full`.
import fc from 'fast-check'
import { describe, inject, test } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** True for `npm run test:full`: more runs per property, and complete matrices. */
    isFull: boolean
    /** True where the quick run came before, on the same database. */
    followsQuick: boolean
    /** How often a property of a pure function is tried. */
    propertyRuns: number
  }
}

export const isFull = inject('isFull')
export const followsQuick = inject('followsQuick')

/**
 * For tests in files that grow in the full run: these would only be repeated there, so it leaves them out. On
 * PostgreSQL 15 they run.
 */
export const quickTest = followsQuick ? leftOut<typeof test>() : test
export const quickDescribe = followsQuick ? leftOut<typeof describe>() : describe

function leftOut<Define>(): Define {
  const nothing = () => undefined
  return Object.assign(nothing, { each: () => nothing }) as Define
}

/** For properties whose every run is a sequence of requests: fewer runs than for pure ones. */
export const SEQUENCE_RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 20)

/**
 * One case of each kind, at varying positions. The full run adds those of `alsoInFull`: without it, all. In a state
 * machine these are the attempts of each person at a step where the step is allowed: the policy does not know the state,
 * and the machine does not know the person.
 */
export function oneOfEach<Case>(
  cases: readonly Case[],
  kindOf: (each: Case) => string,
  alsoInFull: (each: Case) => boolean = () => true,
): readonly Case[] {
  const kinds = [...Map.groupBy(cases, kindOf).values()]
  const chosen = new Set(kinds.flatMap((alike, place) => alike.slice(place % alike.length).slice(0, 1)))
  return cases.filter((each) => chosen.has(each) || (isFull && alsoInFull(each)))
}
