import { type SearchCriteria, seniorities } from '@assay/contracts/search-criteria'
import { Switch } from '@assay/ui/checkbox'
import { Chip } from '@assay/ui/chip'
import { Combobox } from '@assay/ui/combobox'
import { IconButton } from '@assay/ui/icon-button'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { capitalize } from '../../../platform/format.ts'
import {
  addAlternative,
  addList,
  addMustHave,
  addNiceToHave,
  changeMustHave,
  hardenNiceToHave,
  type LegendSkills,
  MAX_WEIGHT,
  removeAlternative,
  removeKeyword,
  removeMustHave,
  removeNiceToHave,
  setWeight,
  softenMustHave,
} from './criteria-editing.ts'
import styles from './criteria-editor.module.css'
import { ExactWords, TextWords, WrittenWords } from './exact-words.tsx'
import { Exclusions } from './exclusions.tsx'
import { LimitsEditor } from './limits-editor.tsx'
import { MustHaveRow, numberOrNull } from './must-have-row.tsx'
import { useReadSkillList } from './readings.mutations.ts'
import { SkillListNotes } from './skill-list-notes.tsx'
import { SkillPicker } from './skill-picker.tsx'
import { type Skill, titlesByTextQuery } from './skills.queries.ts'
import { useFold } from './use-fold.tsx'

const MUST_HAVES_SHOWN = 10
const NICE_TO_HAVES_SHOWN = 8

export interface CriteriaEditorProps {
  criteria: SearchCriteria
  skills: LegendSkills
  onChange: (criteria: SearchCriteria) => void
  /** The skill may be missing from the legend. */
  onSkill: (skill: NamedSkill) => void
  /** Skills above title and years, where they are what the page is for. */
  skillsFirst?: boolean
}

export type NamedSkill = Pick<Skill, 'id' | 'slug' | 'name'> & { kind: string }

/** The search criteria, all editable. */
export function CriteriaEditor({ criteria, skills, onChange, onSkill, skillsFirst = false }: CriteriaEditorProps) {
  const title = <TitleFields criteria={criteria} onChange={onChange} />
  return (
    <div className={styles.criteria}>
      {!skillsFirst && title}
      <MustHaves criteria={criteria} skills={skills} onChange={onChange} onSkill={onSkill} />
      <NiceToHaves criteria={criteria} skills={skills} onChange={onChange} onSkill={onSkill} />
      {skillsFirst && title}
      <Keywords criteria={criteria} onChange={onChange} />
      <Section name="Exact words" aside="Only candidates who use them">
        <ExactWords criteria={criteria} onChange={onChange} />
      </Section>
      {criteria.writtenWords !== undefined && (
        <Section name="Skills named word for word" count={criteria.writtenWords.length} aside="Low weight">
          <WrittenWords criteria={criteria} onChange={onChange} />
        </Section>
      )}
      {criteria.textWords !== undefined && (
        <Section
          name="Words from the text"
          count={criteria.textWords.words.length}
          aside={criteria.textWords.first ? 'Before all criteria' : 'Not used'}
        >
          <TextWords criteria={criteria} onChange={onChange} />
        </Section>
      )}
      {criteria.exclude.skills.length > 0 && (
        <Section name="Excluded">
          <p className={styles.chips}>
            {criteria.exclude.skills.map((skillId) => (
              <Chip
                key={skillId}
                tone="not"
                removeLabel={`Allow ${skills[skillId]?.name ?? skillId}`}
                onRemove={() =>
                  onChange({
                    ...criteria,
                    exclude: { ...criteria.exclude, skills: criteria.exclude.skills.filter((id) => id !== skillId) },
                  })
                }
              >
                {skills[skillId]?.name ?? skillId}
              </Chip>
            ))}
          </p>
        </Section>
      )}
      <Section name="Limits" aside="Candidates who haven’t stated them are included">
        <LimitsEditor criteria={criteria} onChange={onChange} />
        <Exclusions criteria={criteria} onChange={onChange} />
      </Section>
    </div>
  )
}

