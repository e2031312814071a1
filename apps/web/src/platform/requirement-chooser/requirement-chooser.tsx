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
  /** The id of the one that is chosen; empty: none. */
  value: string
  /** null: none any more, where that may be. */
  onChoose: (requirement: RequirementChoice | null) => void
  /** Given: choosing none is a choice too, such as “Every requirement”. */
  none?: string
  placeholder?: string
  /** Which may be chosen; otherwise whatever their state. */
  states?: readonly RequirementState[]
  /** What stands beside a title, such as how many wait there. */
  noteOf?: (requirement: RequirementChoice) => string | undefined
}

const EVERY: readonly RequirementState[] = []

export function RequirementChooser(props: RequirementChooserProps) {
  const { value, onChoose, none, placeholder = none ?? 'Select job', states = EVERY, noteOf } = props
  const client = useQueryClient()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const { data: found = [], isFetching } = useQuery(requirementChoicesQuery({ states, text: wanted }))
  const listed = found.find(({ id }) => id === value)
  const { data: named } = useQuery({ ...requirementChoiceQuery(value), enabled: value !== '' && listed === undefined })
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
        // Named at once, whether or not it is among the newest that are listed next.
        client.setQueryData(requirementChoiceQuery(picked.id).queryKey, picked)
        onChoose(picked)
      }}
    />
  )
}

/** Until the server has answered, the list still has what was asked for before: that must not be picked. */
const fits = (title: string, text: string): boolean => title.toLowerCase().includes(text.trim().toLowerCase())
