import { type MemberState, memberStates, type Readiness, readinesses } from '@assay/contracts/communities'
import { Button } from '@assay/ui/button'
import { type PageSize, pageSizes } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CommunitiesPage } from '../../domains/communities/communities-page.tsx'
import { type CommunityTab, communityTabs } from '../../domains/communities/community-address.ts'
import { writeAmong } from '../../domains/search/criteria/index.ts'
import { isId } from '../../platform/page-validation.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

interface Address {
  community?: string | undefined
  tab?: CommunityTab | undefined
  state?: MemberState | undefined
  readiness?: Readiness | undefined
  skill?: string | undefined
  tag?: string | undefined
  ending?: boolean | undefined
  page?: number | undefined
  size?: number | undefined
}

const oneOf = <Word extends string>(words: readonly Word[], text: unknown): Word | undefined =>
  words.find((word) => word === text)

export const Route = createFileRoute('/_dashboard/build-community')({
  staticData: { title: 'Talent community', permission: 'community.manage', forEmployers: true },
  validateSearch: (search): Address => ({
    community: isId(String(search['community'])) ? String(search['community']) : undefined,
    tab: oneOf(communityTabs, search['tab']),
    state: oneOf(memberStates, search['state']),
    readiness: oneOf(readinesses, search['readiness']),
    skill: isId(String(search['skill'])) ? String(search['skill']) : undefined,
    tag: typeof search['tag'] === 'string' && search['tag'] !== '' ? search['tag'] : undefined,
    ending: search['ending'] === true ? true : undefined,
    page: Number.isInteger(search['page']) && Number(search['page']) > 1 ? Number(search['page']) : undefined,
    size: pageSizes.includes(search['size'] as PageSize) ? Number(search['size']) : undefined,
  }),
  component: BuildCommunityPage,
})

function BuildCommunityPage() {
  const { community = '', tab = '', state = '', readiness = '', skill = '', tag = '', ...rest } = Route.useSearch()
  const { ending = false, page = 1, size = 25 } = rest
  const navigate = Route.useNavigate()
  const { user } = useSession()
  return (
    <CommunitiesPage
      view={{ community, tab, state, readiness, skill, tag, ending, page, size: size as PageSize }}
      searchIn={
        mayDo(user, 'search.run')
          ? ({ id }) => (
              <Button
                size="small"
                render={
                  <Link
                    to="/candidate-search/search-by-job-desc"
                    search={{ among: writeAmong({ type: 'communities', id }) }}
                  />
                }
              >
                Search this community
              </Button>
            )
          : undefined
      }
      onView={(next) =>
        void navigate({
          search: {
            community: next.community || undefined,
            tab: next.tab || undefined,
            state: next.state || undefined,
            readiness: next.readiness || undefined,
            skill: next.skill || undefined,
            tag: next.tag || undefined,
            ending: next.ending || undefined,
            page: next.page > 1 ? next.page : undefined,
            size: next.size === 25 ? undefined : next.size,
          },
          replace: true,
        })
      }
    />
  )
}
