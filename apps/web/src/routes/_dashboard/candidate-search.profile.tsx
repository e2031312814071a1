import { TextLink } from '@assay/ui/link'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { ReportButton } from '../../domains/candidate-reports/report-button.tsx'
import { ReportsOfCandidate } from '../../domains/candidate-reports/reports-of-candidate.tsx'
import { CandidateDetails } from '../../domains/candidates/candidate-details.tsx'
import { MatchProfile } from '../../domains/search/matches/index.ts'
import { matchesQuery, matchQuery, nameOfSearch, searchQuery } from '../../domains/search/searches/index.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { CandidatePipeline } from './-candidate-pipeline.tsx'
import { Shortlisting } from './-shortlisting.tsx'

const NEIGHBORS = 50

export const Route = createFileRoute('/_dashboard/candidate-search/profile')({
  staticData: { title: 'Candidate', subject: 'id', list: '/candidate-search/my-search-history', forEmployers: true },
  validateSearch: (search): { id: string; search: string } => ({
    id: String(search['id'] ?? ''),
    search: String(search['search'] ?? ''),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { id, search }, context }) => {
    validatePage(isId(id) && isId(search))
    const match = await context.queryClient.fetchQuery(matchQuery(search, id))
    if (match === null) throw notFound()
  },
  component: MatchProfilePageWithShortlists,
})

function MatchProfilePage() {
  const { id, search: searchId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const search = useQuery(searchQuery(searchId))
  const match = useQuery(matchQuery(searchId, id))
  const rank = match.data?.rank ?? 1
  const page = Math.ceil(rank / NEIGHBORS)
  const around = useQuery(matchesQuery(searchId, {}, { number: page, size: NEIGHBORS }))
  const place = around.data?.matches.findIndex(({ candidate }) => candidate.id === id) ?? -1
  const goTo = (by: number) => {
    const neighbor = place < 0 ? undefined : around.data?.matches[place + by]
    if (neighbor === undefined) return undefined
    return () => void navigate({ search: { id: neighbor.candidate.id, search: searchId }, replace: true })
  }
  return (
    <Region isPage query={search}>
      {(found) => (
        <Region isPage query={match}>
          {(shown) =>
            shown !== null && (
              <MatchProfile
                key={shown.candidate.id}
                search={found}
                match={shown}
                onPrevious={goTo(-1)}
                onNext={goTo(1)}
                report={
                  mayDo(user, 'note') && (
                    <>
                      <div>
                        <ReportButton
                          candidateId={shown.candidate.id}
                          name={shown.candidate.maskedName}
                          match={{ searchId, lines: shown.contributions }}
                        />
                      </div>
                      <ReportsOfCandidate candidateId={shown.candidate.id} />
                    </>
                  )
                }
                back={
                  <TextLink render={<Link to="/candidate-search-skills/{-$id}" params={{ id: searchId }} />}>
                    {nameOfSearch(found)}
                  </TextLink>
                }
              >
                <CandidateDetails
                  candidate={shown.candidate}
                  payConverted={shown.rateConverted}
                  inSearch
                  pipeline={<CandidatePipeline candidateId={shown.candidate.id} />}
                  actions={
                    <>
                      <TextLink render={<Link to="/candidate-profile" search={{ id: shown.candidate.id }} />}>
                        Profile link
                      </TextLink>
                      <TextLink render={<Link to="/alternative" search={{ candidate: shown.candidate.id }} />}>
                        Find alternatives
                      </TextLink>
                    </>
                  }
                />
              </MatchProfile>
            )
          }
        </Region>
      )}
    </Region>
  )
}

function MatchProfilePageWithShortlists() {
  return (
    <Shortlisting>
      <MatchProfilePage />
    </Shortlisting>
  )
}
