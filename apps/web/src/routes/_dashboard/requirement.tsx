import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { TakeEvidence } from '../../domains/evidence-files/take-evidence.tsx'
import { OutsideRequirement, RequirementDetail } from '../../domains/requirements/detail/index.ts'
import { type ListView, NewRequirementDialog, RequirementList } from '../../domains/requirements/list/index.ts'
import {
  firstTabOf,
  isRequirementState,
  type RequirementTab,
  requirementQuery,
  tabInAddress,
} from '../../domains/requirements/records/index.ts'
import { type ResultsSearch, validateResultsSearch } from '../../domains/search/results/index.ts'
import { useRunSearch } from '../../domains/search/searches/index.ts'
import type { ListedInShortlist, OpenedInShortlist, ShortlistView } from '../../domains/shortlists/board/index.ts'
import {
  isClosed,
  isListedAsUsual,
  listedInAddress,
  openedInAddress,
  useShortlistNews,
  viewOf,
} from '../../domains/shortlists/board/index.ts'
import { boardStartQuery, tagsQuery } from '../../domains/shortlists/entries/index.ts'
import { colleaguesQuery } from '../../platform/colleagues.queries.ts'
import { pageInAddress, textInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { usePageTitle } from '../../platform/pages/use-page-arrival.ts'
import { useRecentPlace } from '../../platform/recent-places/use-recent-place.ts'
import { Region } from '../../platform/region.tsx'
import { isOutsideEmployer, mayDo, readSession, useSession } from '../../platform/session/session.ts'
import { InterviewLinks, JobActivity, JobOffers, JobPay, PublicLink } from './-job-parts.tsx'
import { OneShortlist } from './-one-shortlist.tsx'

/** Behind the tabs that aren't shown first. */
const CriteriaEditor = lazy(async () => ({
  default: (await import('../../domains/search/criteria/criteria-editor.tsx')).CriteriaEditor,
}))
const FindCandidates = lazy(async () => ({ default: (await import('./-find-candidates.tsx')).FindCandidates }))

/** Page, size and sort are those of the jobs, of the results in the tab that finds candidates, or else of the shortlist. */
interface Address extends ResultsSearch, Omit<ListedInShortlist, 'sort'>, OpenedInShortlist {
  id?: string | undefined
  tab?: RequirementTab | undefined
  table?: boolean | undefined
  text?: string | undefined
  state?: string | undefined
}

const sorts = ['title', 'state', 'openedAt', 'seats', 'createdAt'].flatMap((name) => [name, `-${name}`])

function validateList(search: Record<string, unknown>): Address {
  return {
    ...textInAddress(search),
    ...(typeof search['state'] === 'string' && { state: search['state'] }),
    ...(sorts.includes(String(search['sort'])) && search['sort'] !== '-createdAt' && { sort: String(search['sort']) }),
    ...pageInAddress(search),
  }
}

function validateTab(search: Record<string, unknown>): Address {
  if (search['tab'] === 'find') return validateResultsSearch(search)
  return search['id'] === undefined ? validateList(search) : listedInAddress(search)
}

export const Route = createFileRoute('/_dashboard/requirement')({
  staticData: { title: 'Jobs', subject: 'id', permission: 'requirement.read' },
  validateSearch: (search): Address => ({
    ...validateTab(search),
    ...(typeof search['id'] === 'string' && { id: search['id'] }),
    ...tabInAddress(search['tab']),
    ...(search['table'] === true && { table: true }),
    ...openedInAddress(search),
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id }, context, location }) => {
    validatePage(id === undefined || isId(id))
    if (id === undefined) return
    void context.queryClient.prefetchQuery(requirementQuery(id))
    if (isOutsideEmployer(readSession().user)) return
    // The choices above the candidates; if they came after the rest, they would push it down.
    void context.queryClient.prefetchQuery(tagsQuery())
    void context.queryClient.prefetchQuery(colleaguesQuery())
    const { tab, table, ...listed } = location.search as Address
    const isBoard = (tab === undefined || tab === 'pipeline') && table !== true && isListedAsUsual(listed)
    if (isBoard) void context.queryClient.prefetchQuery(boardStartQuery(id))
  },
  component: RequirementPage,
})

function RequirementPage() {
  const { id } = Route.useSearch()
  const { user } = useSession()
  if (id === undefined) return <ListOfRequirements />
  return isOutsideEmployer(user) ? <OneSupplied id={id} /> : <OneRequirement key={id} id={id} />
}

/** For agencies and their client contacts. */
function OneSupplied({ id }: { id: string }) {
  const { user } = useSession()
  const query = useQuery(requirementQuery(id))
  usePageTitle(query.data?.title)
  useRecentPlace('job', query.data?.title, `/requirement?id=${id}`)
  return (
    <Region isPage query={query}>
      {(requirement) => (
        <OutsideRequirement
          requirement={requirement}
          back={<TextLink render={<Link to="/requirement" search={{}} />}>Jobs</TextLink>}
          actions={
            mayDo(user, 'shortlist.submit') ? (
              <>
                <Button render={<Link to="/clients" search={{ tab: 'proposed', requirement: id }} />}>
                  Your submissions
                </Button>
                <Button variant="primary" render={<Link to="/clients" search={{ tab: 'work' }} />}>
                  Submit candidates
                </Button>
              </>
            ) : (
              <Button variant="primary" render={<Link to="/clients" />}>
                Shared candidates
              </Button>
            )
          }
        />
      )}
    </Region>
  )
}

