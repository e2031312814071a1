import { Combobox, type ComboboxOption } from '@assay/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue, useState } from 'react'
import { formatCount } from '../../../platform/format.ts'
import { type Skill, skillsToPickQuery } from './skills.queries.ts'

interface WinnerPickerProps extends Pick<ComponentProps<typeof Combobox>, 'label' | 'error' | 'name' | 'onBlur'> {
  value: ComboboxOption | null
  onChange: (option: ComboboxOption | null) => void
  /** The skill that ends. */
  loser: Skill
}

/** The skill that takes over the names of another one. */
export function WinnerPicker({ value, onChange, loser, ...field }: WinnerPickerProps) {
  const [text, setText] = useState('')
  const { data = [], isFetching } = useQuery(skillsToPickQuery(useDeferredValue(text)))
  const options = data
    .filter(({ id }) => id !== loser.id)
    .map(({ id, name, candidateCount }) => ({ value: id, label: name, note: formatCount(candidateCount, 'candidate') }))
  return (
    <Combobox
      {...field}
      placeholder="Type a skill"
      options={text.trim() === '' ? [] : options}
      value={value}
      onChange={onChange}
      onSearch={setText}
      searching={isFetching}
      nothing={text.trim() === '' ? 'Type the name of a skill' : 'No other skill matches'}
    />
  )
}
