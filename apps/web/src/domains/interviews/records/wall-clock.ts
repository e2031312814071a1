// What a calendar and a clock on the wall of a time zone show at an instant. Most pages that name a time need no more, and
// the arithmetic of `calendar-days.ts` is heavy to load.

type Options = Readonly<Intl.DateTimeFormatOptions>

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const TITLE = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** Formatters by their zone: making one takes a hundred times as long as using it. */
function formatters(locale: string, options: Options): (zone: string) => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const before = known.get(timeZone)
    if (before !== undefined) return before
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    known.set(timeZone, made)
    return made
  }
}

const dayFormat = formatters('en-CA', DAY)
const clockFormat = formatters('en-GB', CLOCK)
const titleFormat = formatters('en-GB', TITLE)

/** The day of an instant, 'YYYY-MM-DD'. */
export const dayIn = (iso: string, zone: string): string => dayFormat(zone).format(new Date(iso))

/** Such as "09:00". */
export const clockIn = (iso: string, zone: string): string => clockFormat(zone).format(new Date(iso))

/** Such as "Tue 24 Nov". */
export const dayTitle = (day: string): string =>
  titleFormat('UTC')
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
