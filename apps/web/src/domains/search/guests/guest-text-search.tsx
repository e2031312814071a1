import { MAX_GUEST_TEXT } from '@assay/contracts/search-texts'
import { LoadingState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RequestFailed } from '../../../platform/region.tsx'
import { samplesQuery } from '../criteria/index.ts'
import { SearchWorkspace, textDoors } from '../start/index.ts'
import { GuestResults, GuestSearchFailed } from './guest-results.tsx'
import { guestSearchQuery, useRunGuestSearch } from './guest-searches.queries.ts'

interface GuestTextSearchProps {
  door: 'jobDesc' | 'summary'
  searchId: string | undefined
  onSearch: (id: string) => void
  register: ReactNode
}

/** Text search for guests: the same parser, limited to the top five. */
export function GuestTextSearch({ door, searchId, onSearch, register }: GuestTextSearchProps) {
  const opened = useQuery({ ...guestSearchQuery(searchId ?? ''), enabled: searchId !== undefined })
  const samples = useQuery(samplesQuery())
  const run = useRunGuestSearch((search) => onSearch(search.id))
  const search = searchId === undefined ? null : (opened.data ?? null)
  return (
    <SearchWorkspace
      key={door}
      textDoor={textDoors[door]}
      limit={door === 'jobDesc' ? MAX_GUEST_TEXT : textDoors[door].limit}
      search={search === null ? null : { ...search, waterfall: [] }}
      waiting={waitingFor()}
      samples={
        door === 'jobDesc' && !samples.isError ? samples.data?.filter(({ body }) => body.length <= MAX_GUEST_TEXT) : []
      }
      onRun={({ text, criteria }) => run.mutate({ door, text, criteria })}
      running={run.isPending}
      results={() => search !== null && <GuestResults key={search.id} search={search} register={register} />}
    />
  )

  function waitingFor(): ReactNode {
    if (run.error !== null) return <GuestSearchFailed error={run.error} register={register} />
    if (searchId === undefined) return undefined
    if (opened.error !== null) return <RequestFailed error={opened.error} onRetry={() => void opened.refetch()} />
    return opened.isPending ? <LoadingState /> : undefined
  }
}
