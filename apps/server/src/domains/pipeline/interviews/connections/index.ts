// Calendars that users connect: busy times are read from them, interviews are written to them.

export { saveCalendarObjects } from './calendar-objects.store.ts'
export { type ConnectionNeeds, connectionParts } from './connection-parts.ts'
export {
  deleteCalendarsOf,
  insertConnection,
  listCalendarsOf,
  saveCalendars,
  updateCalendar,
} from './connections.store.ts'
export {
  synchronizeCalendarsOf,
  synchronizeConnection,
  synchronizeDueCalendars,
} from './synchronize.ts'
export { saveWrittenEvents, updateWritten } from './written-interviews.store.ts'
