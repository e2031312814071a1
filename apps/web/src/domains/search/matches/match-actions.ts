import { createContext, useContext } from 'react'
import type { Match } from '../searches/index.ts'

/** Actions on a match from other domains, supplied by the route. */
export interface MatchActions {
  /** Asks which job to use, or reuses the last one. */
  readonly onShortlist: (match: Match, how: { asks: boolean }) => void
  /** Asks which job to use; `onDone` is called once they are on its shortlist. */
  readonly onShortlistMany: (matches: readonly Match[], onDone: () => void) => void
  /** Absent for people who keep no talent pools. */
  readonly onPoolMany?: ((matches: readonly Match[], onDone: () => void) => void) | undefined
  /** Absent without the permission to request contact. */
  readonly onContact?: ((match: Match) => void) | undefined
}

export const MatchActionsContext = createContext<MatchActions | null>(null)

export const useMatchActions = (): MatchActions | null => useContext(MatchActionsContext)
