// One match: its row, its explanation, and what was seen of it.

export { GroupHeading } from './group-heading.tsx'
export { type MatchActions, MatchActionsContext, useMatchActions } from './match-actions.ts'
export { MatchExplanation } from './match-explanation.tsx'
export { MatchList } from './match-list.tsx'
export { MatchProfile } from './match-profile.tsx'
export { MatchRow } from './match-row.tsx'
export { type MatchView, viewOfGuestMatch, viewOfMatch } from './match-view.ts'
export { PipelineMark } from './pipeline-mark.tsx'
export { PreviewedMatches } from './previewed-matches.tsx'
export { scaleOf } from './score-parts.ts'
