import type { HireState } from '@assay/contracts/hired-candidates'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { isHireState } from '../../domains/hires/hire-address.ts'
import { HireList, type HireView } from '../../domains/hires/hire-list.tsx'
import { loadOnUse } from '../../platform/lifecycle/load-on-use.ts'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

const loadDrawer = () => import('../../domains/hires/hire-drawer.tsx')
const HireDrawer = lazy(async () => ({ default: (await loadDrawer()).HireDrawer }))

interface Address {
  id?: string | undefined
  state?: HireState | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const sorts = ['state', 'startOn', 'trialEndsOn', 'guaranteeUntil', 'createdAt'].flatMap((name) => [name, `-${name}`])

// Agencies and the platform decide on replacements here; the server limits what each can see.
const NEWS = ['hire.changed']
const SHOWN = [['hired-candidates']]

export const Route = createFileRoute('/_dashboard/hired-candidates/candidates-hired')({
  staticData: { title: 'Hires' },
  validateSearch: (search): Address => ({
    ...(typeof search['id'] === 'string' && { id: search['id'] }),
    ...(isHireState(search['state']) && { state: search['state'] }),
    ...(sorts.includes(String(search['sort'])) && search['sort'] !== '-startOn' && { sort: String(search['sort']) }),
    ...pageInAddress(search),
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) => validatePage(id === undefined || isId(id)),
  component: CandidatesHiredPage,
})

function CandidatesHiredPage() {
  const { id, state = '', sort = '-startOn', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  useNews(NEWS, SHOWN)
  useEffect(() => loadOnUse(loadDrawer), [])
  const view: HireView = { state, sort, page, size: size as PageSize }
  const go = (next: Address) =>
    void navigate({ search: { state: state || undefined, sort, page, size, ...next }, replace: true })
  return (
    <>
      <HireList
        view={view}
        onView={({ state: next, ...rest }) => go({ ...rest, state: next || undefined })}
        onOpen={(hire) => go({ id: hire.id })}
        start={
          mayDo(user, 'offer.draft') && (
            <Button render={<Link to="/hired-candidates/offers-sent" />}>View offers</Button>
          )
        }
      />
      {id !== undefined && (
        <Suspense>
          <HireDrawer
            key={id}
            id={id}
            onClose={() => go({})}
            profile={({ candidate }, words) => (
              <TextLink render={<Link to="/candidate-profile" search={{ id: candidate.id }} />}>{words}</TextLink>
            )}
            job={
              user?.scope.includes('employer')
                ? ({ requirement }, words) => (
                    <TextLink render={<Link to="/requirement" search={{ id: requirement.id }} />}>{words}</TextLink>
                  )
                : undefined
            }
          />
        </Suspense>
      )}
    </>
  )
}
