import { Button } from '@assay/ui/button'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import type { ListedInShortlist, OpenedInShortlist, ShortlistView } from '../../domains/shortlists/board/index.ts'
import {
  isClosed,
  isListedAsUsual,
  listedInAddress,
  openedInAddress,
  ShortlistPage,
  StageInAllJobs,
  viewOf,
} from '../../domains/shortlists/board/index.ts'
import {
  boardStartQuery,
  entriesQuery,
  requirementOfListQuery,
  tagsQuery,
} from '../../domains/shortlists/entries/index.ts'
import { colleaguesQuery } from '../../platform/colleagues.queries.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { loadSession } from '../../platform/session/session.ts'
import { OneShortlist } from './-one-shortlist.tsx'

interface Address extends ListedInShortlist, OpenedInShortlist {
  requirement?: string | undefined
  board?: boolean | undefined
}

export const Route = createFileRoute('/_dashboard/candidate-search/shortlisted-candidates')({
  staticData: { title: 'Shortlists', permission: 'candidate.read' },
  beforeLoad: async () => {
    // Client contacts vote on the candidates of their agency on a separate page.
    const { user } = await loadSession()
    if (user?.scope.includes('agencyClient')) throw redirect({ to: '/clients', replace: true })
  },
  validateSearch: (search): Address => ({
    ...(typeof search['requirement'] === 'string' && { requirement: search['requirement'] }),
    ...(search['board'] === true && { board: true }),
    ...listedInAddress(search),
    ...openedInAddress(search),
  }),
  loaderDeps: ({ search: { requirement } }) => ({ requirement }),
  loader: async ({ deps: { requirement: requirementId }, context: { queryClient }, location }) => {
    validatePage(requirementId === undefined || isId(requirementId))
    if (requirementId === undefined) return
    // One after the other, each would wait for the one before.
    void queryClient.prefetchQuery(requirementOfListQuery(requirementId))
    void queryClient.prefetchQuery(tagsQuery())
    void queryClient.prefetchQuery(colleaguesQuery())
    const { board, ...listed } = location.search as Address
    if (!isListedAsUsual(listed)) return
    if (board === true) void queryClient.prefetchQuery(boardStartQuery(requirementId))
    else void queryClient.prefetchQuery(entriesQuery({ requirementId }))
  },
  component: ShortlistedCandidatesPage,
})

function ShortlistedCandidatesPage() {
  const { requirement, board = false, entry, compare, ...listed } = Route.useSearch()
  const navigate = Route.useNavigate()
  const view = viewOf(listed, board ? 'board' : 'table')
  const show = (next: ShortlistView, id: string | undefined, opened: OpenedInShortlist = {}, replace = false) =>
    void navigate({
      search: {
        ...opened,
        requirement: id,
        sort: next.sort,
        page: next.page,
        size: next.size,
        board: next.shape === 'board' || undefined,
        stage: next.stage || undefined,
        owner: next.owner || undefined,
        tag: next.tag || undefined,
      },
      replace,
    })
  return (
    <ShortlistPage
      chosen={requirement}
      {...(view.stage !== '' && {
        inAllJobs: (
          <StageInAllJobs
            stage={view.stage}
            view={view}
            onView={(next) => show(next, undefined)}
            link={(entry, words) => (
              <Link to="." search={{ requirement: entry.requirement.id, stage: view.stage }}>
                {words}
              </Link>
            )}
          />
        ),
      })}
      onChoose={(id) => show({ ...view, page: 1, stage: '', owner: '', tag: '' }, id)}
      requirements={<Button render={<Link to="/requirement" search={{}} />}>Jobs</Button>}
    >
      {(found) => (
        <OneShortlist
          key={found.id}
          requirement={found}
          view={view}
          onView={(next) => show(next, found.id, { entry, compare })}
          opened={{ entry, compare }}
          onOpened={(next) => show(view, found.id, next, isClosed(next))}
        />
      )}
    </ShortlistPage>
  )
}
