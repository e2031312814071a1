import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { capitalize, formatCountry, formatDay } from '../../../platform/format.ts'
import { formatSizeBand } from '../../../platform/labels/format-size-band.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { SearchAndStatus } from '../../../platform/list-views/search-and-status.tsx'
import { mayDo, useSession } from '../../../platform/session/session.ts'
import { companyFilters } from './account-address.ts'
import styles from './accounts.module.css'
import { type Company, companiesQuery } from './accounts.queries.ts'
import { CreateCompanyDialog } from './create-company-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type View = ListAddress<keyof typeof companyFilters>

const stateLabels: Readonly<Record<Company['state'], string>> = {
  active: 'Active',
  suspended: 'Suspended',
  closed: 'Closed',
  deleted: 'Deleted',
}

const verbFor: Readonly<Record<Company['state'], 'suspend' | 'reactivate' | 'reopen' | null>> = {
  active: 'suspend',
  suspended: 'reactivate',
  closed: 'reopen',
  deleted: null,
}

/** All employers of the installation. */
export function CompanyList({ view, onView }: { view: View; onView: (view: View) => void }) {
  const query = useQuery(companiesQuery({ ...view, filter: filtersOf(view, companyFilters) }))
  const [changing, setChanging] = useState<Company | null>(null)
  const [isCreating, setCreating] = useState(false)
  const { user } = useSession()
  const verb = changing === null ? null : verbFor[changing.state]
  const isFiltered = view.search !== '' || view.state !== ''
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>Companies</h1>
        {mayDo(user, 'tenant.create') && (
          <Button variant="primary" onClick={() => setCreating(true)}>
            Create company
          </Button>
        )}
      </div>
      <div className={styles.bar}>
        <SearchAndStatus
          label="Search companies"
          placeholder="Name"
          search={view.search}
          onSearch={(search) => onView({ ...view, search, page: 1 })}
          state={view.state}
          states={companyFilters.state.map((value) => ({ value, label: stateLabels[value] }))}
          onState={(state) => onView({ ...view, state, page: 1 })}
        />
      </div>
      <PagedPanel
        title="Employers"
        query={query}
        view={view}
        onView={onView}
        onClear={isFiltered ? () => onView({ ...view, search: '', state: '', page: 1 }) : undefined}
        empty={{
          title: 'No companies yet',
          words: 'Employers appear here once they register, or you create their company.',
        }}
        head={
          <>
            <HeadCell>Company</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell numeric>Members</HeadCell>
            <HeadCell className={styles.roomy}>Registered</HeadCell>
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(company) => <CompanyRow key={company.id} company={company} onChange={() => setChanging(company)} />}
      </PagedPanel>
      {isCreating && <CreateCompanyDialog onClose={() => setCreating(false)} />}
      {changing !== null && verb !== null && (
        <ReasonDialog subject={changing} verb={verb} onClose={() => setChanging(null)} />
      )}
    </div>
  )
}

function CompanyRow({ company, onChange }: { company: Company; onChange: () => void }) {
  const { name, country, sizeBand, state, stateReason, stateSince, deletesAt, members, createdAt } = company
  const verb = verbFor[state]
  return (
    <Row>
      <Cell className={styles.name}>
        {name}
        <span className={styles.note}>
          {formatCountry(country)}
          {sizeBand !== null && ` · ${formatSizeBand(sizeBand)}`}
        </span>
      </Cell>
      <Cell>
        <Badge tone={state === 'active' ? 'plain' : 'waiting'}>{stateLabels[state]}</Badge>
        {stateSince !== null && (
          <span className={styles.note}>
            since {formatDay(stateSince)}
            {state === 'suspended' && stateReason !== null && `: ${stateReason}`}
            {deletesAt !== null && `; deleted on ${formatDay(deletesAt)}`}
          </span>
        )}
      </Cell>
      <Cell numeric>{members}</Cell>
      <Cell className={styles.roomy}>{formatDay(createdAt)}</Cell>
      <Cell>
        <span className={styles.acts}>
          {verb !== null && (
            <Button size="small" variant="quiet" aria-label={`${capitalize(verb)} ${name}`} onClick={onChange}>
              {capitalize(verb)}…
            </Button>
          )}
        </span>
      </Cell>
    </Row>
  )
}
