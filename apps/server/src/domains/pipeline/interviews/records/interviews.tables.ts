import {
  interviewKinds,
  interviewPlaces,
  interviewSides,
  interviewStates,
  panelResponses,
  recommendations,
} from '@assay/contracts/scheduled-interviews'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../../platform/database/columns.ts'
import { candidates } from '../../../candidates/profiles/candidates.tables.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { requirements } from '../../../requirements/records/requirements.tables.ts'
import { scorecardTemplates } from '../../../requirements/scorecard-templates/scorecard-templates.tables.ts'
import { companies } from '../../../tenants/companies/companies.tables.ts'
import { shortlisteds } from '../../shortlists/records/shortlisteds.tables.ts'

/** A half-open range of instants in PostgreSQL’s notation. */
const instantRange = customType<{ data: string; driverData: string }>({ dataType: () => 'tstzrange' })

const ofInterview = () =>
  uuid()
    .notNull()
    .references(() => scheduledInterviews.id, { onDelete: 'cascade' })

export const scheduledInterviews = snakeCase.table(
  'scheduled_interviews',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    shortlistedId: uuid()
      .notNull()
      .references(() => shortlisteds.id),
    round: smallint().notNull(),
    kind: text({ enum: interviewKinds }).notNull(),
    minutes: smallint().notNull(),
    organizerId: uuid()
      .notNull()
      .references(() => users.id),
    zoneOrganizer: text().notNull(),
    zoneCandidate: text().notNull(),
    place: text({ enum: interviewPlaces }).notNull(),
    joinUrl: text(),
    placeNote: text(),
    state: text({ enum: interviewStates }).notNull(),
    stateSince: instant('state_since').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    icsUid: text().notNull().unique('scheduled_interviews_ics_uid'),
    icsSequence: integer().notNull().default(0),
    respondBy: instant('respond_by'),
    remindedAt: instant('reminded_at'),
    /** The side that requested another time, during rescheduling. */
    askedBy: text({ enum: interviewSides }),
    reason: text(),
    rescheduleCount: smallint().notNull().default(0),
    counterCount: smallint().notNull().default(0),
    cancelReason: text(),
    cancelledBy: text({ enum: [...interviewSides, 'system'] }),
    noShowParty: text({ enum: interviewSides }),
    noShowReason: text(),
    noShowAt: instant('no_show_at'),
    contestedAt: instant('contested_at'),
    contestReason: text(),
    completeReason: text(),
    scorecardTemplateId: uuid().references(() => scorecardTemplates.id),
    criteria: jsonb().$type<readonly { key: string; label: string; hint: string | null }[]>().notNull(),
    loopId: uuid(),
    version: version(),
    ...timestamps(),
  },
  (interview) => [
    index('scheduled_interviews_of_company').on(interview.companyId, interview.startsAt),
    index('scheduled_interviews_of_requirement').on(interview.requirementId, interview.candidateId),
    index('scheduled_interviews_of_entry').on(interview.shortlistedId),
    index('scheduled_interviews_of_candidate').on(interview.candidateId, interview.startsAt),
    index('scheduled_interviews_waiting')
      .on(interview.respondBy)
      .where(sql`${interview.state} in ('proposed','countered','rescheduling')`),
    index('scheduled_interviews_ending')
      .on(interview.endsAt)
      .where(sql`${interview.state} in ('scheduled','rescheduling')`),
    index('scheduled_interviews_feedback').on(interview.stateSince).where(sql`${interview.state} = 'awaitingFeedback'`),
    // A failed round may be repeated, but not run twice in parallel.
    uniqueIndex('scheduled_interviews_one_per_round')
      .on(interview.shortlistedId, interview.round)
      .where(sql`${interview.state} not in ('expired','cancelled','noShow')`),
    check(
      'scheduled_interviews_state',
      sql`${interview.state} in ('draft','proposed','countered','scheduled','rescheduling','awaitingFeedback','completed','expired','cancelled','noShow')`,
    ),
    check('scheduled_interviews_kind', sql`${interview.kind} in ('screen','technical','system','culture','final')`),
    check('scheduled_interviews_place', sql`${interview.place} in ('video','phone','onsite')`),
    check('scheduled_interviews_round', sql`${interview.round} between 1 and 12`),
    check(
      'scheduled_interviews_minutes',
      sql`${interview.minutes} between 30 and 480 and ${interview.minutes} % 30 = 0`,
    ),
    check(
      'scheduled_interviews_time_whole',
      sql`num_nulls(${interview.startsAt}, ${interview.endsAt}) in (0, 2) and ${interview.endsAt} > ${interview.startsAt}
          and extract(epoch from ${interview.endsAt} - ${interview.startsAt})::bigint % 1800 = 0`,
    ),
    check(
      'scheduled_interviews_agreed_has_time',
      sql`${interview.state} not in ('scheduled','rescheduling','awaitingFeedback','completed','noShow') or ${interview.startsAt} is not null`,
    ),
    check(
      'scheduled_interviews_waits_until',
      sql`(${interview.state} in ('proposed','countered','rescheduling')) = (${interview.respondBy} is not null)`,
    ),
    check(
      'scheduled_interviews_cancelled_with_reason',
      sql`${interview.state} <> 'cancelled' or ${interview.cancelReason} is not null`,
    ),
    check(
      'scheduled_interviews_no_show_whole',
      sql`num_nulls(${interview.noShowParty}, ${interview.noShowAt}) in (0, 2)`,
    ),
    check(
      'scheduled_interviews_no_show_party',
      sql`${interview.state} <> 'noShow' or ${interview.noShowParty} is not null`,
    ),
    check('scheduled_interviews_join_url', sql`${interview.joinUrl} ~ '^https://'`),
  ],
)

