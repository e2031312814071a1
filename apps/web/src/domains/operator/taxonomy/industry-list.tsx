import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { EntryList } from './entry-list.tsx'
import { EntryRow } from './entry-row.tsx'
import { IndustryDialog } from './industry-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { ProposeDialog, type ProposedAct } from './propose-dialog.tsx'
import styles from './taxonomy.module.css'
import { type Industry, industriesQuery } from './taxonomy.queries.ts'
import { industryChoices, type industryFilters } from './taxonomy-addresses.ts'

type View = ListAddress<keyof typeof industryFilters>
type Open = { readonly industry: Industry | null; readonly act: ProposedAct } | null

const sorts = { '-companyCount': 'Most companies', name: 'Name', code: 'NAICS code' }

interface IndustryListProps {
  view: View
  onView: (view: View) => void
  /** Without it, changes are proposed. */
  mayEdit: boolean
  /** The ways to proposals and to the history of changes. */
  links: ReactNode
}

/** All industries of the taxonomy. */
export function IndustryList({ view, onView, mayEdit, links }: IndustryListProps) {
  const filter = filtersOf(view, industryChoices)
  const query = useQuery(industriesQuery({ ...view, filter }))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <>
      <EntryList
        title="Industries"
        intro="The industries companies choose from. Your changes survive updates of Assay."
        links={links}
        view={view}
        onView={onView}
        filter={filter}
        query={query}
        sorts={sorts}
        firstSort="Most companies first"
        addLabel={mayEdit ? 'Add industry' : 'Propose industry'}
        onAdd={() => setOpen({ industry: null, act: 'add' })}
        head={
          <>
            <HeadCell>Industry</HeadCell>
            <HeadCell className={styles.roomy}>Parent industry</HeadCell>
            <HeadCell className={styles.roomy}>NAICS</HeadCell>
            <HeadCell numeric>Companies</HeadCell>
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(industry) => (
          <IndustryRow
            key={industry.id}
            industry={industry}
            mayEdit={mayEdit}
            onAct={(act) => setOpen({ industry, act })}
          />
        )}
      </EntryList>
      {open !== null && !mayEdit && (
        <ProposeDialog list="industries" entry={open.industry} act={open.act} onClose={close} />
      )}
      {open !== null && mayEdit && open.act !== 'merge' && <IndustryDialog industry={open.industry} onClose={close} />}
      {open?.act === 'merge' && mayEdit && open.industry !== null && (
        <MergeDialog list="industries" entry={open.industry} effects={effectsOf(open.industry)} onClose={close} />
      )}
    </>
  )
}

const effectsOf =
  ({ companyCount }: Industry) =>
  (winner: string): string[] => [
    `${formatCount(companyCount, 'company', 'companies')} will have ${winner}.`,
    `Its sub-industries move to ${winner}.`,
  ]

interface IndustryRowProps {
  industry: Industry
  mayEdit: boolean
  onAct: (act: ProposedAct) => void
}

function IndustryRow({ industry, mayEdit, onAct }: IndustryRowProps) {
  const { parent, code, companyCount } = industry
  return (
    <EntryRow list="industries" entry={industry} mayEdit={mayEdit} onAct={onAct}>
      <Cell className={styles.roomy}>{parent?.name ?? '–'}</Cell>
      <Cell className={styles.roomy}>{code}</Cell>
      <Cell numeric>{companyCount.toLocaleString('en')}</Cell>
    </EntryRow>
  )
}
