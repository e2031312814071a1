import { type QueryCard, seniorities } from '@assay/contracts/query-card'
import { Switch } from '@assay/ui/checkbox'
import { Chip } from '@assay/ui/chip'
import { Combobox } from '@assay/ui/combobox'
import { IconButton } from '@assay/ui/icon-button'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { capitalise } from '../../platform/in-words.ts'
import {
  addAlternative,
  addMustHave,
  addNiceToHave,
  changeMustHave,
  hardenNiceToHave,
  type LegendSkills,
  MAX_WEIGHT,
  removeAlternative,
  removeMustHave,
  removeNiceToHave,
  removeWorkTerm,
  setWeight,
  softenMustHave,
} from './card-editing.ts'
import { Exclusions } from './exclusions.tsx'
import { LimitsEditor } from './limits-editor.tsx'
import { MustHaveRow, numberOrNull } from './must-have-row.tsx'
import styles from './query-card-editor.module.css'
import { SkillPicker } from './skill-picker.tsx'
import { type Skill, titlesByTextQuery } from './skills.queries.ts'

export interface QueryCardEditorProps {
  card: QueryCard
  skills: LegendSkills
  onChange: (card: QueryCard) => void
  /** A skill that the legend may not know yet. */
  onSkill: (skill: Skill) => void
}

