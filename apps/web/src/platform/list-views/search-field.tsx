import { TextField, type TextFieldProps } from '@assay/ui/text-field'
import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 200

interface SearchFieldProps
  extends Pick<TextFieldProps, 'placeholder' | 'lead'>,
    Required<Pick<TextFieldProps, 'label'>> {
  /** What the list is filtered by now. */
  value: string
  onSearch: (text: string) => void
  /** A text that is compared as a whole, such as a country code. */
  isWord?: boolean
}

/**
 * Words that filter a list. A letter appears as soon as it is typed; the list follows after a pause, with Enter or when the field
 * is left. If it followed each letter, its address would change, all its rows would be drawn and the server be asked each time.
 */
export function SearchField({ value, onSearch, isWord = false, ...field }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // The answer to an earlier pause doesn't take back what has been typed since; a cleared filter does.
    if (value !== sent) {
      setText(value)
      setSent(value)
    }
  }
  const send = () => {
    if (text === sent) return
    setSent(text)
    onSearch(text)
  }
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (text === sent) return
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, sent])
  return (
    <TextField
      {...field}
      labelHidden
      type={isWord ? 'text' : 'search'}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={send}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send()
      }}
    />
  )
}