function ListOfRequirements() {
  const { text = '', state = '', sort = '-createdAt', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const [making, setMaking] = useState<boolean | null>(null)
  const view: ListView = { text, state: isRequirementState(state) ? state : '', sort, page, size: size as PageSize }
  return (
    <>
      <RequirementList
        isOutside={isOutsideEmployer(user)}
        view={view}
        onView={(next) =>
          void navigate({ search: { ...next, state: next.state || undefined }, replace: next.text !== text })
        }
        link={(requirement, words) => (
          <Link to="/requirement" search={{ id: requirement.id }}>
            {words}
          </Link>
        )}
        start={
          mayDo(user, 'requirement.create') && (
            <Button variant="primary" onClick={() => setMaking(true)}>
              Paste a job description
            </Button>
          )
        }
      />
      {making !== null && (
        <Suspense>
          <NewRequirementDialog
            open={making}
            onOpenChange={setMaking}
            onMade={(requirement) => void navigate({ search: { id: requirement.id, tab: 'criteria' } })}
          />
        </Suspense>
      )}
    </>
  )
}

function OneRequirement({ id }: { id: string }) {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const query = useQuery(requirementQuery(id))
  useShortlistNews()
  const view = viewOf(
    listedInAddress({ ...address }),
    address.table === true || address.stage !== undefined ? 'table' : 'board',
  )
  const show = ({ shape, ...listed }: ShortlistView, opened: OpenedInShortlist = {}, replace = false) =>
    void navigate({
      search: {
        ...opened,
        ...listedInAddress({ ...listed }),
        id,
        tab: 'pipeline',
        table: shape === 'table' || undefined,
      },
      replace,
    })
  const tab = address.tab ?? (query.data && firstTabOf(query.data.state))
  // What each tab listed is listed again when the user comes back to it.
  const left = useRef<Partial<Record<RequirementTab, Address>>>({})
  const onTab = (next: RequirementTab) => {
    const { entry: _entry, compare: _compare, ...listed } = address
    if (tab !== undefined) left.current[tab] = listed
    void navigate({ search: { ...left.current[next], id, tab: next }, replace: true })
  }
  const run = useRunSearch(
    (search) => void navigate({ search: { id, tab: 'find', search }, replace: address.tab === 'find' }),
  )
  usePageTitle(query.data?.title)
  useRecentPlace('job', query.data?.title, `/requirement?id=${id}`)
  const { data: job } = query
  const onFind =
    job?.state === 'open' && mayDo(user, 'search.run')
      ? () => run.mutate({ door: 'jobDesc', criteria: job.criteria, requirementId: id })
      : undefined
  return (
    <Region isPage query={query}>
      {(requirement) => (
        <RequirementDetail
          requirement={requirement}
          tab={tab ?? firstTabOf(requirement.state)}
          onTab={onTab}
          back={<TextLink render={<Link to="/requirement" search={{}} />}>Jobs</TextLink>}
          onFind={address.tab === 'find' ? undefined : onFind}
          isFinding={run.isPending}
          onReview={
            mayDo(user, 'shortlist.move') ? (stage) => show({ ...view, shape: 'table', stage, page: 1 }) : undefined
          }
          links={
            requirement.state === 'open' && mayDo(user, 'search.run')
              ? [
                  {
                    key: 'alternatives',
                    label: 'Alternatives',
                    render: <Link to="/alternative" search={{ requirement: id }} />,
                  },
                ]
              : []
          }
          pay={<JobPay requirementId={id} />}
          editor={(editing) => <CriteriaEditor {...editing} />}
          pipeline={
            <OneShortlist
              requirement={requirement}
              view={view}
              onView={(next) => show(next, { entry: address.entry, compare: address.compare })}
              opened={{ entry: address.entry, compare: address.compare }}
              onOpened={(next) => show(view, next, isClosed(next))}
            />
          }
          interviews={<InterviewLinks requirementId={id} />}
          offers={mayDo(user, 'hire.manage') && <JobOffers requirementId={id} />}
          activity={mayDo(user, 'activity.read') && <JobActivity requirementId={id} />}
          evidence={
            mayDo(user, 'activity.read') && mayDo(user, 'shortlist.reject') && <TakeEvidence requirementId={id} />
          }
          find={
            <FindCandidates
              requirement={requirement}
              address={address}
              onAddress={(next) => void navigate({ search: { id, tab: 'find', ...next } })}
              onFind={onFind}
              isFinding={run.isPending}
            />
          }
          publicLink={requirement.visibility !== 'private' && <PublicLink requirement={requirement} />}
          onCloned={(clone) => void navigate({ search: { id: clone.id } })}
        />
      )}
    </Region>
  )
}
