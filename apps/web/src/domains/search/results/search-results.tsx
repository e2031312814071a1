import { Button } from '@assay/ui/button'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Pagination } from '@assay/ui/pagination'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { Skeleton } from '@assay/ui/skeleton'
import { FilteredEmpty } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo, formatCount } from '../../../platform/format.ts'
import { SelectAll } from '../../../platform/list-views/select-all.tsx'
import { Region } from '../../../platform/region.tsx'
import type { MatchView } from '../matches/index.ts'
import { MatchList, scaleOf } from '../matches/index.ts'
import styles from '../matches/match-list.module.css'
import {
  type FacetFilters,
  loadMatches,
  MAX_SELECTED,
  type Match,
  type MatchesPage,
  matchesQuery,
  nameOfSearch,
  type Search,
  useStar,
} from '../searches/index.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { FacetBar } from './facet-bar.tsx'
import { type MatchSort, sortOptions } from './match-sorts.ts'
import { SelectionBar } from './selection-bar.tsx'
import { ZeroMatches } from './zero-matches.tsx'

export interface ResultsView {
  readonly filters: FacetFilters
  readonly page: number
  readonly size: PageSize
  readonly sort: MatchSort
}

export interface SearchResultsProps {
  search: Search
  view: ResultsView
  onView: (view: ResultsView) => void
  onOpen: (match: Match) => void
  nameLink: (match: Match, view: MatchView) => ReactNode
  /** Searches today's candidate database; absent if the user may not. */
  onRunAgain: (() => void) | undefined
  running: boolean
  /** Searches again by changed criteria. */
  onCriteria?: ((criteria: Search['criteria']) => void) | undefined
  actions?: ReactNode
}

export function SearchResults(props: SearchResultsProps) {
  const { search, view, onView, onRunAgain, running, actions } = props
  const query = useQuery(matchesQuery(search.id, view.filters, { number: view.page, size: view.size, sort: view.sort }))
  const [selected, setSelected] = useState<readonly Match[]>([])
  const [comparing, setComparing] = useState(false)
  const select = (id: string) => setSelected((before) => toggleSelected(before, id, query.data?.matches ?? []))
  const isFiltered = Object.keys(view.filters).some((name) => name !== 'careers')
  const listed = query.data?.total ?? 0
  return (
    <Panel
      flush
      title={formatCount(search.matchedCount, 'candidate')}
      note={noteOf(search)}
      noteBelow
      actions={
        <>
          {actions}
          {search.matchedCount > 0 && (
            <Select
              label="Sort by"
              labelHidden
              controlSize="small"
              value={view.sort}
              options={sortOptions}
              onChange={(event) => onView({ ...view, sort: event.target.value as MatchSort, page: 1 })}
            />
          )}
        </>
      }
    >
      {search.poolChange !== null && (
        <div className={styles.banner} role="status">
          Candidates have changed since this search: {search.poolChange.added} new, {search.poolChange.gone} removed.
          {onRunAgain !== undefined && (
            <Button size="small" busy={running} onClick={onRunAgain}>
              Run again
            </Button>
          )}
        </div>
      )}
      {remarksOn(search).map((remark) => (
        <p key={remark} className={styles.banner} role="status">
          {remark}
        </p>
      ))}
      {search.matchedCount === 0 ? (
        <ZeroMatches search={search} absent={absentOf(search)} onCriteria={props.onCriteria} running={running} />
      ) : (
        <>
          <div className={styles.notes}>
            <FacetBar
              facets={search.facets}
              filters={view.filters}
              hasRepeats={query.data?.matches.some(({ sameCareer }) => sameCareer !== null) ?? false}
              onFilters={(filters) => onView({ ...view, filters, page: 1 })}
            />
          </div>
          {selected.length > 0 && (
            <SelectionBar
              selected={selected}
              selectAll={
                <SelectAll
                  selected={selected.length}
                  // Only the first matches of a search are kept; with filters, the total is of those.
                  total={isFiltered ? listed : search.matchedCount}
                  most={Math.min(MAX_SELECTED, listed)}
                  onAll={async () => setSelected(await loadMatches(search.id, view.filters, view.sort))}
                />
              }
              name={nameOfSearch(search)}
              onCompare={() => setComparing(true)}
              onClear={() => setSelected([])}
            />
          )}
          <Region query={query} skeleton={<RowsSkeleton />}>
            {(page) => <Matches {...props} page={page} isFiltered={isFiltered} selected={selected} onSelect={select} />}
          </Region>
        </>
      )}
      <CompareDialog matches={selected} open={comparing} onOpenChange={setComparing} />
    </Panel>
  )
}

