import type { CriteriaCounts } from '@assay/contracts/candidate-searches'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { Fragment, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useListedShortcuts } from '../../../platform/commands.ts'
import type { LegendSkills } from '../criteria/index.ts'
import type { Match } from '../searches/index.ts'
import { GroupHeading } from './group-heading.tsx'
import { useMatchActions } from './match-actions.ts'
import { MatchHeads } from './match-heads.tsx'
import { MatchItem, type MatchItemActs } from './match-item.tsx'
import styles from './match-list.module.css'
import { hasOverlaps, type MatchView } from './match-view.ts'
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
/** A row that is not drawn yet, about as high as the others. */
const ROW_REMS = 4.25

const shortcuts = {
  title: 'Candidates',
  shortcuts: [
    { keys: ['j'], does: 'Next candidate' },
    { keys: ['k'], does: 'Previous candidate' },
    { keys: ['Space'], does: 'Peek at the explanation' },
    { keys: ['e'], does: 'Toggle explanation' },
    { keys: ['Enter'], does: 'Open profile' },
    { keys: ['o'], does: 'Open profile' },
    { keys: ['s'], does: 'Star' },
    { keys: ['l'], does: 'Shortlist' },
    { keys: ['r'], does: 'Request contact' },
    { keys: ['x'], does: 'Select' },
  ],
}

/** One page of matches, best first, with keyboard navigation. */
export function MatchList(props: MatchListProps) {
  const { matches, mustHave, skills, selected, onSelect, onStar, onOpen, nameLink, frozenIn } = props
  const { people, counts, scale } = props
  const [current, setCurrent] = useState(-1)
  const [opened, setOpened] = useState<readonly string[]>([])
  const latest = useRef({ onSelect, onStar })
  latest.current = { onSelect, onStar }
  const acts = useMemo<MatchItemActs>(
    () => ({
      onPoint: setCurrent,
      onSelect: (id) => latest.current.onSelect(id),
      onStar: (match, starred) => latest.current.onStar(match, starred),
      onToggle: (id) =>
        setOpened((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    }),
    [],
  )
  /** The keys act on the first row until another is current. */
  const withCurrent = (act: (match: Match) => void) => () => {
    const place = Math.max(0, current)
    const match = matches[place]
    if (match === undefined) return
    setCurrent(place)
    act(match)
  }
  const actions = useMatchActions()
  useListedShortcuts(shortcuts)
  // Only the keyboard scrolls the page: a row that moves under a finger would be the wrong one to press.
  const step = (by: number) => {
    const next = Math.max(0, Math.min(matches.length - 1, current + by))
    const id = matches[next]?.candidate.id
    setCurrent(next)
    const row = id === undefined ? null : document.getElementById(`match-${id}`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector('a')?.focus({ preventScroll: true })
  }
  const peek = withCurrent((match) => acts.onToggle(match.candidate.id))
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    e: peek,
    // Before a row is current, the space bar scrolls the page.
    ...(current >= 0 && { ' ': peek }),
    o: withCurrent(onOpen),
    s: withCurrent((match) => onStar(match, !match.starred)),
    l: withCurrent((match) => actions?.onShortlist(match, { asks: false })),
    r: withCurrent((match) => actions?.onContact?.(match)),
    x: withCurrent((match) => onSelect(match.candidate.id)),
  })
  const tied = countTies(matches)
  const hasOverlap = hasOverlaps(matches)
  // The first screen renders immediately; the rest follows in slices that leave room for input events.
  const shown = useDeferredValue(matches, matches.slice(0, FIRST_ROWS))
  const list = useRef<HTMLOListElement>(null)
  useSeenRows(
    list,
    frozenIn,
    shown.map(({ candidate }) => candidate.id),
  )
  useOpenLooks(frozenIn, opened)
  return (
    <div className={styles.matches} data-overlap={hasOverlap}>
      <MatchHeads hasOverlap={hasOverlap} />
      <ol
        ref={list}
        className={styles.list}
        aria-busy={shown !== matches}
        // Keeps the place of the other rows, which would push down what is below the list.
        style={shown === matches ? undefined : { minHeight: `${matches.length * ROW_REMS}rem` }}
      >
        {shown.map((match, place) => (
          <Fragment key={match.candidate.id}>
            <GroupHeading match={match} above={shown[place - 1]} counts={counts} />
            <MatchItem
              match={match}
              mustHave={mustHave}
              skills={skills}
              scale={scale}
              people={people}
              place={place}
              isCurrent={place === current}
              isSelected={selected.includes(match.candidate.id)}
              isOpen={opened.includes(match.candidate.id)}
              ties={tied.get(match.tieGroup) ?? 1}
              nameLink={nameLink}
              acts={acts}
            />
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

function countTies(matches: readonly Match[]): Map<number, number> {
  const tied = new Map<number, number>()
  for (const { tieGroup } of matches) tied.set(tieGroup, (tied.get(tieGroup) ?? 0) + 1)
  return tied
}
