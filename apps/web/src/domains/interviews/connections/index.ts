// The user's own calendars elsewhere, and where they differ from what is agreed.

export { CalendarCallback } from './calendar-callback.tsx'
export { Conflicts } from './conflicts.tsx'
export { ConnectedCalendars } from './connected-calendars.tsx'
