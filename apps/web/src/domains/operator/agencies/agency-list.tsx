import { Badge } from '@assay/ui/badge'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatCountry, formatDay } from '../../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { SearchAndStatus } from '../../../platform/list-views/search-and-status.tsx'
import styles from './agencies.module.css'
import { type Agency, agenciesQuery } from './agencies.queries.ts'
import { agencyFilters } from './agency-address.ts'
import { AgencyDrawer } from './agency-drawer.tsx'
import { stateLabels } from './agency-labels.ts'

type View = ListAddress<keyof typeof agencyFilters>

const filters = { search: agencyFilters.search, state: agencyFilters.state }

/** Agencies that applied, work here or did. */
export function AgencyList({ view, onView }: { view: View; onView: (view: View) => void }) {
  const query = useQuery(agenciesQuery({ ...view, filter: filtersOf(view, filters) }))
  const isFiltered = view.search !== '' || view.state !== ''
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Agencies</h1>
      <div className={styles.bar}>
        <SearchAndStatus
          label="Search agencies"
          placeholder="Name or domain"
          search={view.search}
          onSearch={(search) => onView({ ...view, search, page: 1 })}
          state={view.state}
          states={agencyFilters.state.map((value) => ({ value, label: stateLabels[value].label }))}
          onState={(state) => onView({ ...view, state, page: 1 })}
        />
      </div>
      <PagedPanel
        title="Applications and agencies"
        query={query}
        view={view}
        onView={onView}
        onClear={isFiltered ? () => onView({ ...view, search: '', state: '', page: 1 }) : undefined}
        empty={{ title: 'No agencies yet', words: 'Agencies appear here once they apply at /agency-register.' }}
        head={
          <>
            <HeadCell>Agency</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>Contact person</HeadCell>
            <HeadCell numeric>People</HeadCell>
            <HeadCell className={styles.roomy}>Applied</HeadCell>
          </>
        }
      >
        {(agency) => <AgencyRow key={agency.id} agency={agency} onOpen={() => onView({ ...view, id: agency.id })} />}
      </PagedPanel>
      {view.id !== '' && <AgencyDrawer id={view.id} onClose={() => onView({ ...view, id: '' })} />}
    </div>
  )
}

function AgencyRow({ agency, onOpen }: { agency: Agency; onOpen: () => void }) {
  const { legalName, country, state, application, createdAt } = agency
  return (
    <Row>
      <Cell className={styles.name}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {legalName}
        </button>
        <span className={styles.note}>
          {formatCountry(country)} · {application?.domain}
        </span>
      </Cell>
      <Cell>
        <Badge tone={stateLabels[state].tone}>{stateLabels[state].label}</Badge>
      </Cell>
      <Cell className={styles.roomy}>
        {application?.contactName ?? '–'}
        <span className={styles.note}>{application?.contactEmail}</span>
      </Cell>
      <Cell numeric>{application?.members}</Cell>
      <Cell className={styles.roomy}>{formatDay(createdAt)}</Cell>
    </Row>
  )
}
