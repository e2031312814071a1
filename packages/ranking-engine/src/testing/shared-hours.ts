/** Overlap counted quarter by quarter over two days, as an independent check of the engine's arithmetic. */

import type { CandidateProfile } from '../candidate/candidate-profile.ts'

const QUARTER_MS = 15 * 60_000
const DAY_MS = 86_400_000

export function sharedHours(profile: CandidateProfile, zone: string, now: number): number | null {
  if (profile.timezone === null) return null
  const noon = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS / 2
  const hours = profile.workingHours ?? { from: 540, to: 1080 }
  const theirOffset = offsetAt(profile.timezone, noon)
  const ourOffset = offsetAt(zone, noon)
  let shared = 0
  for (let instant = 0; instant < DAY_MS; instant += QUARTER_MS) {
    const minutes = instant / 60_000
    if (isWithin(minutes + theirOffset, hours) && isWithin(minutes + ourOffset, { from: 540, to: 1080 })) shared++
  }
  return shared / 4
}

function isWithin(minutes: number, { from, to }: { from: number; to: number }): boolean {
  const local = ((minutes % 1440) + 1440) % 1440
  return from <= to ? local >= from && local < to : local >= from || local < to
}

function offsetAt(zone: string, instant: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const text = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const found = /GMT([+-])(\d{2}):(\d{2})/.exec(text)
  if (found === null) return 0
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]))
}
