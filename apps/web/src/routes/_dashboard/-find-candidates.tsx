import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { hashKey, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Requirement } from '../../domains/requirements/records/index.ts'
import {
  CriteriaSummary,
  type ResultsSearch,
  readView,
  SearchResults,
  writeView,
} from '../../domains/search/results/index.ts'
import { type ListedSearch, nameOfSearch, searchesQuery, searchQuery } from '../../domains/search/searches/index.ts'
import { formatTime } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { Shortlisting } from './-shortlisting.tsx'

interface FindCandidatesProps {
  requirement: Requirement
  address: ResultsSearch
  onAddress: (address: ResultsSearch) => void
  /** Ranks candidates by the job's criteria; absent if the user may not, or the job isn't open. */
  onFind?: (() => void) | undefined
  isFinding: boolean
}

/** The candidates found for a job: by its newest search, or by an earlier one that the user chooses. */
export function FindCandidates(props: FindCandidatesProps) {
  const { requirement, address, onFind, isFinding } = props
  const query = useQuery(searchesQuery({ requirementId: requirement.id, size: 50 }))
  return (
    <Region query={query}>
      {({ searches }) => {
        const id = address.search ?? searches[0]?.id
        if (id !== undefined) {
          return (
            <Shortlisting>
              <Found {...props} id={id} earlier={searches} />
            </Shortlisting>
          )
        }
        return (
          <EmptyState
            title="No search for this job yet"
            action={
              onFind && (
                <Button variant="primary" busy={isFinding} onClick={onFind}>
                  Find candidates
                </Button>
              )
            }
          >
            {onFind === undefined
              ? 'You can search for candidates while the job is open.'
              : 'Candidates are ranked by the criteria of the job, with the reason for each rank.'}
          </EmptyState>
        )
      }}
    </Region>
  )
}

interface FoundProps extends FindCandidatesProps {
  id: string
  /** The searches of the job, newest first. */
  earlier: readonly ListedSearch[]
}

function Found({ requirement, address, onAddress, onFind, isFinding, id, earlier }: FoundProps) {
  const navigate = useNavigate()
  const query = useQuery(searchQuery(id))
  return (
    <Region query={query}>
      {(search) => {
        const hasChanged = hashKey([search.criteria]) !== hashKey([requirement.criteria])
        return (
          <>
            {hasChanged && onFind !== undefined && (
              <Notice
                action={
                  <Button size="small" busy={isFinding} onClick={onFind}>
                    Search by the job’s criteria
                  </Button>
                }
              >
                The job’s criteria have changed since this search.
              </Notice>
            )}
            <CriteriaSummary
              search={search}
              actions={
                <Button
                  size="small"
                  render={<Link to="/candidate-search-skills/{-$id}" params={{ id: search.id }} search={{}} />}
                >
                  Open search
                </Button>
              }
            />
            <SearchResults
              search={search}
              view={readView(address)}
              onView={(view) => onAddress({ search: address.search, ...writeView(view) })}
              onOpen={(match) =>
                void navigate({
                  to: '/candidate-search/profile',
                  search: { id: match.candidate.id, search: search.id },
                })
              }
              nameLink={(match, view) => (
                <Link to="/candidate-search/profile" search={{ id: match.candidate.id, search: search.id }}>
                  {view.name}
                </Link>
              )}
              running={isFinding}
              onRunAgain={onFind}
              actions={
                earlier.length > 1 && (
                  <Select
                    label="Search"
                    labelHidden
                    controlSize="small"
                    value={id}
                    options={earlier.map((each) => ({
                      value: each.id,
                      label: `${nameOfSearch(each)}, ${formatTime(each.createdAt)}`,
                    }))}
                    onChange={(event) => onAddress({ search: event.target.value })}
                  />
                )
              }
            />
          </>
        )
      }}
    </Region>
  )
}
