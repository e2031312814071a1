// The calendar of interviews, and one interview beside it.

export { type CalendarView, InterviewCalendar } from './interview-calendar.tsx'
