import { asc, desc } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { industries, industryAliases } from '../taxonomy/industries.tables.ts'
import { countries, timezones } from '../taxonomy/places.tables.ts'
import { skillAliases, skillLinks, skills } from '../taxonomy/skills.tables.ts'
import { titleAliases, titleSkills, titles } from '../taxonomy/titles.tables.ts'

export type SkillRow = typeof skills.$inferSelect & {
  readonly aliases: readonly string[]
  readonly aliasKeys: readonly string[]
  readonly broaderIds: readonly string[]
  readonly relatedIds: readonly string[]
}
export type TitleRow = typeof titles.$inferSelect & {
  readonly aliases: readonly string[]
  readonly aliasKeys: readonly string[]
  readonly skillIds: readonly string[]
}
export type CountryRow = typeof countries.$inferSelect
export type TimezoneRow = typeof timezones.$inferSelect
export type IndustryRow = typeof industries.$inferSelect & {
  readonly aliases: readonly string[]
  readonly aliasKeys: readonly string[]
}

export interface Lists {
  /** Without those that were merged. */
  readonly skills: readonly SkillRow[]
  /** A merged one is what it means now, under its own id. */
  readonly skillsById: ReadonlyMap<string, SkillRow>
  /** Likewise. */
  readonly titles: readonly TitleRow[]
  readonly titlesById: ReadonlyMap<string, TitleRow>
  readonly countries: readonly CountryRow[]
  readonly timezones: readonly TimezoneRow[]
  readonly industries: readonly IndustryRow[]
  readonly industriesById: ReadonlyMap<string, IndustryRow>
}

export async function readLists(db: Queries): Promise<Lists> {
  const everySkill = await readSkills(db)
  const everyTitle = await readTitles(db)
  const everyIndustry = await readIndustries(db)
  const [skillRows, titleRows, industryRows] = [
    everySkill.filter(isListed),
    everyTitle.filter(isListed),
    everyIndustry.filter(isListed),
  ]
  return {
    skills: skillRows,
    skillsById: withMerged(skillRows, everySkill),
    titles: titleRows,
    titlesById: withMerged(titleRows, everyTitle),
    countries: await db.select().from(countries),
    timezones: await db.select().from(timezones),
    industries: industryRows,
    industriesById: withMerged(industryRows, everyIndustry),
  }
}

const isListed = ({ state }: { readonly state: string }): boolean => state === 'current' || state === 'deprecated'

async function readSkills(db: Queries): Promise<SkillRow[]> {
  const rows = await db.select().from(skills).orderBy(desc(skills.popularity), asc(skills.slug))
  const aliases = group(await db.select().from(skillAliases).orderBy(asc(skillAliases.alias)), (alias) => alias.skillId)
  const links = group(
    await db.select().from(skillLinks).orderBy(desc(skillLinks.strength), asc(skillLinks.toId)),
    (link) => link.fromId,
  )
  const targets = (id: string, kind: 'broader' | 'related'): string[] =>
    (links.get(id) ?? []).filter((link) => link.kind === kind).map(({ toId }) => toId)
  return rows.map((row) => ({
    ...row,
    aliases: (aliases.get(row.id) ?? []).map(({ alias }) => alias),
    aliasKeys: (aliases.get(row.id) ?? []).map(({ aliasKey }) => aliasKey),
    broaderIds: targets(row.id, 'broader'),
    relatedIds: targets(row.id, 'related'),
  }))
}

async function readTitles(db: Queries): Promise<TitleRow[]> {
  const rows = await db.select().from(titles).orderBy(asc(titles.slug))
  const aliases = group(await db.select().from(titleAliases).orderBy(asc(titleAliases.alias)), (alias) => alias.titleId)
  const typical = group(await db.select().from(titleSkills).orderBy(asc(titleSkills.position)), (link) => link.titleId)
  return rows.map((row) => ({
    ...row,
    aliases: (aliases.get(row.id) ?? []).map(({ alias }) => alias),
    aliasKeys: (aliases.get(row.id) ?? []).map(({ aliasKey }) => aliasKey),
    skillIds: (typical.get(row.id) ?? []).map(({ skillId }) => skillId),
  }))
}

async function readIndustries(db: Queries): Promise<IndustryRow[]> {
  const rows = await db.select().from(industries)
  const aliases = group(
    await db.select().from(industryAliases).orderBy(asc(industryAliases.alias)),
    (alias) => alias.industryId,
  )
  return rows.map((row) => ({
    ...row,
    aliases: (aliases.get(row.id) ?? []).map(({ alias }) => alias),
    aliasKeys: (aliases.get(row.id) ?? []).map(({ aliasKey }) => aliasKey),
  }))
}

function withMerged<Row extends { id: string; mergedIntoId: string | null }>(
  listed: readonly Row[],
  every: readonly Row[],
): Map<string, Row> {
  const found = byId(listed)
  for (const { id, mergedIntoId } of every) {
    const winner = mergedIntoId === null ? undefined : found.get(mergedIntoId)
    if (winner !== undefined) found.set(id, { ...winner, id })
  }
  return found
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

function group<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const members = groups.get(keyOf(row))
    if (members) members.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
