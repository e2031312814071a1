import { interviewKinds } from '@assay/contracts/scheduled-interviews'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'

export interface Criterion {
  readonly key: string
  readonly label: string
  readonly hint: string | null
}

/**
 * Questions for interviewers. An interview copies the criteria when it is made, so that its scorecards stay comparable.
 */
export const scorecardTemplates = snakeCase.table(
  'scorecard_templates',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text({ enum: interviewKinds }).notNull(),
    criteria: jsonb().$type<readonly Criterion[]>().notNull(),
    retiredAt: instant('retired_at'),
    version: version(),
    ...timestamps(),
  },
  (template) => [
    uniqueIndex('scorecard_templates_name')
      .on(template.companyId, sql`lower(${template.name})`)
      .where(sql`${template.retiredAt} is null`),
    index('scorecard_templates_of_company').on(template.companyId, template.kind),
    check('scorecard_templates_name_length', sql`char_length(${template.name}) between 2 and 60`),
    check('scorecard_templates_kind', sql`${template.kind} in ('screen','technical','system','culture','final')`),
    check('scorecard_templates_criteria', sql`jsonb_array_length(${template.criteria}) between 1 and 12`),
  ],
)
