import { createContext, useContext } from 'react'
import type { Match } from './searches.queries.ts'

/** What other domains let people do with a match; the route puts it here. */
export interface MatchActions {
  /** Asks for which requirement, or takes the one of last time without asking. */
  readonly onShortlist: (match: Match, how: { asks: boolean }) => void
  /** Absent: this person may not ask anybody. */
  readonly onContact?: ((match: Match) => void) | undefined
}

export const MatchActionsContext = createContext<MatchActions | null>(null)

export const useMatchActions = (): MatchActions | null => useContext(MatchActionsContext)
