import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import type { ReactNode } from 'react'

interface SearchAndStatusProps {
  label: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
  state: string
  states: readonly { value: string; label: string }[]
  onState: (state: string) => void
  /** Filters between the two. */
  children?: ReactNode
}

/** What a list of records is filtered by first: words and the status. */
export function SearchAndStatus(props: SearchAndStatusProps) {
  const { label, placeholder, search, onSearch, state, states, onState, children } = props
  return (
    <>
      <TextField
        type="search"
        label={label}
        labelHidden
        placeholder={placeholder}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      {children}
      <Select
        label="Status"
        labelHidden
        placeholder="All statuses"
        value={state}
        options={states}
        onChange={(event) => onState(event.target.value)}
      />
    </>
  )
}
