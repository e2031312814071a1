import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { companies } from '../companies/companies.tables.ts'
import { excludedEmployers } from './excluded-employers.tables.ts'

export type ExcludedEmployer = typeof excludedEmployers.$inferSelect
export type NewExcludedEmployer = typeof excludedEmployers.$inferInsert

/** On this day or later. */
const notOver = (today: string) => or(isNull(excludedEmployers.endsOn), gt(excludedEmployers.endsOn, today))

export async function listExcludedEmployersOf(
  db: Queries,
  companyId: string,
  today: string,
): Promise<ExcludedEmployer[]> {
  return db
    .select()
    .from(excludedEmployers)
    .where(and(eq(excludedEmployers.companyId, companyId), notOver(today)))
    .orderBy(asc(sql`lower(${excludedEmployers.name})`), excludedEmployers.id)
}

const namesOn = prepared((db: Queries) =>
  db
    .select({ name: excludedEmployers.name })
    .from(excludedEmployers)
    .where(
      and(
        eq(excludedEmployers.companyId, sql.placeholder('companyId')),
        lte(excludedEmployers.startsOn, sql.placeholder('today')),
        or(isNull(excludedEmployers.endsOn), gt(excludedEmployers.endsOn, sql.placeholder('today'))),
      ),
    )
    .prepare(),
)

/** The names that count on this day of the company. */
export async function listNamesExcludedOn(db: Queries, companyId: string, today: string): Promise<string[]> {
  return (await namesOn(db).execute({ companyId, today })).map(({ name }) => name)
}

/** Everything a company ever left out, for its export. */
export async function listAllExcludedEmployers(db: Queries, companyId: string): Promise<ExcludedEmployer[]> {
  return db
    .select()
    .from(excludedEmployers)
    .where(eq(excludedEmployers.companyId, companyId))
    .orderBy(excludedEmployers.id)
}

/** Changes of one company's list take turns. */
export async function lockList(db: Queries, companyId: string): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
}

export async function lockExcludedEmployer(
  db: Queries,
  { companyId, id }: { companyId: string; id: string },
): Promise<ExcludedEmployer | null> {
  const own = and(eq(excludedEmployers.id, id), eq(excludedEmployers.companyId, companyId))
  const [found] = await db.select().from(excludedEmployers).where(own).for('update')
  return found ?? null
}

export async function insertExcludedEmployer(db: Queries, row: NewExcludedEmployer): Promise<ExcludedEmployer> {
  const [inserted] = await db.insert(excludedEmployers).values(row).returning()
  if (inserted === undefined) throw new Error('The employer was not inserted.')
  return inserted
}

export async function endExclusion(
  db: Queries,
  id: string,
  { endsOn, now }: { endsOn: string | null; now: Date },
): Promise<ExcludedEmployer> {
  const [updated] = await db
    .update(excludedEmployers)
    .set({ endsOn, updatedAt: now })
    .where(eq(excludedEmployers.id, id))
    .returning()
  if (updated === undefined) throw new Gone('excluded employer')
  return updated
}
