import { HALF_HOURS, placeInDay } from '../records/index.ts'
import type { GridEvent } from './week-grid.tsx'

/** For each half-hour, what is in it, in the order of the events: "busy: interview with Ada Lovelace". */
export function gridWords(
  events: readonly Pick<GridEvent, 'start' | 'end' | 'said' | 'tone'>[],
  days: readonly string[],
  zone: string,
): (day: string, halfHour: number) => readonly string[] | undefined {
  const words = new Map<string, string[]>()
  for (const day of days)
    for (const event of events) {
      const place = placeInDay(event, day, zone)
      if (place === null) continue
      const text = event.tone === 'booked' || event.tone === 'busy' ? `busy: ${event.said}` : event.said
      for (let at = Math.floor(place.from); at < Math.min(HALF_HOURS, Math.ceil(place.to)); at += 1) {
        const key = `${day} ${at}`
        words.set(key, [...(words.get(key) ?? []), text])
      }
    }
  return (day, halfHour) => words.get(`${day} ${halfHour}`)
}