/** Proposed times; answered ones are deleted, and the history keeps the outcome. */
export const interviewSlots = snakeCase.table(
  'interview_slots',
  {
    interviewId: ofInterview(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The zone in which the time was chosen. */
    zone: text().notNull(),
    by: text({ enum: interviewSides }).notNull(),
  },
  (slot) => [
    primaryKey({ columns: [slot.interviewId, slot.startsAt] }),
    index('interview_slots_range').on(slot.startsAt),
    check('interview_slots_by', sql`${slot.by} in ('employer','candidate')`),
    check(
      'interview_slots_half_hours',
      sql`${slot.endsAt} > ${slot.startsAt} and extract(epoch from ${slot.endsAt} - ${slot.startsAt})::bigint % 1800 = 0`,
    ),
  ],
)

export const interviewPanel = snakeCase.table(
  'interview_panel',
  {
    interviewId: ofInterview(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    required: boolean().notNull().default(true),
    response: text({ enum: panelResponses }).notNull().default('needsAction'),
    respondedAt: instant('responded_at'),
  },
  (member) => [
    primaryKey({ columns: [member.interviewId, member.userId] }),
    index('interview_panel_of_user').on(member.userId),
    check('interview_panel_response', sql`${member.response} in ('needsAction','accepted','tentative','declined')`),
  ],
)

/**
 * The time that an agreed interview takes from a person, interviewer or candidate. An exclusion constraint refuses two
 * simultaneous bookings of one person; a trigger refuses an agreed interview without bookings.
 */
export const interviewBookings = snakeCase.table(
  'interview_bookings',
  {
    interviewId: ofInterview(),
    personId: uuid().notNull(),
    personKind: text({ enum: ['interviewer', 'candidate'] }).notNull(),
    during: instantRange().notNull(),
  },
  (booking) => [
    primaryKey({ columns: [booking.interviewId, booking.personId] }),
    check('interview_bookings_kind', sql`${booking.personKind} in ('interviewer','candidate')`),
    check(
      'interview_bookings_half_open',
      sql`not isempty(${booking.during}) and lower_inc(${booking.during}) and not upper_inc(${booking.during})`,
    ),
  ],
)

/** One scorecard per interviewer, submitted once. */
export const interviewScorecards = snakeCase.table(
  'interview_scorecards',
  {
    interviewId: ofInterview(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    recommendation: text({ enum: recommendations }).notNull(),
    criteria: jsonb().$type<readonly { key: string; rating: number; note: string }[]>().notNull(),
    summary: text().notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (scorecard) => [
    primaryKey({ columns: [scorecard.interviewId, scorecard.userId] }),
    check(
      'interview_scorecards_recommendation',
      sql`${scorecard.recommendation} in ('definitelyNo','no','noDecision','yes','strongYes')`,
    ),
    check('interview_scorecards_summary_length', sql`char_length(${scorecard.summary}) <= 4000`),
  ],
)

/** Every change to the time of an interview. Append-only. */
export const interviewChanges = snakeCase.table(
  'interview_changes',
  {
    id: id(),
    interviewId: ofInterview(),
    at: instant('at').notNull(),
    by: text({ enum: [...interviewSides, 'system'] }).notNull(),
    userId: uuid().references(() => users.id),
    kind: text({
      enum: [
        ...(['proposed', 'countered', 'scheduled', 'rescheduling', 'kept', 'cancelled', 'withdrawn'] as const),
        ...(['expired', 'ended', 'noShow', 'contested', 'completed', 'swapped'] as const),
      ],
    }).notNull(),
    fromStart: instant('from_start'),
    fromEnd: instant('from_end'),
    toStart: instant('to_start'),
    toEnd: instant('to_end'),
    reason: text(),
  },
  (change) => [index('interview_changes_of_interview').on(change.interviewId, change.at)],
)

/** Sent reminders, one of each kind. */
export const interviewReminders = snakeCase.table(
  'interview_reminders',
  {
    interviewId: ofInterview(),
    /** Such as `soon.1`: the sequence lets a rescheduled interview remind again. */
    kind: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (reminder) => [primaryKey({ columns: [reminder.interviewId, reminder.kind] })],
)
