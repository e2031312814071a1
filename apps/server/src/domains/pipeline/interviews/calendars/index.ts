// Calendar feeds that users connect, and the invitations that are sent.

export {
  type Described,
  describeInterview,
  entryForCandidate,
  entryForInterviewer,
  formatKind,
  placeLines,
} from './describe-interview.ts'
export { writeInvitation } from './write-calendar.ts'
