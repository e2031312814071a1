import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { isContactState, isRefusalCode } from '../../domains/contact-requests/contact-address.ts'
import { ContactList, type ContactView } from '../../domains/contact-requests/contact-list.tsx'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { useSession } from '../../platform/session/session.ts'

interface Address {
  state?: ContactView['state'] | undefined
  requirement?: string | undefined
  mine?: boolean | undefined
  reason?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const sorts = ['createdAt', 'expiresAt', 'state'].flatMap((name) => [name, `-${name}`])
const NEWS = ['contact.changed']
const SHOWN = [['contact-infos']]

export const Route = createFileRoute('/_dashboard/contact-info-requested')({
  // Agencies answer the requests for their candidates, operators settle what is disputed.
  staticData: { title: 'Contact requests', permission: ['contact.read', 'shortlist.submit', 'contact.answer'] },
  validateSearch: (search): Address => ({
    ...(isContactState(search['state']) && { state: search['state'] }),
    ...(typeof search['requirement'] === 'string' && { requirement: search['requirement'] }),
    ...(search['mine'] === true && { mine: true }),
    ...(isRefusalCode(search['reason']) && { reason: search['reason'] }),
    ...(sorts.includes(String(search['sort'])) && search['sort'] !== '-createdAt' && { sort: String(search['sort']) }),
    ...pageInAddress(search),
  }),
  loaderDeps: ({ search: { requirement } }) => ({ requirement }),
  loader: async ({ deps: { requirement } }) => validatePage(requirement === undefined || isId(requirement)),
  component: ContactInfoRequestedPage,
})

function ContactInfoRequestedPage() {
  const { state = '', requirement = '', mine = false, reason = '', ...paging } = Route.useSearch()
  const { sort = '-createdAt', page = 1, size = 25 } = paging
  const navigate = Route.useNavigate()
  const { user } = useSession()
  useNews(NEWS, SHOWN)
  return (
    <ContactList
      view={{ state, requirement, isMine: mine, reason, sort, page, size: size as PageSize }}
      onView={(next) =>
        void navigate({
          search: {
            state: next.state || undefined,
            requirement: next.requirement || undefined,
            mine: next.isMine || undefined,
            reason: next.reason || undefined,
            sort: next.sort,
            page: next.page,
            size: next.size,
          },
        })
      }
      forEmployer={user?.scope.includes('employer') === true}
      profile={(contact, words) => (
        <TextLink render={<Link to="/candidate-profile" search={{ id: contact.candidate.id }} />}>{words}</TextLink>
      )}
      start={
        user?.scope.includes('employer') ? (
          <Button variant="primary" render={<Link to="/candidate-search/shortlisted-candidates" />}>
            Open shortlist
          </Button>
        ) : null
      }
    />
  )
}