function Section({
  name,
  count,
  aside,
  children,
}: {
  name: string
  count?: number
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {aside !== undefined && <span className={styles.headAside}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}

function TitleFields({ criteria, onChange }: Pick<CriteriaEditorProps, 'criteria' | 'onChange'>) {
  const [text, setText] = useState('')
  const { data, isFetching } = useQuery(titlesByTextQuery(useDeferredValue(text)))
  const found = text.trim() === '' ? [] : (data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const setYears = (years: Partial<NonNullable<SearchCriteria['years']>>) => {
    const next = { min: 0, max: null, ...criteria.years, ...years }
    onChange({ ...criteria, years: next.min === 0 && next.max === null ? null : next })
  }
  return (
    <>
      <Combobox
        label="Title"
        placeholder="Any title"
        options={found}
        value={criteria.title === null ? null : { value: criteria.titleId ?? criteria.title, label: criteria.title }}
        onSearch={setText}
        searching={isFetching}
        nothing={text.trim() === '' ? 'For example, Backend Engineer' : 'No matching title'}
        onChange={(option) => onChange({ ...criteria, title: option?.label ?? null, titleId: option?.value ?? null })}
      />
      <div className={styles.pair}>
        <Select
          label="Seniority"
          value={criteria.seniority}
          options={seniorities.map((each) => ({ value: each, label: each === 'none' ? 'Any' : capitalize(each) }))}
          onChange={(event) => onChange({ ...criteria, seniority: event.target.value as SearchCriteria['seniority'] })}
        />
        <TextField
          label="Min. years"
          type="number"
          min={0}
          max={60}
          value={criteria.years?.min ?? ''}
          onChange={(event) => setYears({ min: numberOrNull(event.target.value, 60) ?? 0 })}
        />
      </div>
    </>
  )
}

function MustHaves({ criteria, skills, onChange, onSkill }: CriteriaEditorProps) {
  const add = (skill: Skill, edited: SearchCriteria) => {
    onSkill(skill)
    onChange(edited)
  }
  const fold = useFold(criteria.mustHave.length, MUST_HAVES_SHOWN, 'must-haves')
  const list = useAddedList({ criteria, onChange, onSkill }, 'mustHave')
  return (
    <Section name="Must-haves" count={criteria.mustHave.length}>
      {criteria.mustHave.length > 0 && (
        <ul className={styles.list}>
          {criteria.mustHave.slice(0, fold.visible).map((must, position) => (
            <MustHaveRow
              key={must.anyOf.join('+')}
              must={must}
              skills={skills}
              onChange={(change) => onChange(changeMustHave(criteria, position, change))}
              onAlternative={(skill) => add(skill, addAlternative(criteria, position, skill.id))}
              onDropAlternative={(skillId) => onChange(removeAlternative(criteria, position, skillId))}
              onSoften={() => onChange(softenMustHave(criteria, position))}
              onRemove={() => onChange(removeMustHave(criteria, position))}
            />
          ))}
        </ul>
      )}
      {fold.toggle}
      <SkillPicker
        label="Add must-have"
        labelHidden
        placeholder="Add must-have"
        {...list.taking}
        taken={criteria.mustHave.flatMap(({ anyOf }) => anyOf)}
        onPick={(skill) => {
          fold.open()
          add(skill, addMustHave(criteria, skill.id))
        }}
      />
      {list.notes}
      <div className={styles.mode}>
        <Switch
          label="Only candidates with all must-haves"
          checked={criteria.mustHaveMode === 'require'}
          onChange={(event) => onChange({ ...criteria, mustHaveMode: event.target.checked ? 'require' : 'prefer' })}
        />
      </div>
    </Section>
  )
}

function NiceToHaves({ criteria, skills, onChange, onSkill }: CriteriaEditorProps) {
  const fold = useFold(criteria.niceToHave.length, NICE_TO_HAVES_SHOWN, 'nice-to-haves')
  const list = useAddedList({ criteria, onChange, onSkill }, 'niceToHave')
  return (
    <Section
      name="Nice-to-haves"
      count={criteria.niceToHave.length}
      aside={criteria.niceToHave.length > 0 ? 'weight' : undefined}
    >
      {criteria.niceToHave.length > 0 && (
        <ul className={styles.list}>
          {criteria.niceToHave.slice(0, fold.visible).map(({ skillId, weight }) => {
            const name = skills[skillId]?.name ?? skillId
            return (
              <li key={skillId} className={styles.row}>
                <span className={styles.skills}>
                  <Chip tone="nice">{name}</Chip>
                </span>
                <WeightSlider
                  name={name}
                  weight={weight}
                  onChange={(next) => onChange(setWeight(criteria, skillId, next))}
                />
                <IconButton
                  size="small"
                  label={`Make ${name} a must-have`}
                  icon={<ArrowUp size={14} aria-hidden="true" />}
                  onClick={() => onChange(hardenNiceToHave(criteria, skillId))}
                />
                <IconButton
                  size="small"
                  label={`Remove ${name}`}
                  icon={<X size={14} aria-hidden="true" />}
                  onClick={() => onChange(removeNiceToHave(criteria, skillId))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {fold.toggle}
      <SkillPicker
        label="Add nice-to-have"
        labelHidden
        placeholder="Add nice-to-have"
        {...list.taking}
        taken={[
          ...criteria.niceToHave.map(({ skillId }) => skillId),
          ...criteria.mustHave.flatMap(({ anyOf }) => anyOf),
        ]}
        onPick={(skill) => {
          fold.open()
          onSkill(skill)
          onChange(addNiceToHave(criteria, skill.id))
        }}
      />
      {list.notes}
    </Section>
  )
}

/** Skills that are typed or pasted together. */
function useAddedList(
  { criteria, onChange, onSkill }: Pick<CriteriaEditorProps, 'criteria' | 'onChange' | 'onSkill'>,
  as: 'mustHave' | 'niceToHave',
) {
  const list = useReadSkillList((read) => {
    for (const [id, skill] of Object.entries(read.legend.skills)) onSkill({ id, ...skill })
    onChange(addList(criteria, read.criteria, as))
  })
  return {
    taking: { onList: list.mutate, reading: list.isPending },
    notes: <SkillListNotes list={list} criteria={criteria} onChange={onChange} />,
  }
}

/** Keywords in the text that aren't known skills. */
function Keywords({ criteria, onChange }: Pick<CriteriaEditorProps, 'criteria' | 'onChange'>) {
  const { keywords = [] } = criteria
  if (keywords.length === 0) return null
  return (
    <Section name="Other keywords" count={keywords.length} aside="Low weight">
      <p className={styles.chips}>
        {keywords.map(({ term }) => (
          <Chip key={term} removeLabel={`Remove ${term}`} onRemove={() => onChange(removeKeyword(criteria, term))}>
            {term}
          </Chip>
        ))}
      </p>
    </Section>
  )
}

export function WeightSlider({
  name,
  weight,
  onChange,
}: {
  name: string
  weight: number
  onChange: (weight: number) => void
}) {
  return (
    <span className={styles.weight}>
      <input
        type="range"
        className={styles.range}
        aria-label={`Weight of ${name}`}
        min={0}
        max={MAX_WEIGHT}
        step={1}
        value={weight}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span className={styles.weightValue} aria-hidden="true">
        {weight}
      </span>
    </span>
  )
}
