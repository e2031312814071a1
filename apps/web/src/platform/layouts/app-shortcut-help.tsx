import { ShortcutHelp } from '@assay/ui/shortcut-help'
import { useOffers } from '../commands.ts'
import { useSession } from '../session.ts'
import { listDestinations } from './navigation.ts'

export function AppShortcutHelp(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user } = useSession()
  const offers = useOffers()
  const everywhere = {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['Ctrl', 'K'], does: 'Go to, or do (⌘ K on a Mac)' },
      ...listDestinations(user).map(({ keys, label }) => ({ keys: ['g', keys], does: label })),
      { keys: ['?'], does: 'This list' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  }
  return <ShortcutHelp {...props} groups={[...offers.flatMap((offer) => offer.shortcuts), everywhere]} />
}
