import { Combobox, type ComboboxOption } from '@assay/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue, useState } from 'react'
import { nounOf } from './entry-labels.ts'
import { type Entry, entriesToPickQuery, type ListName } from './taxonomy.queries.ts'

interface WinnerPickerProps extends Pick<ComponentProps<typeof Combobox>, 'label' | 'error' | 'name' | 'onBlur'> {
  list: ListName
  value: ComboboxOption | null
  onChange: (option: ComboboxOption | null) => void
  /** The entry that ends. */
  loser: Pick<Entry, 'id'>
}

/** The entry that takes over the names of another one. */
export function WinnerPicker({ list, value, onChange, loser, ...field }: WinnerPickerProps) {
  const [text, setText] = useState('')
  const { data = [], isFetching } = useQuery(entriesToPickQuery(list, useDeferredValue(text)))
  const options = data.filter(({ value: id }) => id !== loser.id)
  return (
    <Combobox
      {...field}
      placeholder={`Type ${nounOf[list].a}`}
      options={text.trim() === '' ? [] : options}
      value={value}
      onChange={onChange}
      onSearch={setText}
      searching={isFetching}
      nothing={text.trim() === '' ? `Type the name of ${nounOf[list].a}` : `No other ${nounOf[list].one} matches`}
    />
  )
}
