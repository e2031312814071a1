import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { SearchAndStatus } from '../../../platform/list-views/search-and-status.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { ProposeDialog, type ProposedAct } from './propose-dialog.tsx'
import { skillChoices, type skillFilters } from './skill-address.ts'
import { SkillDialog } from './skill-dialog.tsx'
import { kindLabels, originLabels, sortLabels, stateLabels } from './skill-labels.ts'
import { SkillRow } from './skill-row.tsx'
import styles from './skills.module.css'
import { type Skill, skillsQuery } from './skills.queries.ts'

type View = ListAddress<keyof typeof skillFilters>

type Open = { readonly skill: Skill | null; readonly act: ProposedAct } | null

interface SkillListProps {
  view: View
  onView: (view: View) => void
  /** Without it, changes are proposed. */
  mayEdit: boolean
  /** The ways to proposals and to the history of changes. */
  links: ReactNode
}

/** All skills of the taxonomy, with how many use them. */
export function SkillList({ view, onView, mayEdit, links }: SkillListProps) {
  const filter = filtersOf(view, skillChoices)
  const query = useQuery(skillsQuery({ ...view, filter }))
  const [open, setOpen] = useState<Open>(null)
  const isFiltered = Object.keys(filter).length > 0
  const choose = (change: Partial<View>) => onView({ ...view, ...change, page: 1 })
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Skills</h1>
      <p className={styles.intro}>
        What descriptions and résumés are read for. Changes stay when Assay is updated, and earlier searches keep the
        skills of their time. {links}
      </p>
      <div className={styles.bar}>
        <SearchAndStatus
          label="Search skills"
          placeholder="Name or alias"
          search={view.search}
          onSearch={(search) => choose({ search })}
          state={view.state}
          states={skillChoices.state.map((value) => ({ value, label: stateLabels[value] }))}
          onState={(state) => choose({ state })}
        >
          <Select
            label="Kind"
            labelHidden
            placeholder="All kinds"
            value={view.kind}
            options={skillChoices.kind.map((value) => ({ value, label: kindLabels[value] }))}
            onChange={(event) => choose({ kind: event.target.value })}
          />
          <Select
            label="Origin"
            labelHidden
            placeholder="All origins"
            value={view.origin}
            options={skillChoices.origin.map((value) => ({ value, label: originLabels[value] }))}
            onChange={(event) => choose({ origin: event.target.value })}
          />
        </SearchAndStatus>
        <Select
          label="Order"
          labelHidden
          placeholder={view.search === '' ? 'Most candidates first' : 'Best match first'}
          value={view.sort}
          options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
          onChange={(event) => choose({ sort: event.target.value })}
        />
        <Button variant="primary" onClick={() => setOpen({ skill: null, act: 'add' })}>
          {mayEdit ? 'Add skill' : 'Propose skill'}
        </Button>
      </div>
      <PagedPanel
        title="Skills"
        query={query}
        view={view}
        onView={onView}
        onClear={isFiltered ? () => choose({ search: '', state: '', kind: '', origin: '' }) : undefined}
        empty={{ title: 'No skills', words: 'The skills of the release appear here once the server has started.' }}
        head={
          <>
            <HeadCell>Skill</HeadCell>
            <HeadCell className={styles.roomy}>Kind</HeadCell>
            <HeadCell numeric>Candidates</HeadCell>
            <HeadCell numeric>Jobs</HeadCell>
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(skill) => (
          <SkillRow key={skill.id} skill={skill} mayEdit={mayEdit} onAct={(act) => setOpen({ skill, act })} />
        )}
      </PagedPanel>
      {open !== null && !mayEdit && <ProposeDialog {...open} onClose={() => setOpen(null)} />}
      {open !== null && mayEdit && open.act !== 'merge' && (
        <SkillDialog skill={open.skill} onClose={() => setOpen(null)} />
      )}
      {open?.act === 'merge' && mayEdit && open.skill !== null && (
        <MergeDialog skill={open.skill} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}
