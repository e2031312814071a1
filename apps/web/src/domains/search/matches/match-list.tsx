import type { CriteriaCounts } from '@assay/contracts/candidate-searches'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { IconButton } from '@assay/ui/icon-button'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { ChevronDown, ChevronRight, ListPlus, MailQuestionMark, Star } from 'lucide-react'
import { Fragment, type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useListedShortcuts } from '../../../platform/commands.ts'
import type { LegendSkills } from '../criteria/index.ts'
import type { Match } from '../searches/index.ts'
import { headingOf } from './group-headings.ts'
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
  /** Ids of the selected candidates. */
  selected: readonly string[]
  onSelect: (candidateId: string) => void
  onStar: (match: Match, starred: boolean) => void
  onOpen: (match: Match) => void
  nameLink: (match: Match, view: MatchView) => ReactNode
  /** The search whose frozen list this is; null for any other list. */
  frozenIn: string | null
  /** The number of matches on all pages. */
  people: number
  /** How many matches meet all criteria, all but one, or fewer; null leaves out the headings. */
  counts: CriteriaCounts | null
  /** The points that fill a whole bar. */
  scale: number
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
    { keys: ['x'], does: 'Select' },
  ],
}

/** One page of matches, best first, with keyboard navigation. */
export function MatchList(props: MatchListProps) {
  const { matches, mustHave, skills, selected, onSelect, onStar, onOpen, nameLink, frozenIn, people, counts, scale } =
    props
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
    x: withCurrent((match) => onSelect(match.candidate.id)),
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
    <div className={styles.matches}>
      <div className={styles.heads} aria-hidden="true">
        <span className={styles.headFacts}>
          <span>Must-haves</span>
          <span>Pay</span>
          <span>Notice</span>
          <span>Overlap</span>
          <span>Verified</span>
        </span>
        <span>Score</span>
        <span className={styles.headActions} />
      </div>
      <ol ref={list} className={styles.list} aria-busy={shown !== matches}>
        {shown.map((match, place) => {
          const view = viewOfMatch(match)
          const isOpen = opened.includes(match.candidate.id)
          const group = headingOf(match, shown[place - 1], counts)
          return (
            <Fragment key={match.candidate.id}>
              {group !== null && (
                <li className={styles.group}>
                  <h3>{group.title}</h3>
                  <span>{group.count.toLocaleString('en')}</span>
                </li>
              )}
              <MatchRow
                match={view}
                mustHave={mustHave}
                skills={skills}
                scale={scale}
                pick={
                  <input
                    type="checkbox"
                    className={rowStyles.box}
                    aria-label={`Select ${view.name}`}
                    checked={selected.includes(match.candidate.id)}
                    onChange={() => onSelect(match.candidate.id)}
                  />
                }
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
            </Fragment>
          )
        })}
      </ol>
    </div>
  )
}

function countTies(matches: readonly Match[]): Map<number, number> {
  const tied = new Map<number, number>()
  for (const { tieGroup } of matches) tied.set(tieGroup, (tied.get(tieGroup) ?? 0) + 1)
  return tied
}
