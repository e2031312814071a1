import { Select } from '@assay/ui/select'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { familyLabels } from './entry-labels.ts'
import { EntryList } from './entry-list.tsx'
import { EntryRow } from './entry-row.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { ProposeDialog, type ProposedAct } from './propose-dialog.tsx'
import styles from './taxonomy.module.css'
import { type Title, titlesQuery } from './taxonomy.queries.ts'
import { titleChoices, type titleFilters } from './taxonomy-addresses.ts'
import { TitleDialog } from './title-dialog.tsx'

type View = ListAddress<keyof typeof titleFilters>
type Open = { readonly title: Title | null; readonly act: ProposedAct } | null

const sorts = { '-candidateCount': 'Most candidates', '-jobCount': 'Most jobs', name: 'Name' }

interface TitleListProps {
  view: View
  onView: (view: View) => void
  /** Without it, changes are proposed. */
  mayEdit: boolean
  /** The ways to proposals and to the history of changes. */
  links: ReactNode
}

/** All job titles of the taxonomy. */
export function TitleList({ view, onView, mayEdit, links }: TitleListProps) {
  const filter = filtersOf(view, titleChoices)
  const query = useQuery(titlesQuery({ ...view, filter }))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <>
      <EntryList
        title="Job titles"
        intro="The job titles Assay recognizes in job descriptions and résumés. Your changes survive updates of Assay, and earlier searches keep the job titles of their time."
        links={links}
        view={view}
        onView={onView}
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
        addLabel={mayEdit ? 'Add job title' : 'Propose job title'}
        onAdd={() => setOpen({ title: null, act: 'add' })}
        head={
          <>
            <HeadCell>Job title</HeadCell>
            <HeadCell className={styles.roomy}>Family</HeadCell>
            <HeadCell numeric>Candidates</HeadCell>
            <HeadCell numeric>Jobs</HeadCell>
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(title) => (
          <TitleRow key={title.id} title={title} mayEdit={mayEdit} onAct={(act) => setOpen({ title, act })} />
        )}
      </EntryList>
      {open !== null && !mayEdit && <ProposeDialog list="titles" entry={open.title} act={open.act} onClose={close} />}
      {open !== null && mayEdit && open.act !== 'merge' && <TitleDialog title={open.title} onClose={close} />}
      {open?.act === 'merge' && mayEdit && open.title !== null && (
        <MergeDialog list="titles" entry={open.title} effects={effectsOf(open.title)} onClose={close} />
      )}
    </>
  )
}

const effectsOf =
  ({ candidateCount, jobCount }: Title) =>
  (winner: string): string[] => [
    `${formatCount(candidateCount, 'candidate')} will count as ${winner}.`,
    `${formatCount(jobCount, 'job')} and all saved searches that ask for it will ask for ${winner}.`,
  ]

interface TitleRowProps {
  title: Title
  mayEdit: boolean
  onAct: (act: ProposedAct) => void
}

function TitleRow({ title, mayEdit, onAct }: TitleRowProps) {
  const { family, candidateCount, jobCount } = title
  return (
    <EntryRow list="titles" entry={title} mayEdit={mayEdit} onAct={onAct}>
      <Cell className={styles.roomy}>{familyLabels[family]}</Cell>
      <Cell numeric>{candidateCount.toLocaleString('en')}</Cell>
      <Cell numeric>{jobCount.toLocaleString('en')}</Cell>
    </EntryRow>
  )
}
