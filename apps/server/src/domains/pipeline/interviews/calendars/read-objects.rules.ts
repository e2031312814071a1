// Reads the events of a connected calendar: busy times of others, the time of those that were written to it.
import ICAL from 'ical.js'
import type { Span } from '../times/index.ts'
import { readCalendarFile, readStart } from './read-calendar.rules.ts'

export interface ObjectsToRead {
  readonly zone: string
  readonly window: Span
  /** Of interviews: they are no busy times, but are looked up. */
  readonly ownUids: readonly string[]
  readonly objects: readonly { readonly href: string; readonly text: string }[]
}

export interface ReadObject {
  readonly href: string
  readonly busy: readonly Span[]
  /** It could not be read. */
  readonly isSkipped: boolean
  readonly own: {
    readonly uid: string
    readonly from: number
    readonly to: number
    readonly isCancelled: boolean
  } | null
}

export function readObjects({ zone, window, ownUids, objects }: ObjectsToRead): ReadObject[] {
  const owns = new Set(ownUids)
  return objects.map(({ href, text }) => {
    try {
      const own = readOwn(text, { zone, owns })
      if (own !== null) return { href, busy: [], isSkipped: false, own }
      const read = readCalendarFile(text, { zone, window })
      return 'busy' in read
        ? { href, busy: read.busy, isSkipped: false, own: null }
        : { href, busy: [], isSkipped: true, own: null }
    } catch {
      // One event that the library fails at must not hide the others.
      return { href, busy: [], isSkipped: true, own: null }
    }
  })
}

function readOwn(text: string, { zone, owns }: { zone: string; owns: ReadonlySet<string> }): ReadObject['own'] {
  const root = new ICAL.Component(ICAL.parse(text))
  const part = root.getFirstSubcomponent('vevent')
  const uid = String(part?.getFirstPropertyValue('uid') ?? '')
  if (part === null || !owns.has(uid)) return null
  const isCancelled = String(part.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED'
  return { uid, isCancelled, ...readStart(root, part, zone) }
}
