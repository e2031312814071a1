import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { Select } from '@assay/ui/select'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDay } from '../../../platform/format.ts'
import { candidateStateLabels } from '../../../platform/labels/candidate-state-labels.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { PersonCell } from '../../../platform/list-views/person-cell.tsx'
import { SearchField } from '../../../platform/list-views/search-field.tsx'
import styles from './people.module.css'
import { type Person, peopleQuery } from './people.queries.ts'
import { peopleFilters } from './people-address.ts'

type View = ListAddress<keyof typeof peopleFilters>

interface PeopleListProps {
  view: View
  onView: (view: View) => void
  eraseDialog: (person: Person, onClose: () => void) => ReactNode
}

/** All candidates of the installation, masked. */
export function PeopleList({ view, onView, eraseDialog }: PeopleListProps) {
  const query = useQuery(peopleQuery({ ...view, filter: filtersOf(view, peopleFilters) }))
  const [erasing, setErasing] = useState<Person | null>(null)
  const isFiltered = Object.keys(peopleFilters).some((name) => view[name as keyof typeof peopleFilters] !== '')
  const type = (name: 'search' | 'skill' | 'country') => ({
    value: view[name],
    onSearch: (text: string) => onView({ ...view, [name]: text, page: 1 }),
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Candidates</h1>
        <span className={styles.acts}>
          <Button render={<Link to="/admin/duplicates" />}>Duplicates</Button>
          <Button variant="primary" render={<Link to="/imports" />}>
            Import candidates
          </Button>
        </span>
      </header>
      <div className={styles.bar}>
        <SearchField label="Search" placeholder="Code or headline" {...type('search')} />
        <SearchField isWord label="Skill" placeholder="Skill" {...type('skill')} />
        <SearchField isWord label="Country code" placeholder="Country code" {...type('country')} />
        <Select
          label="Status"
          labelHidden
          placeholder="All statuses"
          options={peopleFilters.state.map((value) => ({ value, label: candidateStateLabels[value] }))}
          value={view.state}
          onChange={(event) => onView({ ...view, state: event.target.value, page: 1 })}
        />
      </div>
      <PagedPanel
        title="Candidate database"
        query={query}
        view={view}
        onView={onView}
        onClear={
          isFiltered ? () => onView({ ...view, search: '', state: '', skill: '', country: '', page: 1 }) : undefined
        }
        empty={{
          title: 'No candidates yet',
          words: 'Import candidates from a file, or let agencies submit theirs.',
          action: <Button render={<Link to="/imports" />}>Import candidates</Button>,
        }}
        head={
          <>
            <HeadCell>Candidate</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>Source</HeadCell>
            <HeadCell className={styles.roomy}>Added</HeadCell>
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(person) => <PersonRow key={person.id} person={person} onErase={() => setErasing(person)} />}
      </PagedPanel>
      {erasing !== null && eraseDialog(erasing, () => setErasing(null))}
    </div>
  )
}

function PersonRow({ person, onErase }: { person: Person; onErase: () => void }) {
  const { id, maskedName, state, agencyName, createdAt } = person
  return (
    <Row>
      <PersonCell person={person} name={maskedName}>
        <Link to="/admin/vetting/$id" params={{ id }}>
          {maskedName}
        </Link>
      </PersonCell>
      <Cell>
        <Badge>{candidateStateLabels[state]}</Badge>
      </Cell>
      <Cell className={styles.roomy}>{agencyName ?? 'Direct'}</Cell>
      <Cell className={styles.roomy}>{formatDay(createdAt)}</Cell>
      <Cell>
        <Menu
          trigger={
            <IconButton
              label={`Actions for ${maskedName}`}
              size="small"
              icon={<Ellipsis size={16} aria-hidden="true" />}
            />
          }
          align="end"
          actions={[
            { key: 'vetting', label: 'Vetting', render: <Link to="/admin/vetting/$id" params={{ id }} /> },
            { key: 'profile', label: 'Profile', render: <Link to="/candidate-profile" search={{ id }} /> },
            { key: 'erase', label: 'Erase…', danger: true, separated: true, onSelect: onErase },
          ]}
        />
      </Cell>
    </Row>
  )
}
