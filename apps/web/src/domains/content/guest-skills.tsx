import { Chip } from '@assay/ui/chip'
import { Combobox, type ComboboxOption } from '@assay/ui/combobox'
import type { ReactNode } from 'react'
import styles from './home.module.css'

export interface GuestSkillsProps {
  options: readonly ComboboxOption[]
  searching: boolean
  onSearch: (text: string) => void
  chosen: readonly ComboboxOption[]
  onChosen: (skills: readonly ComboboxOption[]) => void
  problem: string | null
}

export function GuestSkills({ options, searching, onSearch, chosen, onChosen, problem }: GuestSkillsProps) {
  const add = (skill: ComboboxOption | null) => {
    if (skill !== null && !chosen.some((each) => each.value === skill.value)) onChosen([...chosen, skill])
  }
  return (
    <div className={styles.skills}>
      <Combobox
        label="Skills"
        labelHidden
        controlSize="large"
        clearOnPick
        placeholder="For example, Kafka"
        options={options}
        value={null}
        onChange={add}
        onSearch={onSearch}
        searching={searching}
        nothing="No matching skill"
        error={problem}
      />
      <ChosenSkills>
        {chosen.map((skill) => (
          <Chip
            key={skill.value}
            tone="must"
            onRemove={() => onChosen(chosen.filter((each) => each !== skill))}
            removeLabel={`Remove ${skill.label}`}
          >
            {skill.label}
          </Chip>
        ))}
      </ChosenSkills>
    </div>
  )
}

function ChosenSkills({ children }: { children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className={styles.allowance}>Every skill is a must-have.</p>
  return <div className={styles.chips}>{children}</div>
}
