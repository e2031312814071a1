import { Button } from '@assay/ui/button'
import type { ReactNode } from 'react'
import { OnePersonNotice } from '../criteria/index.ts'
import type { MatchView } from '../matches/index.ts'
import type { Match, Search } from '../searches/index.ts'
import { nameOfSearch, useRunSearch } from '../searches/index.ts'
import { CriteriaSummary } from './criteria-summary.tsx'
import styles from './search-page.module.css'
import { type ResultsView, SearchResults } from './search-results.tsx'

export interface SearchPageProps {
  search: Search
  view: ResultsView
  onView: (view: ResultsView) => void
  onSearch: (id: string) => void
  onOpen: (match: Match) => void
  nameLink: (match: Match, view: MatchView) => ReactNode
  /** What can be done with the search as a whole. */
  actions: ReactNode
  /** Opens the criteria for editing. */
  edit: ReactNode
}

/** A search, new or saved: its criteria and its matches. */
export function SearchPage(props: SearchPageProps) {
  const { search, view, onView, onSearch, onOpen, nameLink, actions, edit } = props
  const run = useRunSearch(onSearch)
  const runCriteria = (criteria: Search['criteria']) =>
    run.mutate({ door: search.door, text: search.text ?? undefined, criteria, parentId: search.id })
  const otherMode = search.criteria.mustHaveMode === 'require' ? 'prefer' : 'require'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{nameOfSearch(search)}</h1>
        <div className={styles.actions}>{actions}</div>
      </header>
      <CriteriaSummary
        search={search}
        actions={
          <>
            {search.criteria.mustHave.length > 0 && (
              <Button
                size="small"
                variant="quiet"
                busy={run.isPending}
                onClick={() => runCriteria({ ...search.criteria, mustHaveMode: otherMode })}
              >
                {otherMode === 'prefer' ? 'Include partial matches' : 'Only full matches'}
              </Button>
            )}
            {edit}
          </>
        }
      />
      <OnePersonNotice criteria={search.criteria} onChange={runCriteria} busy={run.isPending} />
      <SearchResults
        search={search}
        view={view}
        onView={onView}
        onOpen={onOpen}
        nameLink={nameLink}
        running={run.isPending}
        onRunAgain={() => runCriteria(search.criteria)}
        onCriteria={runCriteria}
      />
    </div>
  )
}
