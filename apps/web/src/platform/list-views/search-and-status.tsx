import { Select } from '@assay/ui/select'
import type { ReactNode } from 'react'
import { SearchField } from './search-field.tsx'

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
      <SearchField label={label} placeholder={placeholder} value={search} onSearch={onSearch} />
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
