import { timeOfZone } from '@assay/contracts/zone-names'
import { Button } from '@assay/ui/button'
import { IconButton } from '@assay/ui/icon-button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { EmptyState } from '@assay/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { ListTools } from '../../../platform/list-views/list-tools.tsx'
import { PageFoot } from '../../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../../platform/list-views/paged-view.ts'
import { useListView } from '../../../platform/list-views/use-list-view.ts'
import { MAX_PAGE } from '../../../platform/load-pages.ts'
import { Region } from '../../../platform/region.tsx'
import { mayDo, useSession } from '../../../platform/session/session.ts'
import { Conflicts } from '../connections/index.ts'
import {
  candidateOf,
  MoveDialog,
  minutesOf,
  type Offer,
  OfferTimes,
  requirementOf,
  type Slot,
  useOffer,
} from '../proposing/index.ts'
import {
  type CalendarShape,
  calendarQuery,
  calendarShapes,
  type DrawnInterview,
  dayIn,
  daysOf,
  dayToMove,
  type Interview,
  type InterviewListing,
  InterviewTable,
  interviewColumns,
  interviewsQuery,
  lanesQuery,
  type OnlyThese,
  rangeOf,
  titleOf,
  todayIn,
  turn,
  weekFrom,
} from '../records/index.ts'
import styles from '../records/interviews.module.css'
import { FeedbackDue } from '../scorecards/index.ts'
import { eventsOf } from './calendar-events.ts'
import { CalendarSettings } from './calendar-settings.tsx'
import { InterviewDrawer } from './interview-drawer.tsx'
import { MonthGrid } from './month-grid.tsx'
import { type GridEvent, WeekGrid } from './week-grid.tsx'

const ONLY: Readonly<Record<OnlyThese, { title: string; listing: InterviewListing }>> = {
  toConfirm: {
    title: 'Times to confirm',
    listing: { waitingOn: 'employer', states: ['countered', 'rescheduling'] },
  },
  scorecardsDue: { title: 'Your due scorecards', listing: { feedbackDue: true } },
}

export interface CalendarView {
  readonly shape: CalendarShape
  readonly day: string
  readonly whose: 'mine' | 'all'
  /** The candidate to schedule. */
  readonly track: string | undefined
  /** The interview to reschedule. */
  readonly move: string | undefined
  readonly opened: string | undefined
  /** In the list. */
  readonly only: OnlyThese | undefined
  /** The settings are open. */
  readonly settings: boolean
}

export interface InterviewCalendarProps {
  view: CalendarView
  zone: string
  onView: (change: Partial<CalendarView>) => void
  profile: (interview: Interview, words: ReactNode) => ReactNode
  /** Links to the candidates waiting for an interview. */
  start: ReactNode
  /** Links to the other interview pages. */
  ways: ReactNode
}

const shapeLabels: Record<CalendarShape, string> = { week: 'Week', day: 'Day', month: 'Month', list: 'List' }

/** Times are proposed where free time is drawn. */
const isDrawn = ({ shape }: CalendarView): boolean => shape === 'week' || shape === 'day'

export function InterviewCalendar(props: InterviewCalendarProps) {
  const { view, zone, onView, profile, start } = props
  const { user } = useSession()
  const days = daysOf(view.shape, view.day)
  const range = rangeOf(days, zone)
  const listing = { ...range, person: view.whose === 'mine' ? user?.id : undefined }
  const only = view.only === undefined ? undefined : ONLY[view.only]
  const listed = only?.listing ?? listing
  const offer = useOffer({ track: view.track, move: view.move, isDrawn: isDrawn(view) })
  /** Proposed times are shown where they are: on a Friday evening, the first free ones are next week. */
  const onSlots = (slots: readonly Slot[]) => {
    offer.setSlots(slots)
    const isSeen = ({ start }: Slot) => start >= range.from && start < range.to
    const [first] = slots
    if (isDrawn(view) && first !== undefined && slots.length > offer.slots.length && !slots.some(isSeen))
      onView({ day: dayIn(first.start, zone) })
  }
  const onOpen = ({ id }: Pick<Interview, 'id'>) => onView({ opened: id })
  useShortcuts({
    ArrowLeft: () => onView({ day: turn(view.shape, view.day, -1) }),
    ArrowRight: () => onView({ day: turn(view.shape, view.day, 1) }),
    t: () => onView({ day: todayIn(zone) }),
  })
  return (
    <div className={styles.page}>
      <Bar {...props} />
      <div className={styles.beside}>
        <Panel
          title={only?.title ?? titleOf(view.shape, view.day)}
          note={`in ${timeOfZone(zone)}`}
          flush
          actions={
            only !== undefined && (
              <Button size="small" onClick={() => onView({ only: undefined })}>
                Show all interviews
              </Button>
            )
          }
        >
          {view.shape === 'list' ? (
            <Listed key={JSON.stringify(listed)} listing={listed} zone={zone} onOpen={onOpen} start={start} />
          ) : (
            <Drawn {...props} listing={listing} days={days} range={range} offer={offer} onOpen={onOpen} />
          )}
        </Panel>
        <NeedsAction {...props} range={range} offer={offer} onSlots={onSlots} onOpen={onOpen} />
      </div>
      {view.opened !== undefined && (
        <InterviewDrawer
          id={view.opened}
          zone={zone}
          onClose={() => onView({ opened: undefined })}
          onMove={(interview) =>
            onView({
              opened: undefined,
              track: undefined,
              move: interview.id,
              shape: view.shape === 'day' ? 'day' : 'week',
              day: dayToMove(interview, zone),
            })
          }
          profile={profile}
        />
      )}
    </div>
  )
}

