import { createContext, useContext } from 'react'
import type { Match } from './searches.queries.ts'

/** What other domains let people do with a match; the route puts it here. */
export interface MatchActions {
  readonly onShortlist: (match: Match) => void
}

export const MatchActionsContext = createContext<MatchActions | null>(null)

export const useMatchActions = (): MatchActions | null => useContext(MatchActionsContext)
