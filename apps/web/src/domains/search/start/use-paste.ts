import { type RefObject, useEffect, useRef } from 'react'

/** Takes a text that is pasted anywhere on the page, and moves the focus into the text field of the returned element. */
export function usePaste(onText: (text: string) => void): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)
  const latest = useRef(onText)
  latest.current = onText
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (event.defaultPrevented || text.trim() === '' || takesText(event.target)) return
      event.preventDefault()
      latest.current(text)
      around.current?.querySelector('textarea')?.focus()
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  return around
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
