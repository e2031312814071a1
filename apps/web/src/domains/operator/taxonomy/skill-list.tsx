import { Select } from '@assay/ui/select'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { kindLabels } from './entry-labels.ts'
import { EntryList, type TaxonomyListProps } from './entry-list.tsx'
import { SkillDialog } from './skill-dialog.tsx'
import styles from './taxonomy.module.css'
import { type Skill, skillsQuery } from './taxonomy.queries.ts'
import { skillChoices, type skillFilters } from './taxonomy-addresses.ts'

type View = ListAddress<keyof typeof skillFilters>

const sorts = { '-candidateCount': 'Most candidates', '-jobCount': 'Most jobs', name: 'Name' }

/** All skills of the taxonomy. */
export function SkillList(props: TaxonomyListProps<View>) {
  const { view, onView } = props
  const filter = filtersOf(view, skillChoices)
  const query = useQuery(skillsQuery({ ...view, filter }))
  return (
    <EntryList
      {...props}
      list="skills"
      title="Skills"
      intro="The skills Assay recognizes in job descriptions and résumés. Your changes survive updates of Assay, and earlier searches keep the skills of their time."
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
      head={
        <>
          <HeadCell>Skill</HeadCell>
          <HeadCell className={styles.roomy}>Type</HeadCell>
          <HeadCell numeric>Candidates</HeadCell>
          <HeadCell numeric>Jobs</HeadCell>
        </>
      }
      cells={({ kind, candidateCount, jobCount }) => (
        <>
          <Cell className={styles.roomy}>{kindLabels[kind]}</Cell>
          <Cell numeric>{candidateCount.toLocaleString('en')}</Cell>
          <Cell numeric>{jobCount.toLocaleString('en')}</Cell>
        </>
      )}
      subjectOf={(entry) => ({ list: 'skills', entry })}
      editDialog={(skill, onClose) => <SkillDialog skill={skill} onClose={onClose} />}
      effectsOf={effectsOf}
    />
  )
}

const effectsOf =
  ({ name, candidateCount, jobCount }: Skill) =>
  (winner: string): string[] => [
    `${formatCount(candidateCount, 'candidate')} will have ${winner}. If someone has both, the stronger evidence and the longer experience count.`,
    `${formatCount(jobCount, 'job')} and all saved searches that ask for ${name} will ask for ${winner}.`,
  ]
