import { Button } from '@assay/ui/button'
import { Kbd } from '@assay/ui/kbd'
import { Panel } from '@assay/ui/panel'
import { formatPoints, ScoreBar } from '@assay/ui/score-bar'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useListedShortcuts } from '../../../platform/commands.ts'
import type { Match, Search } from '../searches/index.ts'
import { useStar } from '../searches/index.ts'
import { useMatchActions } from './match-actions.ts'
import { MatchExplanation } from './match-explanation.tsx'
import styles from './match-profile.module.css'
import { MustHaveTicks } from './match-row.tsx'
import { viewOfMatch } from './match-view.ts'
import { gatherParts, scaleOf } from './score-parts.ts'
import { useOpenLooks } from './use-looks.ts'
import { WhatWouldChange } from './what-would-change.tsx'

export interface MatchProfileProps {
  search: Search
  match: Match
  /** The label of the link back to the list. */
  back: ReactNode
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Reports that the match is wrong, for users who may. */
  report?: ReactNode
  /** The candidate's profile with the explanation of their rank. */
  children: ReactNode
}

const shortcuts = {
  title: 'This candidate',
  shortcuts: [
    { keys: ['j'], does: 'Next candidate' },
    { keys: ['k'], does: 'Previous candidate' },
    { keys: ['s'], does: 'Star' },
    { keys: ['l'], does: 'Shortlist' },
    { keys: ['r'], does: 'Request contact' },
  ],
}

export function MatchProfile({ search, match, back, onPrevious, onNext, report, children }: MatchProfileProps) {
  const view = viewOfMatch(match)
  const star = useStar()
  const toggleStar = () =>
    star.mutate({
      candidateId: match.candidate.id,
      starred: !match.starred,
      requirementId: search.requirement?.id ?? null,
    })
  const actions = useMatchActions()
  useOpenLooks(search.id, [match.candidate.id])
  useListedShortcuts(shortcuts)
  useShortcuts({
    j: () => onNext?.(),
    k: () => onPrevious?.(),
    s: toggleStar,
    l: () => actions?.onShortlist(match, { asks: false }),
    r: () => actions?.onContact?.(match),
  })
  return (
    <div className={styles.page}>
      <div className={styles.trail}>
        {back}
        <div className={styles.steps}>
          <Button size="small" disabled={onPrevious === undefined} onClick={onPrevious} trailing={<Kbd>k</Kbd>}>
            Previous
          </Button>
          <Button size="small" disabled={onNext === undefined} onClick={onNext} trailing={<Kbd>j</Kbd>}>
            Next
          </Button>
        </div>
        <div className={styles.steps}>
          {actions !== null && (
            <Button
              size="small"
              variant={match.pipelineStage === null ? 'primary' : 'secondary'}
              trailing={<Kbd>l</Kbd>}
              onClick={() => actions.onShortlist(match, { asks: true })}
            >
              Shortlist
            </Button>
          )}
          {actions?.onContact !== undefined && (
            <Button size="small" trailing={<Kbd>r</Kbd>} onClick={() => actions.onContact?.(match)}>
              Request contact…
            </Button>
          )}
          <Button
            size="small"
            aria-pressed={match.starred}
            icon={<Star size={14} fill={match.starred ? 'currentColor' : 'none'} aria-hidden="true" />}
            onClick={toggleStar}
          >
            {match.starred ? 'Starred' : 'Star'}
          </Button>
        </div>
      </div>
      <div className={styles.profile}>{children}</div>
      <div className={styles.why}>
        <Panel title={`Why ${view.name} ranks #${match.rank}`} note={`of ${search.matchedCount.toLocaleString('en')}`}>
          <div className={styles.whyBody}>
            <p className={styles.place}>
              {view.mustHaves.length > 0 && (
                <>
                  <span className={styles.score}>
                    {view.mustHavesMet} of {view.mustHaves.length}
                  </span>
                  <span className={styles.ordinal}>must-haves</span>
                </>
              )}
              <span className={view.mustHaves.length > 0 ? styles.points : styles.score}>
                {formatPoints(match.score)}
              </span>
              <span className={styles.ordinal}>points</span>
            </p>
            <ScoreBar
              parts={gatherParts(match.contributions)}
              scale={scaleOf([match])}
              label={`Score ${formatPoints(match.score)}`}
            />
            <MustHaveTicks
              ticks={match.mustHaves}
              mustHave={search.criteria.mustHave}
              skills={search.legend.skills}
              contributions={match.contributions}
            />
          </div>
        </Panel>
        <MatchExplanation match={view} people={search.matchedCount} />
        {report}
        <WhatWouldChange searchId={search.id} candidateId={match.candidate.id} />
      </div>
    </div>
  )
}
