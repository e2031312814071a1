import { Combobox, type ComboboxOption } from '@assay/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { formatCount } from '../../../platform/format.ts'
import { type Skill, skillsByTextQuery } from './skills.queries.ts'

export interface SkillPickerProps {
  label: string
  labelHidden?: boolean
  placeholder?: string
  hint?: string
  size?: 'medium' | 'large'
  /** Ids already selected. */
  taken?: readonly string[]
  onPick: (skill: Skill) => void
  /** Receives several skills that are typed or pasted together. */
  onList?: ((text: string) => void) | undefined
  reading?: boolean
}

/** Finds a skill by name or alias, and clears the input after each selection. */
export function SkillPicker({
  label,
  labelHidden,
  placeholder,
  hint,
  size = 'medium',
  taken = [],
  onPick,
  onList,
  reading = false,
}: SkillPickerProps) {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(onList !== undefined && isList(text) ? '' : text)
  const { data, isFetching } = useQuery(skillsByTextQuery(wanted))
  const found = wanted.trim() === '' ? [] : (data ?? []).filter(({ id }) => !taken.includes(id))
  return (
    <Combobox
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      placeholder={placeholder}
      controlSize={size}
      lead={<Plus size={15} aria-hidden="true" />}
      options={found.map((skill) => optionOf(skill, text))}
      value={null}
      onSearch={setText}
      searching={isFetching || reading}
      nothing={nothingFor(text, onList !== undefined)}
      clearOnPick
      onText={(given) => {
        if (onList === undefined || !isList(given)) return false
        onList(given)
        setText('')
        return true
      }}
      onChange={(option) => {
        const skill = found.find(({ id }) => id === option?.value)
        if (skill !== undefined) onPick(skill)
        setText('')
      }}
    />
  )
}

const isList = (text: string): boolean => text.split(/[,;|•\n\t]/).filter((entry) => entry.trim() !== '').length > 1

function nothingFor(text: string, takesLists: boolean): string {
  if (text.trim() === '') return takesLists ? 'For example, Kafka, or a list with commas' : 'For example, Kafka'
  return takesLists && isList(text) ? 'Press Enter to add the list' : 'No matching skill'
}

function optionOf(skill: Skill, text: string): ComboboxOption {
  const typed = text.trim().toLowerCase()
  const alias = skill.name.toLowerCase().includes(typed)
    ? undefined
    : skill.aliases.find((each) => each.toLowerCase().includes(typed))
  const people = formatCount(skill.candidateCount, 'person', 'people')
  return { value: skill.id, label: skill.name, note: alias === undefined ? people : `${alias} · ${people}` }
}
