import { presentZone } from '@assay/contracts/zone-names'
import { DAY_MS } from '../../../platform/time/durations.ts'

const LOOK_AHEAD_DAYS = 400
/** No zone goes there and back within so few days: the shortest time between two changes is a month of fasting. */
const STRIDE_DAYS = 7

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Every zone of the runtime by its present name, including UTC. */
export function knownZones(): string[] {
  const names = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map(presentZone)
  return [...new Set(names)].sort()
}

/** The zone's name in the runtime, which most browsers share. */
export function runtimeName(zone: string): string {
  const known = runtimeNames.get(zone)
  if (known !== undefined) return known
  const name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  runtimeNames.set(zone, name)
  return name
}

const runtimeNames = new Map<string, string>()

/** Minutes by which a zone is ahead of UTC at an instant. */
export function offsetAt(zone: string, at: Date): number {
  const name = formatterOf(zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '')
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

interface Change {
  readonly at: Date
  readonly offset: number
}

/** The next instant, to the minute, at which the offset changes; null if none is known for the next year. */
export function nextChange(zone: string, from: Date): Change | null {
  const time = from.getTime()
  const known = changes.get(zone)
  if (known !== undefined && known.from <= time && time < known.until) return known.change
  const change = findNextChange(zone, from)
  changes.set(zone, { from: time, until: change?.at.getTime() ?? time + DAY_MS, change })
  return change
}

/** Looking a year ahead takes a millisecond per zone, and the answer stays the same until the change. */
const changes = new Map<string, { from: number; until: number; change: Change | null }>()

function findNextChange(zone: string, from: Date): Change | null {
  const start = offsetAt(zone, from)
  for (let day = STRIDE_DAYS; day <= LOOK_AHEAD_DAYS; day += STRIDE_DAYS) {
    const end = from.getTime() + day * DAY_MS
    if (offsetAt(zone, new Date(end)) === start) continue
    const at = firstMinuteOfChange(zone, start, end - STRIDE_DAYS * DAY_MS, end)
    return { at: new Date(at), offset: offsetAt(zone, new Date(at)) }
  }
  return null
}

function firstMinuteOfChange(zone: string, before: number, low: number, high: number): number {
  let [left, right] = [Math.floor(low / 60_000), Math.ceil(high / 60_000)]
  while (right - left > 1) {
    const middle = Math.floor((left + right) / 2)
    if (offsetAt(zone, new Date(middle * 60_000)) === before) left = middle
    else right = middle
  }
  return right * 60_000
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formatters.set(zone, made)
  return made
}
