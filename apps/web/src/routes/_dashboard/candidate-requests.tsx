import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Tabs } from '@assay/ui/tabs'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CandidateRequestList } from '../../domains/candidate-requests/candidate-request-list.tsx'
import styles from '../../domains/candidate-requests/candidate-requests.module.css'
import { ManualNotices } from '../../domains/candidate-requests/manual-notices.tsx'
import { Corrections } from '../../domains/contact-requests/corrections.tsx'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import { pageInAddress } from '../../platform/page-address.ts'
import { useSession } from '../../platform/session/session.ts'

const parts = ['requests', 'notices', 'corrections'] as const
type Part = (typeof parts)[number]

interface Address {
  show?: Part | undefined
  state?: string | undefined
  kind?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const isPart = (text: unknown): text is Part => parts.includes(text as Part)
const NEWS = ['candidate-request.changed', 'requirement.changed']
const SHOWN = [['candidate-requests'], ['manual-notices'], ['data-corrections']]
const STATES = ['open', 'answered', 'withdrawn', 'pending', 'delivered', 'superseded']
const KINDS = ['question', 'alternative', 'accommodation', 'review']

export const Route = createFileRoute('/_dashboard/candidate-requests')({
  staticData: { title: 'Candidate requests', permission: ['shortlist.reject', 'candidate.edit'] },
  validateSearch: (search): Address => ({
    ...(isPart(search['show']) && { show: search['show'] }),
    ...(STATES.includes(String(search['state'])) && { state: String(search['state']) }),
    ...(KINDS.includes(String(search['kind'])) && { kind: String(search['kind']) }),
    ...pageInAddress(search),
  }),
  component: CandidateRequestsPage,
})

function CandidateRequestsPage() {
  const { show, state = '', kind = '', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  useNews(NEWS, SHOWN)
  const isOperator = user?.scope.includes('platform') === true
  const isAgency = user?.scope.includes('agency') === true
  const view = { state, kind, page, size: size as PageSize }
  const onView = (next: Partial<typeof view>) =>
    void navigate({
      search: {
        show,
        state: next.state || undefined,
        kind: next.kind || undefined,
        page: next.page,
        size: next.size,
      },
    })
  const profileLink = ({ candidate }: { candidate: { id: string } }, words: ReactNode) => (
    <TextLink render={<Link to="/candidate-profile" search={{ id: candidate.id }} />}>{words}</TextLink>
  )
  const profile: typeof profileLink | (() => null) = isOperator ? () => null : profileLink
  const requests = {
    value: 'requests',
    label: isOperator ? 'Requests to companies' : 'Requests',
    panel: <CandidateRequestList view={view} onView={onView} profile={profile} forOperator={isOperator} />,
  }
  const notices = {
    value: 'notices',
    label: 'Manual notices',
    panel: <ManualNotices view={view} onView={onView} profile={profile} />,
  }
  const corrections = {
    value: 'corrections',
    label: 'Corrections',
    panel: (
      <Corrections
        profile={profileLink}
        howToChange={
          isOperator
            ? 'To change the profile, import it again with the same external id.'
            : 'To change the profile, edit it or import it again with the same external id.'
        }
      />
    ),
  }
  const tabs = isOperator ? [corrections, requests] : isAgency ? [corrections, notices] : [requests, notices]
  const current = tabs.find(({ value }) => value === show) ?? tabs[0]
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Candidate requests</h1>
      <Tabs
        label="Candidate requests"
        value={current?.value ?? ''}
        onChange={(value) => void navigate({ search: isPart(value) ? { show: value } : {} })}
        tabs={tabs.map((tab) => (tab === current ? tab : { ...tab, panel: null }))}
      />
    </div>
  )
}
