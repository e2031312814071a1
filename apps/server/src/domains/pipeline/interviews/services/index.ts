// The places where users have their calendars: CalDAV servers, Google, Microsoft.

export { type CaldavParts, type Credentials, discover, openCaldav } from './caldav-service.ts'
export { type Grant, type GrantSecrets, newVerifier } from './calendar-grants.ts'
export {
  type CalendarClients,
  type CalendarProvider,
  type CalendarProviders,
  createCalendarProviders,
  type Holder,
} from './calendar-providers.ts'
export {
  type CalendarService,
  type FoundCalendar,
  isSeen,
  type ObjectMark,
  type Reading,
  type SeenEvent,
} from './calendar-service.ts'
export { CalendarTrouble, troubleOf } from './calendar-trouble.ts'
