import type { RequirementState } from '@assay/contracts/requirements'
import { Combobox, type ComboboxOption } from '@assay/ui/combobox'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import {
  type RequirementChoice,
  requirementChoiceQuery,
  requirementChoicesQuery,
} from './requirement-choices.queries.ts'

export interface RequirementChooserProps {
  label: string
  labelHidden?: boolean
  /** The id of the selected job; empty for none. */
  value: string
  /** Receives null when the selection is cleared, if allowed. */
  onChoose: (requirement: RequirementChoice | null) => void
  /** If set, no job is an option too, with a label such as “Every requirement”. */
  none?: string
  placeholder?: string
  /** The selectable states; all if absent. */
  states?: readonly RequirementState[]
  /** Shown next to a title, such as the number waiting there. */
  noteOf?: (requirement: RequirementChoice) => string | undefined
}

const EVERY: readonly RequirementState[] = []

export function RequirementChooser(props: RequirementChooserProps) {
  const { value, onChoose, none, placeholder = none ?? 'Select job', states = EVERY, noteOf } = props
  const client = useQueryClient()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const { data: found = [], isFetching, isPending } = useQuery(requirementChoicesQuery({ states, text: wanted }))
  const listed = found.find(({ id }) => id === value)
  const { data: named } = useQuery({
    ...requirementChoiceQuery(value),
    enabled: value !== '' && !isPending && listed === undefined,
  })
  const chosen = listed ?? (named?.id === value ? named : undefined)
  const optionOf = (each: RequirementChoice): ComboboxOption => ({
    value: each.id,
    label: each.title,
    note: noteOf?.(each),
  })
  return (
    <Combobox
      label={props.label}
      labelHidden={props.labelHidden}
      placeholder={placeholder}
      options={found.filter(({ title }) => fits(title, text)).map(optionOf)}
      value={chosen === undefined ? null : optionOf(chosen)}
      onSearch={setText}
      searching={isFetching}
      nothing="No matching job"
      clearWords={none}
      onChange={(option) => {
        setText('')
        if (option === null) {
          if (none !== undefined) onChoose(null)
          return
        }
        const picked = found.find(({ id }) => id === option.value)
        if (picked === undefined) return
        // Shown by name immediately, even if it isn't among the newest, which load next.
        client.setQueryData(requirementChoiceQuery(picked.id).queryKey, picked)
        onChoose(picked)
      }}
    />
  )
}

/** Until the response arrives, the list still has the previous results, which must not be selected. */
const fits = (title: string, text: string): boolean => title.toLowerCase().includes(text.trim().toLowerCase())