interface NeedsActionProps extends InterviewCalendarProps {
  range: { from: string; to: string }
  offer: Offer
  onSlots: (slots: readonly Slot[]) => void
  onOpen: (interview: Pick<Interview, 'id'>) => void
}

/** Beside the calendar: what conflicts, the times being proposed, and due scorecards. */
function NeedsAction({ view, zone, onView, range, offer, onSlots, onOpen }: NeedsActionProps) {
  const { user } = useSession()
  const proposeInstead = (move: string, slot: Slot) => {
    offer.setSlots([slot])
    onView({ move, track: undefined, ...(view.shape === 'day' ? {} : { shape: 'week' as const }) })
  }
  const isProposing = offer.target !== null || offer.settled !== null || offer.slots.length > 0
  return (
    <aside
      className={styles.side}
      aria-label="Needs action"
      data-choosing={(offer.mayOffer && offer.target !== null) || undefined}
    >
      {mayDo(user, 'scorecard.submit') && (
        <Conflicts zone={zone} onPropose={offer.mayOffer ? proposeInstead : undefined} />
      )}
      {offer.mayOffer && (isDrawn(view) || isProposing) && (
        <OfferTimes
          target={offer.target}
          tracks={offer.tracks}
          hasRead={offer.hasRead}
          onTrack={(track) => onView({ track, move: undefined })}
          settled={offer.settled}
          onOpen={(opened) => onView({ opened })}
          slots={offer.slots}
          onSlots={onSlots}
          zone={zone}
          isDrawn={isDrawn(view)}
          range={view.shape === 'day' ? rangeOf(weekFrom(view.day), zone) : range}
          onSent={() => {
            offer.setSlots([])
            onView({ track: undefined, move: undefined })
          }}
        />
      )}
      <FeedbackDue zone={zone} onOpen={onOpen} />
    </aside>
  )
}

function Bar({ view, zone, onView, ways }: InterviewCalendarProps) {
  const { user } = useSession()
  return (
    <header className={styles.bar}>
      <h1 tabIndex={-1}>Interviews</h1>
      <div className={styles.controls}>
        <div className={styles.turns}>
          <IconButton
            label="Earlier"
            icon={<ChevronLeft size={16} aria-hidden="true" />}
            onClick={() => onView({ day: turn(view.shape, view.day, -1) })}
          />
          <Button onClick={() => onView({ day: todayIn(zone) })}>Today</Button>
          <IconButton
            label="Later"
            icon={<ChevronRight size={16} aria-hidden="true" />}
            onClick={() => onView({ day: turn(view.shape, view.day, 1) })}
          />
        </div>
        <Select
          label="View"
          labelHidden
          value={view.shape}
          options={calendarShapes.map((value) => ({ value, label: shapeLabels[value] }))}
          onChange={(event) => onView({ shape: event.target.value as CalendarShape })}
        />
        <Select
          label="Calendar"
          labelHidden
          value={view.whose}
          options={[
            { value: 'mine', label: 'Mine' },
            { value: 'all', label: 'Whole team' },
          ]}
          onChange={(event) => onView({ whose: event.target.value as CalendarView['whose'] })}
        />
        {ways}
      </div>
      {mayDo(user, 'scorecard.submit') && (
        <CalendarSettings open={view.settings} onOpen={(settings) => onView({ settings })} />
      )}
    </header>
  )
}

type Listing = Parameters<typeof calendarQuery>[0]

interface ListedProps extends Pick<InterviewCalendarProps, 'zone' | 'start'> {
  listing: InterviewListing
  onOpen: (interview: Interview) => void
}

