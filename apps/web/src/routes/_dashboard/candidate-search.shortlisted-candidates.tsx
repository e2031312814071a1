import { Button } from '@assay/ui/button'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import type { OpenedInShortlist, ShortlistView } from '../../domains/shortlists/board/index.ts'
import {
  isClosed,
  openedInAddress,
  ShortlistPage,
  StageInAllJobs,
  USUAL_SORT,
} from '../../domains/shortlists/board/index.ts'
import {
  boardStartQuery,
  entriesQuery,
  requirementOfListQuery,
  tagsQuery,
} from '../../domains/shortlists/entries/index.ts'
import { colleaguesQuery } from '../../platform/colleagues.queries.ts'
import { isStage } from '../../platform/labels/stage-labels.ts'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { loadSession } from '../../platform/session/session.ts'
import { OneShortlist } from './-one-shortlist.tsx'

interface Address extends OpenedInShortlist {
  requirement?: string | undefined
  board?: boolean | undefined
  stage?: string | undefined
  owner?: string | undefined
  tag?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const sorts = ['stage', 'stageSince', 'scoreAtAdd'].flatMap((name) => [name, `-${name}`])

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
    ...(typeof search['stage'] === 'string' && { stage: search['stage'] }),
    ...idNamed(search, 'owner'),
    ...idNamed(search, 'tag'),
    ...openedInAddress(search),
    ...(sorts.includes(String(search['sort'])) && search['sort'] !== USUAL_SORT && { sort: String(search['sort']) }),
    ...pageInAddress(search),
  }),
  loaderDeps: ({ search: { requirement } }) => ({ requirement }),
  loader: async ({ deps: { requirement: requirementId }, context: { queryClient }, location }) => {
    validatePage(requirementId === undefined || isId(requirementId))
    if (requirementId === undefined) return
    // One after the other, each would wait for the one before.
    void queryClient.prefetchQuery(requirementOfListQuery(requirementId))
    void queryClient.prefetchQuery(tagsQuery())
    void queryClient.prefetchQuery(colleaguesQuery())
    const { board, stage, owner, tag, sort, page, size } = location.search as Address
    if ([stage, owner, tag, sort, page, size].some((each) => each !== undefined)) return
    if (board === true) void queryClient.prefetchQuery(boardStartQuery(requirementId))
    else void queryClient.prefetchQuery(entriesQuery({ requirementId }))
  },
  component: ShortlistedCandidatesPage,
})

function idNamed(search: Record<string, unknown>, name: 'owner' | 'tag'): Address {
  const value = search[name]
  return typeof value === 'string' && isId(value) ? { [name]: value } : {}
}

function ShortlistedCandidatesPage() {
  const { requirement, board = false, stage = '', owner = '', tag = '', entry, compare, ...rest } = Route.useSearch()
  const { sort = USUAL_SORT, page = 1, size = 25 } = rest
  const navigate = Route.useNavigate()
  const view: ShortlistView = {
    shape: board ? 'board' : 'table',
    stage: isStage(stage) ? stage : '',
    owner,
    tag,
    sort,
    page,
    size: size as PageSize,
  }
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