/** Which must-haves no candidate has. */
const absentOf = ({ lint }: Search): string | null => lint.find(({ code }) => code === 'absent-skill')?.message ?? null

/** What limits the answer; without matches, their place says which must-haves no candidate has. */
const remarksOn = ({ lint, matchedCount }: Search): readonly string[] =>
  lint
    .filter(({ code }) => code === 'foreign-language' || (code === 'absent-skill' && matchedCount > 0))
    .map(({ message }) => message)

/** The number of candidates who meet the criteria, and the age of the answer. */
function noteOf({ criteria, criteriaCounts: counts, poolSize, createdAt }: Search): string {
  const parts =
    counts === null
      ? [`of ${poolSize.toLocaleString('en')}`]
      : [
          // The first heading of the list names them.
          formatCount(counts.all, 'has all criteria', 'have all criteria'),
          counts.allButPreferences > 0
            ? formatCount(counts.allButPreferences, 'misses only preferences', 'miss only preferences')
            : formatCount(counts.allButOne, 'misses one', 'miss one'),
          ...(counts.fewer > 0 ? [formatCount(counts.fewer, 'misses more', 'miss more')] : []),
        ]
  if (criteria.mustHaveMode === 'require') parts.push('all must-haves required')
  return [...parts, formatAgo(createdAt)].join(' · ')
}

interface MatchesProps extends SearchResultsProps {
  page: MatchesPage
  isFiltered: boolean
  selected: readonly Match[]
  onSelect: (candidateId: string) => void
}

function Matches({ search, view, onView, onOpen, nameLink, page, isFiltered, selected, onSelect }: MatchesProps) {
  const star = useStar()
  if (page.matches.length === 0) return <FilteredEmpty onClear={() => onView({ ...view, filters: {}, page: 1 })} />
  const from = (view.page - 1) * view.size + 1
  const to = from + page.matches.length - 1
  const move = (by: number) => () => onView({ ...view, page: view.page + by })
  return (
    <>
      {page.live && (
        <p className={styles.banner} role="status">
          Filters apply to current candidates, ranked with this search’s criteria and model.
        </p>
      )}
      <MatchList
        matches={page.matches}
        mustHave={search.criteria.mustHave}
        skills={search.legend.skills}
        selected={selected.map(({ candidate }) => candidate.id)}
        onSelect={onSelect}
        counts={isFiltered || view.sort !== 'rank' ? null : search.criteriaCounts}
        scale={scaleOf(page.matches)}
        onStar={(match, starred) =>
          star.mutate({ candidateId: match.candidate.id, starred, requirementId: search.requirement?.id ?? null })
        }
        onOpen={onOpen}
        nameLink={nameLink}
        frozenIn={isFiltered ? null : search.id}
        people={isFiltered ? page.total : search.matchedCount}
      />
      <div className={styles.foot}>
        <Pagination
          from={from}
          to={to}
          total={page.total}
          size={view.size}
          onSize={(size) => onView({ ...view, size, page: 1 })}
          onPrevious={view.page > 1 ? move(-1) : undefined}
          onNext={to < page.total ? move(1) : undefined}
        />
        {!isFiltered && search.matchedCount > search.frozenCount && to >= page.total && (
          <p className={styles.chosenFor}>
            Only the top {search.frozenCount} are stored with explanations. Use filters to see others.
          </p>
        )}
      </div>
    </>
  )
}

function toggleSelected(selected: readonly Match[], id: string, shown: readonly Match[]): readonly Match[] {
  if (selected.some(({ candidate }) => candidate.id === id))
    return selected.filter(({ candidate }) => candidate.id !== id)
  const match = shown.find(({ candidate }) => candidate.id === id)
  return match === undefined ? selected : [...selected, match]
}

function RowsSkeleton() {
  return (
    <div className={styles.notes}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="4.25rem" />
      ))}
    </div>
  )
}
