import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { scorecardTemplates } from './scorecard-templates.tables.ts'

export type ScorecardTemplate = typeof scorecardTemplates.$inferSelect
export type NewScorecardTemplate = typeof scorecardTemplates.$inferInsert

export interface TemplateFilter {
  readonly kind?: ScorecardTemplate['kind'] | undefined
  readonly retired?: 'yes' | 'no' | undefined
}

export async function listScorecardTemplates(
  db: Queries,
  companyId: string,
  { kind, retired }: TemplateFilter = {},
): Promise<ScorecardTemplate[]> {
  return db
    .select()
    .from(scorecardTemplates)
    .where(
      and(
        eq(scorecardTemplates.companyId, companyId),
        kind === undefined ? undefined : eq(scorecardTemplates.kind, kind),
        retired === 'yes' ? isNotNull(scorecardTemplates.retiredAt) : undefined,
        retired === 'no' ? isNull(scorecardTemplates.retiredAt) : undefined,
      ),
    )
    .orderBy(asc(sql`${scorecardTemplates.name} collate "und-x-icu"`))
}

export async function findScorecardTemplate(
  db: Queries,
  companyId: string,
  id: string,
): Promise<ScorecardTemplate | null> {
  const found = await db
    .select()
    .from(scorecardTemplates)
    .where(and(eq(scorecardTemplates.id, id), eq(scorecardTemplates.companyId, companyId)))
  return found[0] ?? null
}

export async function lockScorecardTemplate(db: Queries, id: string): Promise<ScorecardTemplate> {
  const [locked] = await db.select().from(scorecardTemplates).where(eq(scorecardTemplates.id, id)).for('update')
  if (locked === undefined) throw new Gone('scorecard')
  return locked
}

export async function insertScorecardTemplates(
  db: Queries,
  rows: readonly NewScorecardTemplate[],
): Promise<ScorecardTemplate[]> {
  if (rows.length === 0) return []
  return db
    .insert(scorecardTemplates)
    .values([...rows])
    .returning()
}

export async function updateScorecardTemplate(
  db: Queries,
  id: string,
  change: { [Name in keyof NewScorecardTemplate]?: NewScorecardTemplate[Name] | undefined },
  now: Date,
): Promise<ScorecardTemplate> {
  const [updated] = await db
    .update(scorecardTemplates)
    .set({ ...change, updatedAt: now, version: sql`${scorecardTemplates.version} + 1` })
    .where(eq(scorecardTemplates.id, id))
    .returning()
  if (updated === undefined) throw new Gone('scorecard')
  return updated
}
