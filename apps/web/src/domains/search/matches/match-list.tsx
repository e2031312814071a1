import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { IconButton } from '@assay/ui/icon-button'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { ChevronDown, ChevronRight, ListPlus, MailQuestionMark, Scale, Star } from 'lucide-react'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useListedShortcuts } from '../../../platform/commands.ts'
import type { LegendSkills } from '../criteria/index.ts'
import type { Match } from '../searches/index.ts'
import { useMatchActions } from './match-actions.ts'
import { MatchExplanation } from './match-explanation.tsx'
import styles from './match-list.module.css'
import rowStyles from './match-row.module.css'
import { MatchRow } from './match-row.tsx'
import { type MatchView, viewOfMatch } from './match-view.ts'
import { PipelineMark } from './pipeline-mark.tsx'
import { useOpenLooks, useSeenRows } from './use-looks.ts'

export interface MatchListProps {
  matches: readonly Match[]
  mustHave: SearchCriteria['mustHave']
  skills: LegendSkills
  /** Candidates selected for comparison. */
  compared: readonly string[]
  onCompare: (candidateId: string) => void
  onStar: (match: Match, starred: boolean) => void
  onOpen: (match: Match) => void
  nameLink: (match: Match, view: MatchView) => ReactNode
  /** The search whose frozen list this is; null for any other list. */
  frozenIn: string | null
  /** The number of matches on all pages. */
  people: number
}

const FIRST_ROWS = 6

const shortcuts = {
  title: 'Candidates',
  shortcuts: [
    { keys: ['j'], does: 'Next candidate' },
    { keys: ['k'], does: 'Previous candidate' },
    { keys: ['e'], does: 'Toggle explanation' },
    { keys: ['o'], does: 'Open profile' },
    { keys: ['s'], does: 'Star' },
    { keys: ['l'], does: 'Shortlist' },
    { keys: ['r'], does: 'Request contact' },
    { keys: ['c'], does: 'Select to compare' },
  ],
}

/** One page of matches, best first, with keyboard navigation. */
export function MatchList(props: MatchListProps) {
  const { matches, mustHave, skills, compared, onCompare, onStar, onOpen, nameLink, frozenIn, people } = props
  const [current, setCurrent] = useState(-1)
  const [opened, setOpened] = useState<readonly string[]>([])
  const toggle = (id: string) =>
    setOpened((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  const withCurrent = (act: (match: Match) => void) => () => {
    const match = matches[current]
    if (match !== undefined) act(match)
  }
  const actions = useMatchActions()
  useListedShortcuts(shortcuts)
  // Only the keyboard scrolls the page: a row that moves under a finger would be the wrong one to press.
  const step = (by: number) => {
    const next = Math.max(0, Math.min(matches.length - 1, current + by))
    const id = matches[next]?.candidate.id
    setCurrent(next)
    if (id !== undefined) document.getElementById(`match-${id}`)?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    e: withCurrent((match) => toggle(match.candidate.id)),
    o: withCurrent(onOpen),
    s: withCurrent((match) => onStar(match, !match.starred)),
    l: withCurrent((match) => actions?.onShortlist(match, { asks: false })),
    r: withCurrent((match) => actions?.onContact?.(match)),
    c: withCurrent((match) => onCompare(match.candidate.id)),
  })
  const tied = countTies(matches)
  // The first screen renders at once; the rest follows in slices that leave room for input events.
  const shown = useDeferredValue(matches, matches.slice(0, FIRST_ROWS))
  const list = useRef<HTMLOListElement>(null)
  useSeenRows(
    list,
    frozenIn,
    shown.map(({ candidate }) => candidate.id),
  )
  useOpenLooks(frozenIn, opened)
  return (
    <ol ref={list} className={styles.list} aria-busy={shown !== matches}>
      {shown.map((match, place) => {
        const view = viewOfMatch(match)
        const isOpen = opened.includes(match.candidate.id)
        return (
          <MatchRow
            key={match.candidate.id}
            match={view}
            mustHave={mustHave}
            skills={skills}
            current={place === current}
            tied={tied.get(match.tieGroup) ?? 1}
            onPoint={() => setCurrent(place)}
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
                  onClick={() => onStar(match, !match.starred)}
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
                  label={`Compare ${view.name}`}
                  pressed={compared.includes(match.candidate.id)}
                  icon={<Scale size={15} aria-hidden="true" />}
                  onClick={() => onCompare(match.candidate.id)}
                />
                <IconButton
                  size="small"
                  label={`Why ${view.name} ranks #${match.rank}`}
                  aria-expanded={isOpen}
                  icon={
                    isOpen ? (
                      <ChevronDown size={16} aria-hidden="true" />
                    ) : (
                      <ChevronRight size={16} aria-hidden="true" />
                    )
                  }
                  onClick={() => toggle(match.candidate.id)}
                />
              </>
            }
          />
        )
      })}
    </ol>
  )
}

function countTies(matches: readonly Match[]): Map<number, number> {
  const tied = new Map<number, number>()
  for (const { tieGroup } of matches) tied.set(tieGroup, (tied.get(tieGroup) ?? 0) + 1)
  return tied
}