/** What is asked for, where everything can be corrected. */
export function QueryCardEditor({ card, skills, onChange, onSkill }: QueryCardEditorProps) {
  return (
    <div className={styles.card}>
      <TitleFields card={card} onChange={onChange} />
      <MustHaves card={card} skills={skills} onChange={onChange} onSkill={onSkill} />
      <NiceToHaves card={card} skills={skills} onChange={onChange} onSkill={onSkill} />
      <WorkTerms card={card} onChange={onChange} />
      {card.exclude.skills.length > 0 && (
        <Section name="Not wanted">
          <p className={styles.chips}>
            {card.exclude.skills.map((skillId) => (
              <Chip
                key={skillId}
                tone="not"
                removeLabel={`Allow ${skills[skillId]?.name ?? skillId}`}
                onRemove={() =>
                  onChange({
                    ...card,
                    exclude: { ...card.exclude, skills: card.exclude.skills.filter((id) => id !== skillId) },
                  })
                }
              >
                {skills[skillId]?.name ?? skillId}
              </Chip>
            ))}
          </p>
        </Section>
      )}
      <Section name="Limits" aside="Who has not said is kept">
        <LimitsEditor card={card} onChange={onChange} />
        <Exclusions card={card} onChange={onChange} />
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

function TitleFields({ card, onChange }: Pick<QueryCardEditorProps, 'card' | 'onChange'>) {
  const [text, setText] = useState('')
  const { data, isFetching } = useQuery(titlesByTextQuery(useDeferredValue(text)))
  const found = text.trim() === '' ? [] : (data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const setYears = (years: Partial<NonNullable<QueryCard['years']>>) => {
    const next = { min: 0, max: null, ...card.years, ...years }
    onChange({ ...card, years: next.min === 0 && next.max === null ? null : next })
  }
  return (
    <>
      <Combobox
        label="Title"
        placeholder="Any title"
        options={found}
        value={card.title === null ? null : { value: card.titleId ?? card.title, label: card.title }}
        onSearch={setText}
        searching={isFetching}
        nothing={text.trim() === '' ? 'Type a title' : 'No title of that name'}
        onChange={(option) => onChange({ ...card, title: option?.label ?? null, titleId: option?.value ?? null })}
      />
      <div className={styles.pair}>
        <Select
          label="Seniority"
          value={card.seniority}
          options={seniorities.map((each) => ({ value: each, label: each === 'none' ? 'Any' : capitalise(each) }))}
          onChange={(event) => onChange({ ...card, seniority: event.target.value as QueryCard['seniority'] })}
        />
        <TextField
          label="Years at least"
          type="number"
          min={0}
          max={60}
          value={card.years?.min ?? ''}
          onChange={(event) => setYears({ min: numberOrNull(event.target.value, 60) ?? 0 })}
        />
      </div>
    </>
  )
}

function MustHaves({ card, skills, onChange, onSkill }: QueryCardEditorProps) {
  const add = (skill: Skill, edited: QueryCard) => {
    onSkill(skill)
    onChange(edited)
  }
  return (
    <Section name="Must have" count={card.mustHave.length}>
      {card.mustHave.length > 0 && (
        <ul className={styles.list}>
          {card.mustHave.map((must, position) => (
            <MustHaveRow
              key={must.anyOf.join('+')}
              must={must}
              skills={skills}
              onChange={(change) => onChange(changeMustHave(card, position, change))}
              onAlternative={(skill) => add(skill, addAlternative(card, position, skill.id))}
              onDropAlternative={(skillId) => onChange(removeAlternative(card, position, skillId))}
              onSoften={() => onChange(softenMustHave(card, position))}
              onRemove={() => onChange(removeMustHave(card, position))}
            />
          ))}
        </ul>
      )}
      <SkillPicker
        label="Add a must-have"
        labelHidden
        placeholder="Add a must-have"
        taken={card.mustHave.flatMap(({ anyOf }) => anyOf)}
        onPick={(skill) => add(skill, addMustHave(card, skill.id))}
      />
      <div className={styles.mode}>
        <Switch
          label="Leave out who lacks a must-have"
          checked={card.mustHaveMode === 'require'}
          onChange={(event) => onChange({ ...card, mustHaveMode: event.target.checked ? 'require' : 'prefer' })}
        />
      </div>
    </Section>
  )
}

function NiceToHaves({ card, skills, onChange, onSkill }: QueryCardEditorProps) {
  return (
    <Section
      name="Nice to have"
      count={card.niceToHave.length}
      aside={card.niceToHave.length > 0 ? 'weight' : undefined}
    >
      {card.niceToHave.length > 0 && (
        <ul className={styles.list}>
          {card.niceToHave.map(({ skillId, weight }) => {
            const name = skills[skillId]?.name ?? skillId
            return (
              <li key={skillId} className={styles.row}>
                <span className={styles.skills}>
                  <Chip tone="nice">{name}</Chip>
                </span>
                <WeightSlider
                  name={name}
                  weight={weight}
                  onChange={(next) => onChange(setWeight(card, skillId, next))}
                />
                <IconButton
                  size="small"
                  label={`Make ${name} a must-have`}
                  icon={<ArrowUp size={14} aria-hidden="true" />}
                  onClick={() => onChange(hardenNiceToHave(card, skillId))}
                />
                <IconButton
                  size="small"
                  label={`Remove ${name}`}
                  icon={<X size={14} aria-hidden="true" />}
                  onClick={() => onChange(removeNiceToHave(card, skillId))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <SkillPicker
        label="Add a nice-to-have"
        labelHidden
        placeholder="Add a nice-to-have"
        taken={[...card.niceToHave.map(({ skillId }) => skillId), ...card.mustHave.flatMap(({ anyOf }) => anyOf)]}
        onPick={(skill) => {
          onSkill(skill)
          onChange(addNiceToHave(card, skill.id))
        }}
      />
    </Section>
  )
}

/** Words of the text that are no skill of ours; each can be taken away. */
function WorkTerms({ card, onChange }: Pick<QueryCardEditorProps, 'card' | 'onChange'>) {
  const { workTerms = [] } = card
  if (workTerms.length === 0) return null
  return (
    <Section name="Words that count a little" count={workTerms.length} aside="Only what people write">
      <p className={styles.chips}>
        {workTerms.map(({ term }) => (
          <Chip key={term} removeLabel={`Remove ${term}`} onRemove={() => onChange(removeWorkTerm(card, term))}>
            {term}
          </Chip>
        ))}
      </p>
    </Section>
  )
}

/** 0 to 5, by mouse or arrow keys. */
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
