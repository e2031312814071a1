import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatTime } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import { nameOfSearch } from './search-items.tsx'
import { searchesQuery } from './searches.queries.ts'

interface SearchesOfProps {
  requirementId: string
  link: (searchId: string, words: ReactNode) => ReactNode
}

export function SearchesOf({ requirementId, link }: SearchesOfProps) {
  const query = useQuery(searchesQuery({ requirementId, size: 50 }))
  return (
    <Panel title="Searches" flush note={query.data?.total.toLocaleString('en')}>
      <Region query={query}>
        {({ searches }) =>
          searches.length === 0 ? (
            <EmptyState>Searches for this job appear here with their original results.</EmptyState>
          ) : (
            <Table label="Searches for this job">
              <thead>
                <tr>
                  <HeadCell>Search</HeadCell>
                  <HeadCell>When</HeadCell>
                  <HeadCell>By</HeadCell>
                  <HeadCell numeric>Matches</HeadCell>
                </tr>
              </thead>
              <tbody>
                {searches.map((search) => (
                  <Row key={search.id}>
                    <Cell>{link(search.id, nameOfSearch(search))}</Cell>
                    <Cell>{formatTime(search.createdAt)}</Cell>
                    <Cell>{search.user?.fullName ?? ''}</Cell>
                    <Cell numeric>{search.matchedCount.toLocaleString('en')}</Cell>
                  </Row>
                ))}
              </tbody>
            </Table>
          )
        }
      </Region>
    </Panel>
  )
}
