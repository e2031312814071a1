import type { Command } from '@assay/ui/command-palette'
import type { ShortcutGroup } from '@assay/ui/shortcut-help'
import { useEffect, useSyncExternalStore } from 'react'

/** Commands and shortcuts that the current page adds to the command palette and the shortcut list. */
interface Offer {
  commands: readonly Command[]
  shortcuts: readonly ShortcutGroup[]
}

let offers: readonly Offer[] = []
const listeners = new Set<() => void>()

function change(next: readonly Offer[]): void {
  offers = next
  for (const listener of listeners) listener()
}

function offer(added: Offer): () => void {
  change([...offers, added])
  return () => change(offers.filter((each) => each !== added))
}

/** Adds commands while the page is shown. Memoize the list. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => offer({ commands, shortcuts: [] }), [commands])
}

/** Lists the page's own shortcuts under '?'. Keep the group outside the component, or memoize it. */
export function useListedShortcuts(group: ShortcutGroup): void {
  useEffect(() => offer({ commands: [], shortcuts: [group] }), [group])
}

export function useOffers(): readonly Offer[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offers,
    () => offers,
  )
}
