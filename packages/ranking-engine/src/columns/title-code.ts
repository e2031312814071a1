/** How recent and how long a title was held, in one byte. */

import type { ProfileTitle } from '../candidate/candidate-profile.ts'

/** 0 not stated, 1 not stated but named first, 2 older, 3 ended within five years, 4 within two, 5 current. */
export type TitleRecency = 0 | 1 | 2 | 3 | 4 | 5
/** 0 not stated, 1 below a year, 2 below three, 3 longer. */
export type TitleDuration = 0 | 1 | 2 | 3

export const TITLE_CODES = 24

export function encodeTitle(title: ProfileTitle, isFirst: boolean): number {
  return titleRecency(title.endedMonthsAgo, isFirst) * 4 + titleDuration(title.months)
}

export function decodeTitle(code: number): { recency: TitleRecency; duration: TitleDuration } {
  return { recency: (code >> 2) as TitleRecency, duration: (code & 3) as TitleDuration }
}

const DATED = 2

/** By code: 1 for a title of a dated job, and not only of a headline or a list. */
export const DATED_TITLES: Uint8Array = Uint8Array.from({ length: 256 }, (_, code) => {
  return code < TITLE_CODES && decodeTitle(code).recency >= DATED ? 1 : 0
})

function titleRecency(endedMonthsAgo: number | null, isFirst: boolean): TitleRecency {
  if (endedMonthsAgo === null) return isFirst ? 1 : 0
  if (endedMonthsAgo <= 0) return 5
  if (endedMonthsAgo <= 24) return 4
  return endedMonthsAgo <= 60 ? 3 : 2
}

function titleDuration(months: number | null): TitleDuration {
  if (months === null) return 0
  if (months < 12) return 1
  return months < 36 ? 2 : 3
}
