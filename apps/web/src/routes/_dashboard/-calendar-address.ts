import type { CalendarView } from '../../domains/interviews/calendar/index.ts'
import { type CalendarShape, type OnlyThese, todayIn, workingDayIn } from '../../domains/interviews/records/index.ts'

export interface CalendarAddress {
  view?: CalendarShape | undefined
  day?: string | undefined
  whose?: 'all' | undefined
  track?: string | undefined
  move?: string | undefined
  id?: string | undefined
  only?: OnlyThese | undefined
  settings?: true | undefined
  page?: number | undefined
  size?: number | undefined
}

const usualShape = (): CalendarShape => (window.matchMedia('(max-width: 48rem)').matches ? 'list' : 'week')

export function viewOf(
  { view, day, whose, track, move, id, only, settings }: CalendarAddress,
  zone: string,
): CalendarView {
  const isChoosing = track !== undefined || move !== undefined
  const usual = isChoosing && usualShape() === 'list' ? 'day' : usualShape()
  const shape = view ?? usual
  // On a weekend, the grids open with the week to come.
  const first = shape === 'week' || shape === 'day' ? workingDayIn(zone) : todayIn(zone)
  return {
    shape,
    day: day ?? first,
    whose: whose ?? 'mine',
    track,
    move,
    opened: id,
    only: shape === 'list' ? only : undefined,
    settings: settings === true,
  }
}

/** A day that wasn’t chosen stays out of the address: each view begins with its own. */
export function addressAfter(change: Partial<CalendarView>, address: CalendarAddress, zone: string): CalendarAddress {
  const leaves = change.shape !== undefined || change.day !== undefined || change.whose !== undefined
  return addressOf({
    ...viewOf(address, zone),
    day: address.day,
    ...(leaves && { only: undefined }),
    ...change,
  })
}

type Chosen = Omit<CalendarView, 'day'> & Pick<CalendarAddress, 'day'>

const addressOf = ({ shape, day, whose, track, move, opened, only, settings }: Chosen): CalendarAddress => ({
  view: shape,
  day,
  track,
  move,
  id: opened,
  only,
  settings: settings || undefined,
  whose: whose === 'all' ? 'all' : undefined,
})
