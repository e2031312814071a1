import type { Among } from '@assay/contracts/search-criteria'
import { LoadingState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RequestFailed } from '../../../platform/region.tsx'
import { samplesQuery } from '../criteria/index.ts'
import type { MatchView } from '../matches/index.ts'
import type { ResultsView } from '../results/index.ts'
import { SearchResults } from '../results/index.ts'
import { type Match, type Search, searchQuery, useRunSearch } from '../searches/index.ts'
import { SearchWorkspace, textDoors } from './search-workspace.tsx'

export interface TextSearchProps {
  door: 'jobDesc' | 'summary'
  /** The search in the URL. */
  searchId: string | undefined
  /** The candidates to which a new search is limited; all if absent. */
  among?: Among | undefined
  view: ResultsView
  onView: (view: ResultsView) => void
  onSearch: (id: string) => void
  onOpen: (searchId: string, match: Match) => void
  nameLink: (searchId: string, match: Match, view: MatchView) => ReactNode
  actions: (search: Search) => ReactNode
}

export function TextSearch(props: TextSearchProps) {
  const { door, searchId, among, view, onView, onSearch, onOpen, nameLink, actions } = props
  const opened = useQuery({ ...searchQuery(searchId ?? ''), enabled: searchId !== undefined })
  const samples = useQuery(samplesQuery())
  const run = useRunSearch(onSearch)
  const search = searchId === undefined ? null : (opened.data ?? null)
  const runCriteria = ({ id, text }: Search, criteria: Search['criteria']) =>
    run.mutate({ door, text: text ?? undefined, criteria, parentId: id })
  return (
    <SearchWorkspace
      key={door}
      textDoor={textDoors[door]}
      search={search}
      waiting={waitingFor(searchId, opened)}
      samples={door === 'jobDesc' && !samples.isError ? samples.data : []}
      onRun={run.mutate}
      running={run.isPending}
      previews
      among={among}
      results={() =>
        search !== null && (
          <SearchResults
            search={search}
            view={view}
            onView={onView}
            onOpen={(match) => onOpen(search.id, match)}
            nameLink={(match, shown) => nameLink(search.id, match, shown)}
            running={run.isPending}
            onRunAgain={() => runCriteria(search, search.criteria)}
            onCriteria={(criteria) => runCriteria(search, criteria)}
            actions={actions(search)}
          />
        )
      }
    />
  )
}

function waitingFor(
  searchId: string | undefined,
  opened: { isPending: boolean; error: Error | null; refetch: () => unknown },
): ReactNode {
  if (searchId === undefined) return undefined
  if (opened.error !== null) return <RequestFailed error={opened.error} onRetry={() => void opened.refetch()} />
  return opened.isPending ? <LoadingState /> : undefined
}
