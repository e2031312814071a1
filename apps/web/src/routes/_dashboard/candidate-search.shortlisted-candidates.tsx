import { Button } from '@assay/ui/button'
import { type PageSize, pageSizes } from '@assay/ui/page-sizes.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Shortlist, type ShortlistView } from '../../domains/shortlists/shortlist.tsx'
import { ShortlistPage } from '../../domains/shortlists/shortlist-page.tsx'
import { requirementChoiceQuery } from '../../domains/shortlists/shortlisteds.queries.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { isStage } from '../../platform/stage-words.ts'
import { EntryLinks } from './-entry-links.tsx'
import { MakeOffer } from './-make-offer.tsx'
import { RequestContact } from './-requesting.tsx'

interface Address {
  requirement?: string | undefined
  board?: boolean | undefined
  stage?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const sorts = ['stage', 'stageSince', 'scoreAtAdd'].flatMap((name) => [name, `-${name}`])

export const Route = createFileRoute('/_dashboard/candidate-search/shortlisted-candidates')({
  staticData: { title: 'Shortlists', permission: 'candidate.read' },
  validateSearch: (search): Address => ({
    ...(typeof search['requirement'] === 'string' && { requirement: search['requirement'] }),
    ...(search['board'] === true && { board: true }),
    ...(typeof search['stage'] === 'string' && { stage: search['stage'] }),
    ...(sorts.includes(String(search['sort'])) && search['sort'] !== 'stageSince' && { sort: String(search['sort']) }),
    ...(Number.isInteger(search['page']) && Number(search['page']) > 1 && { page: Number(search['page']) }),
    ...(pageSizes.includes(search['size'] as PageSize) && search['size'] !== 25 && { size: Number(search['size']) }),
  }),
  loaderDeps: ({ search: { requirement } }) => ({ requirement }),
  loader: async ({ deps: { requirement } }) => validatePage(requirement === undefined || isId(requirement)),
  component: ShortlistedCandidatesPage,
})

function ShortlistedCandidatesPage() {
  const { requirement, board = false, stage = '', sort = 'stageSince', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useQuery(requirementChoiceQuery(['open', 'paused', 'filled', 'cancelled']))
  const view: ShortlistView = {
    shape: board ? 'board' : 'table',
    stage: isStage(stage) ? stage : '',
    sort,
    page,
    size: size as PageSize,
  }
  const show = (next: ShortlistView, id: string | undefined) =>
    void navigate({
      search: {
        ...{ requirement: id, sort: next.sort, page: next.page, size: next.size },
        ...{ board: next.shape === 'board' || undefined, stage: next.stage || undefined },
      },
    })
  return (
    <ShortlistPage
      query={query}
      chosen={requirement}
      onChoose={(id) => show({ ...view, page: 1, stage: '' }, id)}
      requirements={<Button render={<Link to="/requirement" search={{}} />}>Requirements</Button>}
    >
      {(found) => (
        <Shortlist
          key={found.id}
          requirement={found}
          view={view}
          onView={(next) => show(next, found.id)}
          profile={(entry, words) => (
            <EntryLinks requirementId={found.id} candidateId={entry.candidate.id} words={words}>
              <RequestContact
                requirementId={found.id}
                candidateId={entry.candidate.id}
                name={entry.candidate.maskedName}
                stage={entry.stage}
              />
              <MakeOffer entryId={entry.id} stage={entry.stage} />
            </EntryLinks>
          )}
          start={
            <Button variant="primary" render={<Link to="/candidate-search" />}>
              Find candidates
            </Button>
          }
        />
      )}
    </ShortlistPage>
  )
}
