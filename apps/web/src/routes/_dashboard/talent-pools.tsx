import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { writeAmong } from '../../domains/search/criteria/index.ts'
import { ShortlistChooser } from '../../domains/shortlists/board/index.ts'
import { useShortlist, useShortlistedToasts } from '../../domains/shortlists/entries/index.ts'
import { PoolList } from '../../domains/talent-pools/pool-list.tsx'
import { PoolPage } from '../../domains/talent-pools/pool-page.tsx'
import { nameOf, type PoolMember } from '../../domains/talent-pools/talent-pools.queries.ts'
import { formatCount } from '../../platform/format.ts'
import { pageInAddress, textOf } from '../../platform/page-address.ts'
import { isId } from '../../platform/page-validation.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

interface Address {
  id?: string | undefined
  reminder?: string | undefined
  search?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const REMINDERS = ['due', 'set', 'none']
const SORTS = ['createdAt', '-createdAt', 'remindOn', '-remindOn']
const NEWEST = '-createdAt'

export const Route = createFileRoute('/_dashboard/talent-pools')({
  staticData: { title: 'Talent pools', subject: 'id', permission: 'community.manage', forEmployers: true },
  validateSearch: (search): Address => ({
    ...(isId(String(search['id'])) && { id: String(search['id']) }),
    ...(REMINDERS.includes(String(search['reminder'])) && { reminder: String(search['reminder']) }),
    ...(textOf(search['search']) !== '' && { search: textOf(search['search']) }),
    ...(SORTS.includes(String(search['sort'])) && search['sort'] !== NEWEST && { sort: String(search['sort']) }),
    ...pageInAddress(search),
  }),
  component: TalentPoolsPage,
})

interface Choosing {
  readonly members: readonly PoolMember[]
  readonly onDone: () => void
}

function TalentPoolsPage() {
  const { id, reminder = '', search = '', sort = NEWEST, page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const add = useShortlist()
  const tell = useShortlistedToasts()
  if (id === undefined) return <PoolList onOpen={(pool) => void navigate({ search: { id: pool.id } })} />
  return (
    <>
      <PoolPage
        key={id}
        view={{ id, reminder, search, sort, page, size: size as PageSize }}
        onView={(next) =>
          void navigate({
            search: {
              id,
              reminder: next.reminder || undefined,
              search: next.search || undefined,
              sort: next.sort,
              page: next.page,
              size: next.size,
            },
            replace: true,
          })
        }
        searchIn={
          mayDo(user, 'search.run')
            ? ({ id: poolId }) => (
                <Button
                  render={
                    <Link
                      to="/candidate-search/search-by-job-desc"
                      search={{ among: writeAmong({ type: 'talent-pools', id: poolId }) }}
                    />
                  }
                >
                  Search this talent pool
                </Button>
              )
            : undefined
        }
        back={<TextLink render={<Link to="/talent-pools" search={{}} />}>Talent pools</TextLink>}
        onDeleted={() => void navigate({ search: {} })}
        onShortlist={mayDo(user, 'shortlist.add') ? (members, onDone) => setChoosing({ members, onDone }) : undefined}
        profile={(candidateId, name) => (
          <TextLink
            render={<Link to="/candidate-profile" search={{ id: candidateId }} />}
            aria-label={`Profile of ${name}`}
          >
            Profile
          </TextLink>
        )}
      />
      {choosing !== null && (
        <Suspense>
          <ShortlistChooser
            name={formatCount(choosing.members.length, 'candidate')}
            busy={add.isPending}
            onChoose={(requirement) => {
              const people = choosing.members.map((member) => ({ id: member.candidate.id, name: nameOf(member) }))
              const asked = { requirement, people, searchId: null }
              add.mutate(asked, {
                onSuccess: (shortlisted) => {
                  tell(asked, shortlisted)
                  choosing.onDone()
                  setChoosing(null)
                },
              })
            }}
            onClose={() => setChoosing(null)}
            requirements={<Button render={<Link to="/requirement" />}>Jobs</Button>}
          />
        </Suspense>
      )}
    </>
  )
}
