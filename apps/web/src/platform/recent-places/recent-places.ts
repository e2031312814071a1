import type { FindKind } from '@assay/contracts/quick-finds'

/** A page that was open: what it is about, and its address. */
export interface RecentPlace {
  readonly kind: FindKind
  readonly label: string
  readonly to: string
}

const MAX_PLACES = 6
const keyFor = (userId: string): string => `assay.recent.${userId}`

export function rememberPlace(userId: string, place: RecentPlace): void {
  const others = readRecentPlaces(userId).filter(({ to }) => to !== place.to)
  try {
    sessionStorage.setItem(keyFor(userId), JSON.stringify([place, ...others].slice(0, MAX_PLACES)))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error // Storage is disabled: nothing is remembered.
  }
}

/** Latest first. */
export function readRecentPlaces(userId: string): readonly RecentPlace[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyFor(userId)) ?? '[]')
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error
    return []
  }
}
