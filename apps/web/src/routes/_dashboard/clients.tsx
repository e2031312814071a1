import type { AgencyClientState } from '@assay/contracts/agency-clients'
import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { SubmissionState } from '@assay/contracts/submissions'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { EmptyState } from '@assay/ui/states'
import { Tabs } from '@assay/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  agencyClientsQuery,
  oneWorkQuery,
  shareCodeQuery,
  type Work,
  workQuery,
} from '../../domains/agencies/agency-clients.queries.ts'
import { clientStateLabels, submissionStateLabels } from '../../domains/agencies/agency-labels.ts'
import { ClientDrawer } from '../../domains/agencies/client-drawer.tsx'
import { ClientList, type ClientListProps, NoClients, type Viewer } from '../../domains/agencies/client-list.tsx'
import styles from '../../domains/agencies/clients.module.css'
import { InviteDialog } from '../../domains/agencies/invite-dialog.tsx'
import { ProposeDialog } from '../../domains/agencies/propose-dialog.tsx'
import { ShownCandidates } from '../../domains/agencies/shared-candidates.tsx'
import { SubmissionList } from '../../domains/agencies/submission-list.tsx'
import { WorkDrawer } from '../../domains/agencies/work-drawer.tsx'
import { WorkList } from '../../domains/agencies/work-list.tsx'
import { AgencyProfile } from '../../domains/agency-applications/agency-profile.tsx'
import { useConfirmedIdentity } from '../../domains/identity/proof/index.ts'
import { RepresentedInterviews } from '../../domains/interviews/answering/index.ts'
import { isStage } from '../../platform/labels/stage-labels.ts'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

const tabs = ['clients', 'work', 'proposed', 'interviews', 'profile'] as const
type Tab = (typeof tabs)[number]

