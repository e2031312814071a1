// Separate from the page because the address is parsed before the page is loaded.
import type { ActivityKind } from '@assay/contracts/activities'

const kinds: Readonly<Record<ActivityKind, true>> = {
  search: true,
  requirement: true,
  candidate: true,
  contact: true,
  interview: true,
  offer: true,
  hire: true,
  person: true,
  billing: true,
  note: true,
}

export const isActivityKind = (text: unknown): text is ActivityKind =>
  typeof text === 'string' && Object.hasOwn(kinds, text)

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
