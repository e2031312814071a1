// Separate from the calendar because the address is parsed before the calendar and its date arithmetic are loaded.
export const calendarShapes = ['week', 'day', 'month', 'list'] as const
export type CalendarShape = (typeof calendarShapes)[number]

/** Lists that numbers of the dashboard open, whatever the days and whose the interviews are. */
export const onlyThese = ['toConfirm', 'scorecardsDue'] as const
export type OnlyThese = (typeof onlyThese)[number]

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