interface Address {
  tab?: Tab | undefined
  /** The open relation. */
  id?: string | undefined
  state?: AgencyClientState | undefined
  answer?: SubmissionState | undefined
  company?: string | undefined
  requirement?: string | undefined
  stage?: PipelineStage | undefined
  ending?: 'soon' | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const sorts = ['createdAt', 'ownedUntil', 'state'].flatMap((name) => [name, `-${name}`])
const isOneOf = <Word extends string>(words: Readonly<Record<Word, unknown>>, text: unknown): text is Word =>
  typeof text === 'string' && Object.hasOwn(words, text)

export const Route = createFileRoute('/_dashboard/clients')({
  // Client contacts of an agency use this page too; the server limits what each can see.
  staticData: {
    title: 'Clients and agencies',
    permission: ['agency.engage', 'shortlist.submit', 'contact.requestFromAgency'],
  },
  validateSearch: (search): Address => ({
    ...(tabs.includes(search['tab'] as Tab) && { tab: search['tab'] as Tab }),
    ...(typeof search['id'] === 'string' && { id: search['id'] }),
    ...(isOneOf(clientStateLabels, search['state']) && { state: search['state'] }),
    ...(isOneOf(submissionStateLabels, search['answer']) && { answer: search['answer'] }),
    ...(typeof search['company'] === 'string' && { company: search['company'] }),
    ...(typeof search['requirement'] === 'string' && { requirement: search['requirement'] }),
    ...(isStage(search['stage']) && { stage: search['stage'] }),
    ...(search['ending'] === 'soon' && { ending: 'soon' }),
    ...(sorts.includes(String(search['sort'])) && search['sort'] !== '-createdAt' && { sort: String(search['sort']) }),
    ...pageInAddress(search),
  }),
  loaderDeps: ({ search: { id, company, requirement } }) => ({ ids: [id, company, requirement] }),
  loader: async ({ deps: { ids } }) => validatePage(ids.every((id) => id === undefined || isId(id))),
  component: ClientsPage,
})

function ClientsPage() {
  const { user } = useSession()
  if (user?.scope.includes('agencyClient')) return <LookingOnPage />
  const viewer: Viewer = user?.scope.includes('agency')
    ? 'agency'
    : user?.scope.includes('platform')
      ? 'platform'
      : 'employer'
  if (viewer === 'agency') return <AgencyPage />
  return <RelationsPage viewer={viewer} />
}

function useClients() {
  const { id, state = '', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const view = { state, page, size: size as PageSize } as const
  const relations = useQuery(agencyClientsQuery({ states: state === '' ? [] : [state], number: page, size }))
  const list: Omit<ClientListProps, 'viewer' | 'empty'> = {
    view,
    onView: (next) =>
      void navigate({ search: { state: next.state || undefined, page: next.page, size: next.size }, replace: true }),
    onOpen: (client) => void navigate({ search: (before) => ({ ...before, id: client.id }), replace: true }),
  }
  const close = () => void navigate({ search: (before) => ({ ...before, id: undefined }), replace: true })
  return { list, close, opened: relations.data?.clients.find((client) => client.id === id) }
}

function RelationsPage({ viewer }: { viewer: 'employer' | 'platform' }) {
  const { list, close, opened } = useClients()
  const [isInviting, setInviting] = useState(false)
  const { user } = useSession()
  const invite = viewer === 'employer' && mayDo(user, 'agency.engage') && (
    <Button variant="primary" onClick={() => setInviting(true)}>
      Invite agency
    </Button>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{viewer === 'employer' ? 'Agencies' : 'Clients'}</h1>
        {invite}
      </header>
      <ClientList
        viewer={viewer}
        {...list}
        empty={
          viewer === 'employer' ? (
            <EmptyState title="No agencies" action={invite}>
              Invited agencies submit candidates for the jobs you assign.
            </EmptyState>
          ) : (
            <EmptyState title="No clients or agencies">
              Agreements between employers and agencies appear here.
            </EmptyState>
          )
        }
      />
      {opened !== undefined && (
        <ClientDrawer
          key={opened.id}
          client={opened}
          viewer={viewer}
          onClose={close}
          work={({ id, title }) => <TextLink render={<Link to="/requirement" search={{ id }} />}>{title}</TextLink>}
          proposed={
            viewer === 'employer' && (
              <>
                {opened.submissions.waiting > 0 && (
                  <p>
                    <TextLink
                      render={<Link to="/candidate-search/shortlisted-candidates" search={{ stage: 'submitted' }} />}
                    >
                      Review submissions
                    </TextLink>
                  </p>
                )}
                <WriteTo id={opened.agency.id} state={opened.state} />
              </>
            )
          }
        />
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}

function WriteTo({ id, state }: { id: string; state: AgencyClientState }) {
  if (state !== 'active' && state !== 'paused') return null
  return (
    <p>
      <TextLink render={<Link to="/messages" search={{ to: id }} />}>Send message</TextLink>
    </p>
  )
}

function LookingOnPage() {
  const { page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Your agency</h1>
      <ShownCandidates
        view={{ page, size: size as PageSize }}
        onView={(next) => void navigate({ search: next, replace: true })}
        onOpen={({ candidate }) => void navigate({ to: '/candidate-profile', search: { id: candidate.id } })}
      />
    </div>
  )
}

function AgencyPage() {
  const { tab, requirement, company, ending } = Route.useSearch()
  const navigate = Route.useNavigate()
  const current: Tab =
    tab ?? (requirement === undefined && company === undefined && ending === undefined ? 'clients' : 'proposed')
  const panel = (shown: ReactNode) => <div className={styles.tabs}>{shown}</div>
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Clients</h1>
      <Tabs
        label="Clients"
        value={current}
        onChange={(next) => void navigate({ search: { tab: next as Tab }, replace: true })}
        tabs={[
          { value: 'clients', label: 'Clients', panel: panel(current === 'clients' && <Clients />) },
          { value: 'work', label: 'Open jobs', panel: panel(current === 'work' && <ToFill />) },
          { value: 'proposed', label: 'Submissions', panel: panel(current === 'proposed' && <Proposed />) },
          { value: 'interviews', label: 'Interviews', panel: panel(current === 'interviews' && <Interviews />) },
          { value: 'profile', label: 'Profile', panel: panel(current === 'profile' && <Profile />) },
        ]}
      />
    </div>
  )
}

function Profile() {
  const { run, dialog } = useConfirmedIdentity()
  const navigate = Route.useNavigate()
  return (
    <>
      <AgencyProfile run={run} onClosed={() => void navigate({ to: '/logout' })} />
      {dialog}
    </>
  )
}

function Clients() {
  const { list, close, opened } = useClients()
  const { user } = useSession()
  const code = useQuery(shareCodeQuery())
  return (
    <>
      <ClientList viewer="agency" {...list} empty={<NoClients code={code.data ?? null} />} />
      {opened !== undefined && (
        <ClientDrawer
          key={opened.id}
          client={opened}
          viewer="agency"
          onClose={close}
          invite={
            mayDo(user, 'teammate.invite') && (
              <p>
                <TextLink render={<Link to="/teammate/add-teammate" search={{ role: 'client' }} />}>
                  Invite client contact
                </TextLink>
              </p>
            )
          }
          work={({ id: requirement, title }) => (
            <TextLink render={<Link to="/clients" search={{ tab: 'work', requirement }} />}>{title}</TextLink>
          )}
          proposed={
            <>
              <p>
                <TextLink render={<Link to="/clients" search={{ tab: 'proposed', company: opened.company.id }} />}>
                  View submissions
                </TextLink>
              </p>
              <WriteTo id={opened.company.id} state={opened.state} />
            </>
          }
        />
      )}
    </>
  )
}

function ToFill() {
  const { page = 1, size = 25, requirement: open = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [proposing, setProposing] = useState<Work | null>(null)
  const works = useQuery(workQuery({ number: page, size }))
  const listed = works.data?.find(({ id }) => id === open)
  const linked = useQuery({ ...oneWorkQuery(open), enabled: open !== '' && works.isSuccess && listed === undefined })
  const opened = listed ?? (open === '' ? undefined : linked.data)
  const setOpen = (requirement?: string) =>
    void navigate({ search: (before) => ({ ...before, requirement }), replace: true })
  return (
    <>
      <WorkList
        view={{ page, size: size as PageSize }}
        onView={(next) => void navigate({ search: { tab: 'work', ...next }, replace: true })}
        onOpen={({ id }) => setOpen(id)}
        onPropose={setProposing}
      />
      {opened !== undefined && (
        <WorkDrawer
          work={opened}
          onClose={() => setOpen()}
          message={
            <TextLink render={<Link to="/messages" search={{ to: opened.company.id, requirement: opened.id }} />}>
              Ask about this job
            </TextLink>
          }
          onPropose={() => {
            setOpen()
            setProposing(opened)
          }}
        />
      )}
      {proposing !== null && <ProposeDialog work={proposing} onClose={() => setProposing(null)} />}
    </>
  )
}

function Proposed() {
  const {
    answer = '',
    company = '',
    requirement = '',
    stage = '',
    ending,
    sort = '-createdAt',
    page = 1,
    size = 25,
  } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SubmissionList
      view={{
        state: answer,
        company,
        requirement,
        stage,
        isEnding: ending === 'soon',
        sort,
        page,
        size: size as PageSize,
      }}
      onView={(next) =>
        void navigate({
          search: {
            tab: 'proposed',
            answer: next.state || undefined,
            company: next.company || undefined,
            requirement: next.requirement || undefined,
            stage: next.stage || undefined,
            ending: next.isEnding ? 'soon' : undefined,
            sort: next.sort,
            page: next.page,
            size: next.size,
          },
          replace: true,
        })
      }
      profile={({ candidate }, words) => (
        <TextLink render={<Link to="/candidate-profile" search={{ id: candidate.id }} />}>{words}</TextLink>
      )}
      message={({ company: { id: to }, requirement: { id }, candidate }) => (
        <TextLink render={<Link to="/messages" search={{ to, requirement: id, candidate: candidate.id }} />}>
          Send message
        </TextLink>
      )}
      dispute={({ id: submission }) => (
        <TextLink render={<Link to="/ownership-disputes" search={{ submission }} />}>Dispute this decision</TextLink>
      )}
    />
  )
}

function Interviews() {
  const { page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RepresentedInterviews
      view={{ page, size: size as PageSize }}
      onView={(next) => void navigate({ search: { tab: 'interviews', ...next }, replace: true })}
      profile={({ candidate }, words) => (
        <TextLink render={<Link to="/candidate-profile" search={{ id: candidate.id }} />}>{words}</TextLink>
      )}
    />
  )
}
