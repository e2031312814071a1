import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { EntryList, type TaxonomyListProps } from './entry-list.tsx'
import { IndustryDialog } from './industry-dialog.tsx'
import styles from './taxonomy.module.css'
import { type Industry, industriesQuery } from './taxonomy.queries.ts'
import { industryChoices, type industryFilters } from './taxonomy-addresses.ts'

type View = ListAddress<keyof typeof industryFilters>

const sorts = { '-companyCount': 'Most companies', name: 'Name', code: 'NAICS code' }

/** All industries of the taxonomy. */
export function IndustryList(props: TaxonomyListProps<View>) {
  const filter = filtersOf(props.view, industryChoices)
  const query = useQuery(industriesQuery({ ...props.view, filter }))
  return (
    <EntryList
      {...props}
      list="industries"
      title="Industries"
      intro="The industries companies choose from. Your changes survive updates of Assay."
      filter={filter}
      query={query}
      sorts={sorts}
      firstSort="Most companies first"
      head={
        <>
          <HeadCell>Industry</HeadCell>
          <HeadCell className={styles.roomy}>Parent industry</HeadCell>
          <HeadCell className={styles.roomy}>NAICS</HeadCell>
          <HeadCell numeric>Companies</HeadCell>
        </>
      }
      cells={({ parent, code, companyCount }) => (
        <>
          <Cell className={styles.roomy}>{parent?.name ?? '–'}</Cell>
          <Cell className={styles.roomy}>{code}</Cell>
          <Cell numeric>{companyCount.toLocaleString('en')}</Cell>
        </>
      )}
      subjectOf={(entry) => ({ list: 'industries', entry })}
      editDialog={(industry, onClose) => <IndustryDialog industry={industry} onClose={onClose} />}
      effectsOf={effectsOf}
    />
  )
}

const effectsOf =
  ({ companyCount }: Industry) =>
  (winner: string): string[] => [
    `${formatCount(companyCount, 'company', 'companies')} will have ${winner}.`,
    `Its sub-industries move to ${winner}.`,
  ]
