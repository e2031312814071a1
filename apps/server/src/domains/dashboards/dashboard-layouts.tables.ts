import type { dashboardPeriods, PlacedWidget } from '@assay/contracts/dashboards'
import { sql } from 'drizzle-orm'
import { check, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../../platform/database/columns.ts'
import { users } from '../identity/users/users.tables.ts'

/** How a user arranged their dashboard; without a row, it is the layout of the role. */
export const dashboardLayouts = snakeCase.table(
  'dashboard_layouts',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    layout: jsonb().$type<readonly PlacedWidget[]>(),
    period: text().$type<(typeof dashboardPeriods)[number]>(),
    ...timestamps(),
  },
  (kept) => [
    check('dashboard_layouts_layout', sql`${kept.layout} is null or jsonb_typeof(${kept.layout}) = 'array'`),
    check('dashboard_layouts_period', sql`${kept.period} is null or ${kept.period} in ('7d', '30d', '90d')`),
  ],
)
