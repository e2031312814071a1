import { ShortcutHelp } from '@assay/ui/shortcut-help'
import { useOffers } from '../commands.ts'
import { useSession } from '../session/session.ts'
import { listDestinations } from './navigation.ts'
import { rowKeys } from './use-row-keys.ts'

export function AppShortcutHelp(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user } = useSession()
  const offers = useOffers()
  const everywhere = {
    title: 'Global',
    shortcuts: [
      { keys: ['Ctrl', 'K'], does: 'Search or jump to… (⌘ K on a Mac)' },
      ...listDestinations(user).map(({ keys, label }) => ({ keys: ['g', keys], does: label })),
      { keys: ['?'], does: 'Keyboard shortcuts' },
      { keys: ['Esc'], does: 'Close' },
    ],
  }
  const ofPage = offers.flatMap((offer) => offer.shortcuts)
  const hasOwnRows = ofPage.some(({ shortcuts }) => shortcuts.some(({ keys }) => keys.join() === 'j'))
  return <ShortcutHelp {...props} groups={[...ofPage, ...(hasOwnRows ? [] : [rowKeys]), everywhere]} />
}
