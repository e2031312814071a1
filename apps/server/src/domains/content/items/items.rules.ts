import type { ItemVerb, itemStates } from '@assay/contracts/items'

import { DAY_MS } from '../../../platform/time/durations.ts'

type ItemState = (typeof itemStates)[number]

const MOVES: Readonly<Record<ItemVerb, { readonly from: readonly ItemState[]; readonly to: ItemState }>> = {
  submit: { from: ['draft'], to: 'inReview' },
  withdraw: { from: ['inReview', 'scheduled'], to: 'draft' },
  schedule: { from: ['inReview'], to: 'scheduled' },
  publish: { from: ['inReview', 'scheduled'], to: 'published' },
  retire: { from: ['published'], to: 'retired' },
}

/** The state that a step leads to; null if it is not possible from here. */
export const itemStateAfter = (state: ItemState, verb: ItemVerb): ItemState | null =>
  MOVES[verb].from.includes(state) ? MOVES[verb].to : null

const WORDS_PER_MINUTE = 200

export const readMinutesOf = (body: string): number =>
  Math.max(1, Math.round(body.split(/\s+/).filter((word) => word !== '').length / WORDS_PER_MINUTE))

/** For addresses; `id` keeps two items of one title apart. */
export function itemSlug(title: string, id: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
  return `${words === '' ? 'item' : words}-${id.slice(-4)}`
}

export const nameSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'other'

const NEW_DAYS = 14

export const isRecent = (publishedAt: Date | null, now: Date): boolean =>
  publishedAt !== null && now.getTime() - publishedAt.getTime() < NEW_DAYS * DAY_MS
