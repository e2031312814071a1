import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { IconButton } from '@assay/ui/icon-button'
import { ChevronDown, ChevronRight, ListPlus, MailQuestionMark, Star } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { LegendSkills } from '../criteria/index.ts'
import type { Match } from '../searches/index.ts'
import { useMatchActions } from './match-actions.ts'
import { MatchExplanation } from './match-explanation.tsx'
import rowStyles from './match-row.module.css'
import { MatchRow } from './match-row.tsx'
import { type MatchView, viewOfMatch } from './match-view.ts'
import { PipelineMark } from './pipeline-mark.tsx'

/** The same object in every render of the list. */
export interface MatchItemActs {
  onPoint: (place: number) => void
  onSelect: (candidateId: string) => void
  onStar: (match: Match, starred: boolean) => void
  onToggle: (candidateId: string) => void
}

interface MatchItemProps {
  match: Match
  mustHave: SearchCriteria['mustHave']
  skills: LegendSkills
  scale: number
  people: number
  place: number
  isCurrent: boolean
  isSelected: boolean
  isOpen: boolean
  /** The number of candidates in this match's tie group. */
  ties: number
  nameLink: (match: Match, view: MatchView) => ReactNode
  acts: MatchItemActs
}

/** A row and what can be done with it. Only rows that changed render again: a key or a press changes one or two. */
export const MatchItem = memo(function MatchItem(props: MatchItemProps) {
  const { match, people, place, isCurrent, isSelected, isOpen, ties, nameLink, acts, ...asked } = props
  const actions = useMatchActions()
  const view = viewOfMatch(match)
  return (
    <MatchRow
      {...asked}
      match={view}
      pick={
        <label className={rowStyles.pickBox}>
          <input
            type="checkbox"
            className={rowStyles.box}
            aria-label={`Select ${view.name}`}
            checked={isSelected}
            onChange={() => acts.onSelect(match.candidate.id)}
          />
        </label>
      }
      current={isCurrent}
      tied={ties}
      onPoint={() => acts.onPoint(place)}
      name={
        <>
          {nameLink(match, view)} <PipelineMark stage={match.pipelineStage} />
        </>
      }
      detail={isOpen ? <MatchExplanation match={view} people={people} /> : undefined}
      actions={
        <>
          <IconButton
            size="small"
            label={match.starred ? `Unstar ${view.name}` : `Star ${view.name}`}
            pressed={match.starred}
            className={rowStyles.star}
            icon={<Star size={15} aria-hidden="true" />}
            onClick={() => acts.onStar(match, !match.starred)}
          />
          {actions !== null && (
            <IconButton
              size="small"
              label={`Shortlist ${view.name}`}
              icon={<ListPlus size={16} aria-hidden="true" />}
              onClick={() => actions.onShortlist(match, { asks: true })}
            />
          )}
          {actions?.onContact !== undefined && (
            <IconButton
              size="small"
              label={`Request contact: ${view.name}`}
              icon={<MailQuestionMark size={15} aria-hidden="true" />}
              onClick={() => actions.onContact?.(match)}
            />
          )}
          <IconButton
            size="small"
            label={`Why ${view.name} ranks #${match.rank}`}
            aria-expanded={isOpen}
            icon={isOpen ? <ChevronDown size={16} aria-hidden="true" /> : <ChevronRight size={16} aria-hidden="true" />}
            onClick={() => acts.onToggle(match.candidate.id)}
          />
        </>
      }
    />
  )
})
