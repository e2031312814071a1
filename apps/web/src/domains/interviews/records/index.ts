// Interviews as they are requested from the server, and their labels.

export { type CalendarShape, calendarShapes, isDay, type OnlyThese, onlyThese } from './calendar-address.ts'
export {
  coverOf,
  daysOf,
  dayToMove,
  HALF_HOURS,
  instantAt,
  type Placed,
  placeInDay,
  rangeOf,
  titleOf,
  todayIn,
  turn,
  weekFrom,
  workingDayIn,
} from './calendar-days.ts'
export { interviewColumns } from './interview-columns.tsx'
export {
  alsoIn,
  forHowLong,
  formatRound,
  formatRoundState,
  formatZone,
  formatZoneOf,
  recommendationLabels,
  responseLabels,
  slotIn,
  stateLabels,
  statusOf,
  trackStatusLabels,
  waitingLabels,
} from './interview-labels.ts'
export { InterviewTable } from './interview-table.tsx'
export {
  useBookLoop,
  useCreateInterview,
  useDecide,
  useForgetCalendar,
  useImportCalendar,
  useInterviewAction,
  useMakeFeed,
  useSaveCalendarFile,
  useStopFeed,
} from './interviews.mutations.ts'
export {
  calendarFeedQuery,
  calendarImportsQuery,
  calendarQuery,
  type DebriefedTrack,
  type DrawnInterview,
  HIRING,
  type Interview,
  type InterviewListing,
  interviewQuery,
  interviewsQuery,
  lanesQuery,
  loopSuggestionsQuery,
  ownProfileQuery,
  type Requirement,
  requirementQuery,
  type SlotsQuery,
  slotSuggestionsQuery,
  type Track,
  trackQuery,
  tracksQuery,
} from './interviews.queries.ts'
export { useInterviewNews } from './use-interview-news.ts'
export { clockIn, dayIn, dayTitle } from './wall-clock.ts'
