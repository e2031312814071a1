import { type AgencyClientState, agencyClientStates } from '@assay/contracts/agency-clients'
import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '../../platform/format.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { type AgencyClient, agencyClientsQuery } from './agency-clients.queries.ts'
import { clientStateLabels, formatFee, formatSpan } from './agency-labels.ts'
import styles from './clients.module.css'

/** The role of the viewer: an agency sees its clients, an employer its agencies, the platform both. */
export type Viewer = 'agency' | 'employer' | 'platform'

export interface ClientView extends Pick<PagedView, 'page' | 'size'> {
  readonly state: AgencyClientState | ''
}

export interface ClientListProps {
  viewer: Viewer
  view: ClientView
  onView: (view: ClientView) => void
  onOpen: (client: AgencyClient) => void
  /** The empty state. */
  empty: ReactNode
}

const TITLES: Readonly<Record<Viewer, string>> = {
  agency: 'Clients',
  employer: 'Agencies',
  platform: 'Clients and agencies',
}

export function ClientList({ viewer, view, onView, onOpen, empty }: ClientListProps) {
  const { state, page, size } = view
  const query = useQuery(agencyClientsQuery({ states: state === '' ? [] : [state], number: page, size }))
  return (
    <Panel
      title={TITLES[viewer]}
      level={2}
      flush
      note={query.data?.total.toLocaleString('en')}
      actions={
        <Select
          label="Status"
          labelHidden
          controlSize="small"
          value={state}
          placeholder="All statuses"
          options={agencyClientStates.map((each) => ({ value: each, label: clientStateLabels[each].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value as ClientView['state'], page: 1 })}
        />
      }
    >
      <Region query={query}>
        {({ clients, total }) => {
          if (clients.length > 0)
            return <Rows viewer={viewer} clients={clients} total={total} view={view} onView={onView} onOpen={onOpen} />
          if (state !== '') return <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
          return empty
        }}
      </Region>
    </Panel>
  )
}

interface RowsProps extends Omit<ClientListProps, 'empty'> {
  clients: readonly AgencyClient[]
  total: number
}

function Rows({ viewer, clients, total, view, onView, onOpen }: RowsProps) {
  return (
    <>
      <OpenedTable
        label="Client list"
        items={clients}
        heads={
          <>
            <HeadCell>{viewer === 'employer' ? 'Agency' : 'Employer'}</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>Terms</HeadCell>
            <HeadCell numeric>Jobs</HeadCell>
            <HeadCell numeric>Waiting</HeadCell>
            <HeadCell numeric className={styles.roomy}>
              Accepted
            </HeadCell>
            <HeadCell numeric className={styles.roomy}>
              Ending soon
            </HeadCell>
          </>
        }
        cells={(client) => (
          <>
            <NameCell
              name={viewer === 'employer' ? client.agencyName : client.companyName}
              onOpen={() => onOpen(client)}
            >
              {viewer === 'platform' ? client.agencyName : formatSpan(client)}
            </NameCell>
            <Cell>
              <Badge tone={clientStateLabels[client.state].tone}>{clientStateLabels[client.state].label}</Badge>
              {client.isAgencySuspended && <span className={styles.note}>Agency suspended</span>}
            </Cell>
            <Cell className={styles.roomy}>
              {formatFee(client)}
              <span className={styles.note}>{formatCount(client.guaranteeDays, 'day')} guarantee</span>
            </Cell>
            <Cell numeric>{client.requirements.length}</Cell>
            <Cell numeric>{client.submissions.waiting}</Cell>
            <Cell numeric className={styles.roomy}>
              {client.submissions.accepted}
            </Cell>
            <Cell numeric className={styles.roomy}>
              {client.submissions.expiringSoon}
            </Cell>
          </>
        )}
      />
      <PageFoot view={view} onView={onView} total={total} shown={clients.length} />
    </>
  )
}

export function NoClients({ code }: { code: string | null }) {
  return (
    <EmptyState title="No clients">
      Employers find you by your share code{code !== null && <span className={styles.code}> {code}</span>}. Share it to
      receive invitations here.
    </EmptyState>
  )
}
