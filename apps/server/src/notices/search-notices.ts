import { listSearchesById } from '../domains/search/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Wording } from './notify-on.ts'

/** Contains only ranks; names are shown in the search, under its permissions. */
export async function searchAlertNotice({ db }: Context, event: RecordedEvent): Promise<Wording | null> {
  const { added, entered, savedSearchId, userId } = event.after as unknown as {
    added: number[]
    entered: number[]
    savedSearchId: string
    userId: string
  }
  const [saved] = await listSearchesById(db, [savedSearchId])
  const name = saved?.savedName ?? 'Your saved search'
  const parts = [
    ...(added.length === 0 ? [] : [added.length === 1 ? '1 new candidate' : `${added.length} new candidates`]),
    ...(entered.length === 0 ? [] : [`${entered.length} entered the top 25`]),
  ]
  const lines = [
    ...(added.length === 0 ? [] : [`New: ${formatRanks(added)}.`]),
    ...(entered.length === 0 ? [] : [`Entered the top 25: ${formatRanks(entered)}.`]),
  ]
  return {
    kind: 'searchAlert',
    title: `“${name}”: ${parts.join(', ')}`,
    body: lines.join('\n'),
    link: `/candidate-search-skills/${event.target.id}`,
    userIds: [userId],
    except: null,
  }
}

const MAX_RANKS = 10

function formatRanks(ranks: readonly number[]): string {
  const shown = ranks.slice(0, MAX_RANKS).map(String)
  const more = ranks.length - shown.length
  const all = more === 0 ? shown : [...shown, `${more} more`]
  return `${ranks.length === 1 ? 'rank' : 'ranks'} ${new Intl.ListFormat('en').format(all)}`
}
