import { type InterviewPlan, seatLimits, visibilities } from '@assay/contracts/requirements'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/records/agencies.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'

export const requirements = snakeCase.table(
  'requirements',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    title: text().notNull(),
    description: text().notNull(),
    criteria: jsonb().$type<SearchCriteria>().notNull(),
    seats: integer().notNull().default(1),
    bandAmountMinor: bigint({ mode: 'number' }),
    bandCurrency: text(),
    bandPeriod: text({ enum: ['hour', 'day', 'month', 'year'] }),
    state: text({ enum: ['draft', 'pendingApproval', 'open', 'paused', 'filled', 'cancelled', 'archived'] }).notNull(),
    openedAt: instant('opened_at'),
    closedAt: instant('closed_at'),
    closeCode: text(),
    closeNote: text(),
    returnNote: text(),
    weightsFrozenAt: instant('weights_frozen_at'),
    /** Frozen by a person before the first decision; can be undone until then. */
    areWeightsFrozenByHand: boolean().notNull().default(false),
    period: integer().notNull().default(1),
    flags: jsonb()
      .$type<{ nyc: boolean; eu: boolean; colorado: boolean }>()
      .notNull()
      .default({ nyc: false, eu: false, colorado: false }),
    plan: jsonb().$type<InterviewPlan>().notNull().default([]),
    visibility: text({ enum: visibilities }).notNull().default('private'),
    createdBy: uuid().references(() => users.id),
    version: version(),
    ...timestamps(),
  },
  (requirement) => [
    index('requirements_company').on(requirement.companyId, requirement.createdAt),
    check(
      'requirements_state_known',
      sql`${requirement.state} in ('draft','pendingApproval','open','paused','filled','cancelled','archived')`,
    ),
    check(
      'requirements_seats_range',
      sql`${requirement.seats} between ${sql.raw(`${seatLimits.min} and ${seatLimits.max}`)}`,
    ),
    check('requirements_visibility_known', sql`${requirement.visibility} in ('private','unlisted','public')`),
    check('requirements_title_length', sql`char_length(${requirement.title}) between 1 and 120`),
    check(
      'requirements_band_whole',
      sql`num_nulls(${requirement.bandAmountMinor}, ${requirement.bandCurrency}, ${requirement.bandPeriod}) in (0, 3)
          and coalesce(${requirement.bandAmountMinor}, 0) >= 0`,
    ),
    check(
      'requirements_opened',
      sql`${requirement.state} in ('draft','pendingApproval','cancelled','archived') or ${requirement.openedAt} is not null`,
    ),
  ],
)

/** Users with scope `assigned` read and act on these requirements only. */
export const requirementAssignments = snakeCase.table(
  'requirement_assignments',
  {
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignedBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (assignment) => [
    primaryKey({ columns: [assignment.requirementId, assignment.userId] }),
    index('requirement_assignments_user').on(assignment.userId),
  ],
)

/** Agencies that may supply, and the client contacts with access. */
export const requirementAgencies = snakeCase.table(
  'requirement_agencies',
  {
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id, { onDelete: 'cascade' }),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    contactIds: uuid().array().notNull().default([]),
    allowedBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (allowed) => [
    primaryKey({ columns: [allowed.requirementId, allowed.agencyId] }),
    index('requirement_agencies_agency').on(allowed.agencyId),
  ],
)
