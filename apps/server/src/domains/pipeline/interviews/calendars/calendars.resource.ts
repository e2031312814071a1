import type { Presented } from '@assay/jsonapi/present'
import type { CalendarFeed, CalendarImport } from './calendars.store.ts'

export function presentImport(file: CalendarImport): Presented {
  const { id, name, busyCount, skippedCount, firstAt, lastAt, zone, createdAt, updatedAt } = file
  return {
    type: 'calendar-imports',
    id,
    attributes: { name, busyCount, skippedCount, from: firstAt, to: lastAt, zone, createdAt, updatedAt },
  }
}

export function presentFeed(feed: CalendarFeed, address: string | null): Presented {
  const { id, lastReadAt, createdAt, updatedAt } = feed
  return { type: 'calendar-feeds', id, attributes: { address, lastReadAt, createdAt, updatedAt } }
}
