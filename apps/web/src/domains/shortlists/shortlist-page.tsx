import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Region } from '../../platform/region.tsx'
import styles from './shortlist.module.css'
import { type Requirement, requirementOfListQuery } from './shortlisteds.queries.ts'

interface ShortlistPageProps {
  query: UseQueryResult<Requirement[]>
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Where requirements are made. */
  requirements: ReactNode
  children: (requirement: Requirement) => ReactNode
}

/** The shortlist of one requirement; the one with the most people waiting comes first. */
export function ShortlistPage({ query, chosen, onChoose, requirements, children }: ShortlistPageProps) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Shortlists</h1>
      <Region query={query}>
        {(found) => {
          const id = chosen ?? mostWaiting(found)?.id
          if (id === undefined)
            return <EmptyState action={requirements}>A requirement has a shortlist once it is open.</EmptyState>
          return (
            <>
              <div className={styles.bar}>
                <Select
                  label="Requirement"
                  value={id}
                  options={found.map((each) => ({ value: each.id, label: `${each.title} (${waiting(each)})` }))}
                  onChange={(event) => onChoose(event.target.value)}
                />
              </div>
              <Chosen key={id} id={id}>
                {children}
              </Chosen>
            </>
          )
        }}
      </Region>
    </div>
  )
}

function Chosen({ id, children }: Pick<ShortlistPageProps, 'children'> & { id: string }) {
  const query = useQuery(requirementOfListQuery(id))
  return <Region query={query}>{children}</Region>
}

const waiting = ({ funnel }: Requirement): number => funnel['shortlisted'] ?? 0

function mostWaiting(found: readonly Requirement[]): Requirement | undefined {
  return [...found].sort((left, right) => waiting(right) - waiting(left))[0]
}
