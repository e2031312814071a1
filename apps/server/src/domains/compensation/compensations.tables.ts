import { compensationKinds } from '@assay/contracts/compensations'
import { payPeriods } from '@assay/contracts/money'
import { engagements } from '@assay/contracts/search-criteria'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, real, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../../platform/database/columns.ts'
import { skills } from '../content/taxonomy/skills.tables.ts'
import { titles } from '../content/taxonomy/titles.tables.ts'
import { users } from '../identity/users/users.tables.ts'
import { requirements } from '../requirements/records/requirements.tables.ts'
import { companies } from '../tenants/companies/companies.tables.ts'

const percentile = () => bigint({ mode: 'number' })

/** Cells of the compensation index. A cell that is not published keeps its id, so that pins survive, but no figure. */
export const compensations = snakeCase.table(
  'compensations',
  {
    id: id(),
    kind: text({ enum: compensationKinds }).notNull(),
    titleId: uuid()
      .notNull()
      .references(() => titles.id),
    skillId: uuid().references(() => skills.id),
    country: text(),
    /** The first year of a band of experience; null: any. */
    minYears: integer(),
    engagement: text({ enum: engagements }).notNull(),
    period: text({ enum: payPeriods }).notNull(),
    currency: text().notNull(),
    state: text({ enum: ['suppressed', 'published'] }).notNull(),
    p10: percentile(),
    p25: percentile(),
    p50: percentile(),
    p75: percentile(),
    p90: percentile(),
    sampleSize: integer(),
    contributors: integer(),
    maxShare: real(),
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }).notNull(),
    ...timestamps(),
  },
  (cell) => [
    unique('compensations_cell')
      .on(
        ...[cell.kind, cell.titleId, cell.skillId, cell.country, cell.minYears],
        ...[cell.engagement, cell.period, cell.currency],
      )
      .nullsNotDistinct(),
    index('compensations_title').on(cell.titleId, cell.engagement),
    check('compensations_kind_known', sql`${cell.kind} in ('expected','offered','accepted')`),
    check('compensations_engagement_known', sql`${cell.engagement} in ('fullTime','contract')`),
    check('compensations_period_known', sql`${cell.period} in ('hour','day','month','year')`),
    check('compensations_codes', sql`${cell.currency} ~ '^[A-Z]{3}$' and ${cell.country} ~ '^[A-Z]{2}$'`),
    // The privacy bar, once more where the figures are kept.
    check(
      'compensations_bar',
      sql`case ${cell.state}
        when 'published' then num_nulls(${cell.p25}, ${cell.p50}, ${cell.p75}, ${cell.sampleSize}, ${cell.contributors}, ${cell.maxShare}) = 0
          and ${cell.contributors} >= 5 and ${cell.maxShare} <= 0.25
          and (num_nulls(${cell.p10}, ${cell.p90}) = 2 or ${cell.contributors} >= 10)
        when 'suppressed' then num_nonnulls(${cell.p10}, ${cell.p25}, ${cell.p50}, ${cell.p75}, ${cell.p90}, ${cell.sampleSize}, ${cell.contributors}, ${cell.maxShare}) = 0
        else false end`,
    ),
  ],
)

/** The figures that a company pins to a job. */
export const compensationPins = snakeCase.table(
  'compensation_pins',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id, { onDelete: 'cascade' }),
    compensationId: uuid()
      .notNull()
      .references(() => compensations.id),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    ...timestamps(),
  },
  (pin) => [
    unique('compensation_pins_one_each').on(pin.requirementId),
    index('compensation_pins_company').on(pin.companyId),
  ],
)
