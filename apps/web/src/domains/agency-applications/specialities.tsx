import { Chip } from '@assay/ui/chip'
import { Combobox } from '@assay/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue, useState } from 'react'
import type { Choice } from '../../platform/reference-lists.queries.ts'
import styles from './application.module.css'
import { skillsFor } from './skills.queries.ts'

const MOST = 10

interface SpecialitiesProps {
  field: Pick<ComponentProps<typeof Combobox>, 'label' | 'error'>
  chosen: readonly Choice[]
  controlSize?: 'medium' | 'large'
  onChange: (chosen: readonly Choice[]) => void
}

/** Up to ten skills. */
export function Specialities({ field, chosen, controlSize = 'large', onChange }: SpecialitiesProps) {
  const [text, setText] = useState('')
  const { data, isFetching } = useQuery(skillsFor(useDeferredValue(text)))
  const isTaken = (id: string) => chosen.some(({ value }) => value === id)
  return (
    <div className={styles.skills}>
      <Combobox
        {...field}
        hint={`Optional, up to ${MOST} skills.`}
        controlSize={controlSize}
        placeholder="Type a skill"
        options={text.trim() === '' ? [] : (data ?? []).filter(({ value }) => !isTaken(value))}
        value={null}
        onSearch={setText}
        searching={isFetching}
        nothing={text.trim() === '' ? 'For example, Kotlin' : 'No matching skill'}
        clearOnPick
        onChange={(option) => {
          if (option !== null && chosen.length < MOST && !isTaken(option.value))
            onChange([...chosen, { value: option.value, label: option.label }])
          setText('')
        }}
      />
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label="Chosen specialties">
          {chosen.map(({ value, label }) => (
            <li key={value}>
              <Chip
                onRemove={() => onChange(chosen.filter((each) => each.value !== value))}
                removeLabel={`Remove ${label}`}
              >
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
