// The calendar of interviews, and one interview beside it.

export { type CalendarView, InterviewCalendar, type OnlyThese, onlyThese } from './interview-calendar.tsx'
