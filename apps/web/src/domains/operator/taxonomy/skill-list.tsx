import { Select } from '@assay/ui/select'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { kindLabels } from './entry-labels.ts'
import { EntryList } from './entry-list.tsx'
import { EntryRow } from './entry-row.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { ProposeDialog, type ProposedAct } from './propose-dialog.tsx'
import { SkillDialog } from './skill-dialog.tsx'
import styles from './taxonomy.module.css'
import { type Skill, skillsQuery } from './taxonomy.queries.ts'
import { skillChoices, type skillFilters } from './taxonomy-addresses.ts'

type View = ListAddress<keyof typeof skillFilters>
type Open = { readonly skill: Skill | null; readonly act: ProposedAct } | null

const sorts = { '-candidateCount': 'Most candidates', '-jobCount': 'Most jobs', name: 'Name' }

interface SkillListProps {
  view: View
  onView: (view: View) => void
  /** Without it, changes are proposed. */
  mayEdit: boolean
  /** The ways to proposals and to the history of changes. */
  links: ReactNode
}

/** All skills of the taxonomy. */
export function SkillList({ view, onView, mayEdit, links }: SkillListProps) {
  const filter = filtersOf(view, skillChoices)
  const query = useQuery(skillsQuery({ ...view, filter }))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <>
      <EntryList
        title="Skills"
        intro="The skills Assay recognizes in job descriptions and résumés. Your changes survive updates of Assay, and earlier searches keep the skills of their time."
        links={links}
        view={view}
        onView={onView}
        filter={filter}
        query={query}
        sorts={sorts}
        firstSort="Most candidates first"
        filters={
          <Select
            label="Type"
            labelHidden
            placeholder="All types"
            value={view.kind}
            options={skillChoices.kind.map((value) => ({ value, label: kindLabels[value] }))}
            onChange={(event) => onView({ ...view, kind: event.target.value, page: 1 })}
          />
        }
        addLabel={mayEdit ? 'Add skill' : 'Propose skill'}
        onAdd={() => setOpen({ skill: null, act: 'add' })}
        head={
          <>
            <HeadCell>Skill</HeadCell>
            <HeadCell className={styles.roomy}>Type</HeadCell>
            <HeadCell numeric>Candidates</HeadCell>
            <HeadCell numeric>Jobs</HeadCell>
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(skill) => (
          <SkillRow key={skill.id} skill={skill} mayEdit={mayEdit} onAct={(act) => setOpen({ skill, act })} />
        )}
      </EntryList>
      {open !== null && !mayEdit && <ProposeDialog list="skills" entry={open.skill} act={open.act} onClose={close} />}
      {open !== null && mayEdit && open.act !== 'merge' && <SkillDialog skill={open.skill} onClose={close} />}
      {open?.act === 'merge' && mayEdit && open.skill !== null && (
        <MergeDialog list="skills" entry={open.skill} effects={effectsOf(open.skill)} onClose={close} />
      )}
    </>
  )
}

const effectsOf =
  ({ name, candidateCount, jobCount }: Skill) =>
  (winner: string): string[] => [
    `${formatCount(candidateCount, 'candidate')} will have ${winner}. If someone has both, the stronger evidence and the longer experience count.`,
    `${formatCount(jobCount, 'job')} and all saved searches that ask for ${name} will ask for ${winner}.`,
  ]

interface SkillRowProps {
  skill: Skill
  mayEdit: boolean
  onAct: (act: ProposedAct) => void
}

function SkillRow({ skill, mayEdit, onAct }: SkillRowProps) {
  const { kind, candidateCount, jobCount } = skill
  return (
    <EntryRow list="skills" entry={skill} mayEdit={mayEdit} onAct={onAct}>
      <Cell className={styles.roomy}>{kindLabels[kind]}</Cell>
      <Cell numeric>{candidateCount.toLocaleString('en')}</Cell>
      <Cell numeric>{jobCount.toLocaleString('en')}</Cell>
    </EntryRow>
  )
}
