import { useEffect, useRef } from 'react'

/** Key names as in the browser, such as 'j', '?' or 'ArrowDown', or 'mod+k' for Ctrl or ⌘. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** `first` is for the second key of a sequence, `last` for what holds wherever the page has no such key of its own. */
type Turn = 'first' | 'usual' | 'last'

/** Handles keys pressed anywhere on the page, except while the user types (unless they have mod+). One handler acts on a key. */
export function useShortcuts(shortcuts: Shortcuts, active = true, turn: Turn = 'usual'): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      const act = findShortcut(latest.current, event)
      if (act === undefined) return
      event.preventDefault()
      act(event)
    }
    const at = turn === 'last' ? window : document
    const options = { capture: turn === 'first' }
    at.addEventListener('keydown', onKeyDown as EventListener, options)
    return () => at.removeEventListener('keydown', onKeyDown as EventListener, options)
  }, [active, turn])
}

function findShortcut(shortcuts: Shortcuts, event: KeyboardEvent): Shortcuts[string] | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined
  const mod = event.ctrlKey || event.metaKey
  if (mod) return own(shortcuts, `mod+${event.key.toLowerCase()}`)
  if (isWriting(event.target) || isInDialog(event.target)) return undefined
  if (event.key === ' ' && isPressedBySpace(event.target)) return undefined
  return own(shortcuts, event.key)
}

function own(shortcuts: Shortcuts, name: string): Shortcuts[string] | undefined {
  return Object.hasOwn(shortcuts, name) ? shortcuts[name] : undefined
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable) return true
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/** What has the focus is pressed or ticked by the space bar itself. */
function isPressedBySpace(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('button, input, summary, [role="button"], [role="tab"]') !== null
  )
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"], [role="menu"]') !== null
}
