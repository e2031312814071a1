import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { formatPoints } from '@assay/ui/score-bar'
import { EmptyState } from '@assay/ui/states'
import { toasts } from '@assay/ui/toast-store.ts'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import { usePaused } from '../../../platform/use-paused.ts'
import { addNiceToHave, dropCondition, hasNoCriteria, type LegendSkills, SkillPicker } from '../criteria/index.ts'
import { MatchExplanation, PipelineMark, viewOfMatch } from '../matches/index.ts'
import { Waterfall } from '../results/index.ts'
import {
  type Match,
  matchesQuery,
  nameOfSearch,
  type PreviewedMatch,
  previewQuery,
  type Search,
  useRunSearch,
} from '../searches/index.ts'
import { WeightMatrix } from './weight-matrix.tsx'
import styles from './workbench.module.css'

const COMPARED = 50
const PAUSE_MS = 150

interface WorkbenchProps {
  /** The forked search, whose ranking the arrows compare with. */
  parent: Search
  onSaved: (id: string) => void
  back: ReactNode
}

/** Adjust skill weights and watch the ranking change. Saving creates a new search and keeps the old one. */
export function Workbench({ parent, onSaved, back }: WorkbenchProps) {
  const [criteria, setCriteria] = useState(parent.criteria)
  const [learned, setLearned] = useState<LegendSkills>({})
  const [chosen, setChosen] = useState<string | null>(null)
  const settled = usePaused(criteria, PAUSE_MS)
  const preview = useQuery({ ...previewQuery(settled, parent.id), enabled: !hasNoCriteria(settled) })
  const before = useQuery(matchesQuery(parent.id, {}, { number: 1, size: COMPARED }))
  const save = useRunSearch(onSaved)
  const skills = { ...parent.legend.skills, ...preview.data?.legend.skills, ...learned }
  const isChanged = criteria !== parent.criteria
  const shown = preview.data?.matches.find(({ candidate }) => candidate.id === chosen) ?? preview.data?.matches[0]
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>Adjust weights</h1>
        <p>based on {nameOfSearch(parent)}</p>
        <div className={styles.actions}>
          {back}
          <Button disabled={!isChanged} onClick={() => setCriteria(parent.criteria)}>
            Reset
          </Button>
          <Button
            variant="primary"
            busy={save.isPending}
            onClick={() => {
              if (!isChanged) return toasts.show('Nothing has changed yet', { detail: 'Adjust a weight first.' })
              if (hasNoCriteria(criteria)) return toasts.show('No criteria', { detail: 'Add a skill first.' })
              save.mutate({
                door: parent.door,
                text: parent.text ?? undefined,
                criteria,
                parentId: parent.id,
              })
            }}
          >
            Save as new search
          </Button>
        </div>
      </div>
      <Panel title="Skills" flush>
        <WeightMatrix criteria={criteria} skills={skills} onChange={setCriteria} />
        <div className={styles.add}>
          <SkillPicker
            label="Add skill"
            labelHidden
            placeholder="Add skill"
            taken={[
              ...criteria.mustHave.flatMap(({ anyOf }) => anyOf),
              ...criteria.niceToHave.map(({ skillId }) => skillId),
            ]}
            onPick={(skill) => {
              setLearned((known) => ({ ...known, [skill.id]: skill }))
              setCriteria(addNiceToHave(criteria, skill.id))
            }}
          />
        </div>
      </Panel>
      <Panel title="Preview" note={preview.data && formatCount(preview.data.matchedCount, 'candidate')} flush>
        {hasNoCriteria(criteria) ? (
          <EmptyState title="No criteria">Add a skill to see candidates.</EmptyState>
        ) : (
          <Region query={preview}>
            {({ matches }) => (
              <MovedRanking
                matches={matches}
                before={before.data?.matches ?? []}
                chosen={shown?.candidate.id ?? null}
                onChoose={setChosen}
              />
            )}
          </Region>
        )}
      </Panel>
      <div className={styles.side}>
        {shown !== undefined && !hasNoCriteria(criteria) && (
          <Panel title={`Why ${shown.candidate.maskedName} ranks #${shown.rank}`}>
            <MatchExplanation match={viewOfMatch(shown)} people={preview.data?.matchedCount} start="bars" />
          </Panel>
        )}
        {preview.data !== undefined && preview.data.waterfall.length > 0 && (
          <Panel title="Matching candidates">
            <Waterfall
              poolSize={preview.data.poolSize}
              steps={preview.data.waterfall}
              mode={criteria.mustHaveMode}
              onDrop={(target) => setCriteria(dropCondition(criteria, target))}
            />
          </Panel>
        )}
      </div>
    </div>
  )
}

interface MovedRankingProps {
  matches: readonly PreviewedMatch[]
  before: readonly Match[]
  chosen: string | null
  onChoose: (candidateId: string) => void
}

function MovedRanking({ matches, before, chosen, onChoose }: MovedRankingProps) {
  if (matches.length === 0) return <EmptyState title="No matches">Relax a must-have to get more candidates.</EmptyState>
  const ranksBefore = new Map(before.map(({ candidate, rank }) => [candidate.id, rank]))
  return (
    <ol className={styles.ranking}>
      {matches.map(({ candidate, rank, score, pipelineStage }) => (
        <li key={candidate.id}>
          <button
            type="button"
            className={styles.place}
            aria-pressed={candidate.id === chosen}
            onClick={() => onChoose(candidate.id)}
          >
            <span className={styles.rank}>{rank}</span>
            <Move rank={rank} before={ranksBefore.get(candidate.id)} />
            <span className={styles.who}>
              <span>
                {candidate.maskedName} <PipelineMark stage={pipelineStage} />
              </span>
              <span className={styles.headline}>{candidate.headline}</span>
            </span>
            <span className={styles.score}>{formatPoints(score)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function Move({ rank, before }: { rank: number; before: number | undefined }) {
  if (before === undefined)
    return (
      <span className={styles.move} data-way="up">
        new
      </span>
    )
  if (before === rank) return <span className={styles.move}>same</span>
  const way = rank < before ? 'up' : 'down'
  return (
    <span className={styles.move} data-way={way}>
      <span aria-hidden="true">{way === 'up' ? '▲' : '▼'}</span> {Math.abs(before - rank)}
      <VisuallyHidden>{way}</VisuallyHidden>
    </span>
  )
}
