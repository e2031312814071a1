import type { Command } from '@assay/ui/command-palette'
import type { MenuAction } from '@assay/ui/menu'
import type { ShortcutGroup } from '@assay/ui/shortcut-help'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

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

/** Offers the actions of a menu as commands too, those that lead to another page included. */
export function useActionCommands(section: string, actions: readonly MenuAction[]): void {
  const navigate = useNavigate()
  const latest = useRef(actions)
  latest.current = actions
  const names = actions.flatMap(({ key, label, disabled }) =>
    typeof label === 'string' && disabled !== true ? [{ key, label }] : [],
  )
  const listed = JSON.stringify(names)
  useCommands(
    useMemo(
      () =>
        (JSON.parse(listed) as typeof names).map(({ key, label }) => ({
          id: `${section} ${key}`,
          label,
          section,
          run: () => {
            const action = latest.current.find((each) => each.key === key)
            if (action?.render === undefined) action?.onSelect?.()
            else void navigate(action.render.props as Parameters<typeof navigate>[0])
          },
        })),
      [section, listed, navigate],
    ),
  )
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