function Listed({ listing, zone, onOpen, start }: ListedProps) {
  const [places, setPlaces] = useState<Pick<PagedView, 'page' | 'size'>>({ page: 1, size: 25 })
  const query = useQuery(interviewsQuery({ ...listing, number: places.page, size: places.size }))
  const client = useQueryClient()
  const columns = useMemo(() => interviewColumns(zone, onOpen), [zone, onOpen])
  // The URL holds the days and the people shown; neither is part of a saved view.
  const listView = useListView({
    list: 'interviews',
    columns,
    sort: '',
    usualSort: '',
    filters: {},
    onApply: () => setPlaces({ ...places, page: 1 }),
  })
  const load = async (number: number) => {
    const found = await client.fetchQuery(interviewsQuery({ ...listing, number, size: MAX_PAGE }))
    return { rows: found.interviews, total: found.total }
  }
  return (
    <Region query={query}>
      {({ interviews, total }) =>
        total === 0 ? (
          <EmptyState action={start}>
            {listing.from === undefined ? 'Nothing needs your action.' : 'No interviews in this period.'}
          </EmptyState>
        ) : (
          <>
            <div className={styles.tools}>
              <ListTools listView={listView} name="interviews" load={load} isEmpty={total === 0} />
            </div>
            <InterviewTable label="Interviews" interviews={interviews} listView={listView} />
            <PageFoot view={places} onView={setPlaces} shown={interviews.length} total={total} />
          </>
        )
      }
    </Region>
  )
}

interface DrawnProps extends InterviewCalendarProps {
  listing: Listing
  days: readonly string[]
  range: { from: string; to: string }
  offer: Offer
  onOpen: (interview: DrawnInterview) => void
}

function Drawn(props: DrawnProps) {
  const query = useQuery(calendarQuery(props.listing))
  return (
    <Region query={query}>
      {({ interviews, total }) => (
        <>
          {total > interviews.length && (
            <p className={styles.legend}>
              Showing the first {interviews.length} of {total.toLocaleString('en')}. Choose a shorter period or your own
              interviews to see all.
            </p>
          )}
          <Body {...props} interviews={interviews} />
        </>
      )}
    </Region>
  )
}

function Body(props: DrawnProps & { interviews: readonly DrawnInterview[] }) {
  const { interviews, days, range, view, zone, offer, onOpen, onView } = props
  const { user } = useSession()
  const { target } = offer
  const [moved, setMoved] = useState<{ id: string; slot: Slot } | null>(null)
  const asked = { people: user === null ? [] : [user.id], ...range }
  const lanes = useQuery({
    ...lanesQuery(
      target === null ? asked : { ...asked, candidate: candidateOf(target), requirement: requirementOf(target) },
    ),
    enabled: mayDo(user, 'interview.schedule'),
  })
  const mine = lanes.data?.find(({ id }) => id === user?.id)
  const theirs = lanes.data?.find(({ kind }) => kind === 'candidate')
  const events: GridEvent[] = [
    ...eventsOf(interviews, { zone, onOpen, onMove: ({ id }, slot) => setMoved({ id, slot }) }),
    ...(mine?.busy ?? []).filter(({ kind }) => kind === 'imported').map(busyEvent),
    ...offer.slots.map((slot) => ({
      key: `proposed ${slot.start}`,
      start: slot.start,
      end: slot.end,
      colour: 'var(--accent)',
      tone: 'offered' as const,
      title: 'Proposed',
      note: '',
      said: 'chosen to propose',
    })),
  ]
  if (view.shape === 'month')
    return (
      <MonthGrid
        days={days}
        zone={zone}
        events={events}
        month={view.day}
        onDay={(day) => onView({ day, shape: 'day' })}
      />
    )
  return (
    <>
      <WeekGrid
        days={days}
        zone={zone}
        events={events}
        working={mine?.working}
        candidateWorking={theirs?.working}
        length={minutesOf(target) / 30}
        onChoose={offer.mayOffer ? offer.add : undefined}
      />
      <Legend hasHours={mine !== undefined} hasCandidate={theirs !== undefined} mayOffer={offer.mayOffer} />
      {moved !== null && (
        <MoveDialog interviewId={moved.id} slot={moved.slot} zone={zone} onClose={() => setMoved(null)} />
      )}
    </>
  )
}

interface LegendProps {
  hasHours: boolean
  hasCandidate: boolean
  mayOffer: boolean
}

function Legend({ hasHours, hasCandidate, mayOffer }: LegendProps) {
  return (
    <p className={styles.legend}>
      {hasHours && (
        <span>
          <span className={styles.swatch} />
          your hours
        </span>
      )}
      {hasCandidate && (
        <>
          <span>
            <span className={styles.swatch} data-kind="both" />
            shared hours
          </span>
          <span>
            <span className={styles.swatch} data-kind="theirs" />
            candidate’s hours
          </span>
        </>
      )}
      {hasHours && (
        <span>
          <span className={styles.swatch} data-kind="outside" />
          outside
        </span>
      )}
      <span className={styles.keys}>
        {mayOffer
          ? 'Press the arrow keys to move, Enter to propose a time, t for today, or m on an interview to move it'
          : 'Press the arrow keys to move, or t for today'}
      </span>
    </p>
  )
}

function busyEvent({ start, end, label }: { start: string; end: string; label: string | null }): GridEvent {
  return {
    key: `busy ${start}`,
    start,
    end,
    colour: 'var(--control-line)',
    tone: 'busy' as const,
    title: label ?? 'Busy',
    said: label ?? 'from your calendar',
    note: 'from your calendar',
  }
}
