// Calendars that users connect: busy times are read from them, interviews are written to them.

export { keepObjects } from './calendar-objects.store.ts'
export {
  deleteCalendarsOf,
  insertConnection,
  keepCalendars,
  listCalendarsOf,
  updateCalendar,
} from './connections.store.ts'
export {
  type SynchronizeParts,
  synchronizeCalendarsOf,
  synchronizeConnection,
  synchronizeDueCalendars,
} from './synchronize.ts'
export { keepWritten, updateWritten } from './written-interviews.store.ts'
