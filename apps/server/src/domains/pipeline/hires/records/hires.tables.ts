import { endCodes, hireStates } from '@assay/contracts/hired-candidates'
import { engagements } from '@assay/contracts/offers'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  snakeCase,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../../platform/database/columns.ts'
import { agencies } from '../../../agencies/records/agencies.tables.ts'
import { candidates } from '../../../candidates/profiles/candidates.tables.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { requirements } from '../../../requirements/records/requirements.tables.ts'
import { companies } from '../../../tenants/companies/companies.tables.ts'
import { offers } from '../../offers/records/offers.tables.ts'

export const hiredCandidates = snakeCase.table(
  'hired_candidates',
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
    /** The agency that represented the candidate at the acceptance. */
    agencyId: uuid().references(() => agencies.id),
    offerId: uuid()
      .notNull()
      .references(() => offers.id),
    state: text({ enum: hireStates }).notNull(),
    engagement: text({ enum: engagements }).notNull(),
    rateAmountMinor: bigint({ mode: 'number' }).notNull(),
    rateCurrency: text().notNull(),
    ratePeriod: text({ enum: ['hour', 'day', 'month', 'year'] }).notNull(),
    hoursPerWeek: integer(),
    startOn: date({ mode: 'string' }).notNull(),
    startedBy: text({ enum: ['employer', 'candidate'] }),
    trialDays: integer().notNull(),
    trialEndsOn: date({ mode: 'string' }).notNull(),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: text({ enum: ['employer', 'clock'] }),
    guaranteeUntil: date({ mode: 'string' }).notNull(),
    endOn: date({ mode: 'string' }),
    endCode: text({ enum: endCodes }),
    endNote: text(),
    replacementReason: text(),
    replacementNote: text(),
    replacementOf: uuid().references((): AnyPgColumn => hiredCandidates.id),
    ratingScore: smallint(),
    ratingNote: text(),
    /** The employer allows the ranking to learn from it. */
    isRatingShared: boolean().notNull().default(false),
    /** Marks the steps that the clock has already taken. */
    startAskedAt: instant('start_asked_at'),
    trialReminders: smallint().notNull().default(0),
    guaranteeRemindedAt: instant('guarantee_reminded_at'),
    version: version(),
    ...timestamps(),
  },
  (hire) => [
    unique('hired_candidates_offer').on(hire.offerId),
    unique('hired_candidates_replaced_once').on(hire.replacementOf),
    index('hired_candidates_company').on(hire.companyId, hire.startOn),
    index('hired_candidates_requirement').on(hire.requirementId),
    index('hired_candidates_candidate').on(hire.candidateId),
    index('hired_candidates_agency').on(hire.agencyId, hire.startOn),
    index('hired_candidates_by_clock')
      .on(hire.state, hire.startOn)
      .where(sql`${hire.state} in ('awaitingStart','inTrial','confirmed')`),
    check(
      'hired_candidates_state_known',
      sql`${hire.state} in ('awaitingStart','noStart','inTrial','endedInTrial','confirmed','ended','endedInGuarantee','replacementOpen','replaced','refunded')`,
    ),
    check('hired_candidates_rate', sql`${hire.rateAmountMinor} >= 0 and ${hire.rateCurrency} ~ '^[A-Z]{3}$'`),
    check('hired_candidates_rate_period', sql`${hire.ratePeriod} in ('hour','day','month','year')`),
    check('hired_candidates_engagement_known', sql`${hire.engagement} in ('fullTime','contract')`),
    check('hired_candidates_hours', sql`${hire.hoursPerWeek} between 1 and 60`),
    check('hired_candidates_trial', sql`${hire.trialDays} between 0 and 180`),
    check(
      'hired_candidates_started',
      sql`${hire.state} in ('awaitingStart','noStart') or ${hire.startedBy} is not null`,
    ),
    check(
      'hired_candidates_confirmed_whole',
      sql`${hire.state} in ('awaitingStart','noStart','inTrial','endedInTrial')
          or num_nulls(${hire.confirmedAt}, ${hire.confirmedBy}) = 0`,
    ),
    check(
      'hired_candidates_end_with_reason',
      sql`${hire.state} in ('awaitingStart','inTrial','confirmed') or num_nulls(${hire.endOn}, ${hire.endCode}) = 0`,
    ),
    check(
      'hired_candidates_replacement_with_reason',
      sql`${hire.state} not in ('replacementOpen','replaced','refunded') or ${hire.replacementReason} is not null`,
    ),
    check('hired_candidates_rating_range', sql`${hire.ratingScore} between 1 and 5`),
    check('hired_candidates_trial_reminders', sql`${hire.trialReminders} between 0 and 2`),
  ],
)

/** Check-ins after 30, 60 and 90 days, due by the clock and answered by the employer. */
export const hireCheckIns = snakeCase.table(
  'hire_check_ins',
  {
    hireId: uuid()
      .notNull()
      .references(() => hiredCandidates.id),
    day: smallint().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    askedAt: instant('asked_at'),
    score: smallint(),
    note: text(),
    answeredBy: uuid().references(() => users.id),
    answeredAt: instant('answered_at'),
  },
  (checkIn) => [
    primaryKey({ columns: [checkIn.hireId, checkIn.day] }),
    index('hire_check_ins_due').on(checkIn.dueOn).where(sql`${checkIn.askedAt} is null`),
    check('hire_check_ins_day', sql`${checkIn.day} in (30, 60, 90)`),
    check('hire_check_ins_score', sql`${checkIn.score} between 1 and 5`),
    check('hire_check_ins_note_length', sql`length(${checkIn.note}) <= 1000`),
    check(
      'hire_check_ins_answer_whole',
      sql`num_nulls(${checkIn.score}, ${checkIn.answeredBy}, ${checkIn.answeredAt}) in (0, 3)`,
    ),
  ],
)
