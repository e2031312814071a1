// Calendar feeds that users connect, and the invitations that are sent.

export { type CalendarReader, createCalendarReader } from './calendar-reader.ts'
export {
  type Described,
  describeInterview,
  entryForCandidate,
  entryForInterviewer,
  formatKind,
  placeLines,
} from './describe-interview.ts'
export { type CalendarEntry, writeInvitation } from './write-calendar.ts'
export { writeEvent } from './write-event.rules.ts'
