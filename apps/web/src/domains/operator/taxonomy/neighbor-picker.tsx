import { Chip } from '@assay/ui/chip'
import { Combobox } from '@assay/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue, useState } from 'react'
import styles from './taxonomy.module.css'
import { entriesToPickQuery } from './taxonomy.queries.ts'

export interface Picked {
  readonly id: string
  readonly name: string
}

interface NeighborPickerProps extends Pick<ComponentProps<typeof Combobox>, 'error' | 'name' | 'hint' | 'onBlur'> {
  label: string
  value: readonly Picked[]
  onChange: (picked: readonly Picked[]) => void
  /** The skill that is edited. */
  except: string | undefined
}

/** Other skills, found by typing. */
export function NeighborPicker({ value, onChange, except, ...field }: NeighborPickerProps) {
  const [text, setText] = useState('')
  const { data = [], isFetching } = useQuery(entriesToPickQuery('skills', useDeferredValue(text)))
  const taken = new Set([except, ...value.map(({ id }) => id)])
  const options = data.filter(({ value: id }) => !taken.has(id))
  return (
    <div>
      <Combobox
        {...field}
        placeholder="Type a skill"
        options={text.trim() === '' ? [] : options}
        value={null}
        onSearch={setText}
        searching={isFetching}
        nothing={text.trim() === '' ? 'Type the name of a skill' : 'No other skill matches'}
        clearOnPick
        onChange={(option) => {
          if (option !== null) onChange([...value, { id: option.value, name: option.label }])
          setText('')
        }}
      />
      {value.length > 0 && (
        <ul className={styles.chips} aria-label={field.label}>
          {value.map(({ id, name }) => (
            <li key={id}>
              <Chip onRemove={() => onChange(value.filter((each) => each.id !== id))} removeLabel={`Remove ${name}`}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
