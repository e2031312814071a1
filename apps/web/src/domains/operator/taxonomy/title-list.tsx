import { Select } from '@assay/ui/select'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { familyLabels } from './entry-labels.ts'
import { EntryList, type TaxonomyListProps } from './entry-list.tsx'
import styles from './taxonomy.module.css'
import { type Title, titlesQuery } from './taxonomy.queries.ts'
import { titleChoices, type titleFilters } from './taxonomy-addresses.ts'
import { TitleDialog } from './title-dialog.tsx'

type View = ListAddress<keyof typeof titleFilters>

const sorts = { '-candidateCount': 'Most candidates', '-jobCount': 'Most jobs', name: 'Name' }

/** All job titles of the taxonomy. */
export function TitleList(props: TaxonomyListProps<View>) {
  const { view, onView } = props
  const filter = filtersOf(view, titleChoices)
  const query = useQuery(titlesQuery({ ...view, filter }))
  return (
    <EntryList
      {...props}
      list="titles"
      title="Job titles"
      intro="The job titles Assay recognizes in job descriptions and résumés. Your changes survive updates of Assay, and earlier searches keep the job titles of their time."
      filter={filter}
      query={query}
      sorts={sorts}
      firstSort="Most candidates first"
      filters={
        <Select
          label="Family"
          labelHidden
          placeholder="All families"
          value={view.family}
          options={titleChoices.family.map((value) => ({ value, label: familyLabels[value] }))}
          onChange={(event) => onView({ ...view, family: event.target.value, page: 1 })}
        />
      }
      head={
        <>
          <HeadCell>Job title</HeadCell>
          <HeadCell className={styles.roomy}>Family</HeadCell>
          <HeadCell numeric>Candidates</HeadCell>
          <HeadCell numeric>Jobs</HeadCell>
        </>
      }
      cells={({ family, candidateCount, jobCount }) => (
        <>
          <Cell className={styles.roomy}>{familyLabels[family]}</Cell>
          <Cell numeric>{candidateCount.toLocaleString('en')}</Cell>
          <Cell numeric>{jobCount.toLocaleString('en')}</Cell>
        </>
      )}
      subjectOf={(entry) => ({ list: 'titles', entry })}
      editDialog={(title, onClose) => <TitleDialog title={title} onClose={onClose} />}
      effectsOf={effectsOf}
    />
  )
}

const effectsOf =
  ({ candidateCount, jobCount }: Title) =>
  (winner: string): string[] => [
    `${formatCount(candidateCount, 'candidate')} will count as ${winner}.`,
    `${formatCount(jobCount, 'job')} and all saved searches that ask for it will ask for ${winner}.`,
  ]
