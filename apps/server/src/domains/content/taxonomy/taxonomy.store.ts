import {
  countryIdOf,
  industryIdOf,
  skillIdOf,
  taxonomyId,
  timezoneIdOf,
  titleIdOf,
} from '@assay/contracts/taxonomy-ids'
import type { Country, Industry, Skill, Title } from '@assay/taxonomy'
import { spellingKey } from '@assay/taxonomy/slug'
import type { Queries } from '../../../platform/context/context.ts'
import { saveShippedSamples } from '../samples/index.ts'
import { industries, industryAliases } from './industries.tables.ts'
import { countries, timezones } from './places.tables.ts'
import type { SampleText } from './read-samples.ts'
import { replaceLinks, upsert } from './reference-data.store.ts'
import { skillAliases, skillLinks, skills } from './skills.tables.ts'
import { titleAliases, titleSkills, titles } from './titles.tables.ts'

export interface Taxonomy {
  readonly skills: readonly Skill[]
  readonly titles: readonly Title[]
  readonly industries: readonly Industry[]
  readonly countries: readonly Country[]
}

export interface ReferenceFacts extends Taxonomy {
  readonly zones: readonly string[]
  readonly samples: readonly SampleText[]
}

export async function writeReferences(db: Queries, facts: ReferenceFacts, now: Date): Promise<void> {
  await keepSkills(db, facts.skills, now)
  await keepTitles(db, facts.titles, now)
  await keepPlaces(db, facts.countries, facts.zones, now)
  await keepIndustries(db, facts.industries, now)
  await keepSamples(db, facts.samples, facts, now)
}

async function keepSkills(db: Queries, list: readonly Skill[], now: Date): Promise<void> {
  const known = new Set(list.map(({ slug }) => slug))
  await upsert(db, skills, list.map(skillRow), now)
  await replaceLinks(db, skillAliases, list.flatMap(aliasRows))
  await replaceLinks(
    db,
    skillLinks,
    list.flatMap((skill) => linkRows(skill, known)),
  )
}

const UNEDITED = { state: 'current' as const, mergedIntoId: null, version: 0, isAdded: false }

export const skillRow = ({ slug, name, kind, popularity }: Skill) => ({
  id: skillIdOf(slug),
  slug,
  name,
  kind,
  popularity,
  ...UNEDITED,
})

export const aliasRows = ({ slug, aliases }: Skill) =>
  spellings(aliases).map(([aliasKey, alias]) => ({ skillId: skillIdOf(slug), aliasKey, alias }))

export const linkRows = ({ slug, broader, related }: Skill, known: ReadonlySet<string>) =>
  [
    ...[...new Set(broader)].map((to) => ({ to, kind: 'broader' as const, strength: 1 })),
    ...related.map((link) => ({ to: link.slug, kind: 'related' as const, strength: link.strength })),
  ]
    .filter(({ to }) => known.has(to) && to !== slug)
    .map(({ to, ...link }) => ({ ...link, fromId: skillIdOf(slug), toId: skillIdOf(to) }))

export const typicalSkillRows = ({ slug, typicalSkills }: Title) =>
  [...new Set(typicalSkills)].map((skill, position) => ({
    titleId: titleIdOf(slug),
    skillId: skillIdOf(skill),
    position,
  }))

async function keepTitles(db: Queries, list: readonly Title[], now: Date): Promise<void> {
  await upsert(db, titles, list.map(titleRow), now)
  await replaceLinks(db, titleAliases, list.flatMap(titleAliasRows))
  await replaceLinks(db, titleSkills, list.flatMap(typicalSkillRows))
}

export const titleRow = ({ slug, name, family, seniority, onetCode, escoUri }: Title) => ({
  id: titleIdOf(slug),
  slug,
  name,
  family,
  seniority,
  onetCode: onetCode ?? null,
  escoUri: escoUri ?? null,
  ...UNEDITED,
})

export const titleAliasRows = ({ slug, aliases }: Title) =>
  spellings(aliases).map(([aliasKey, alias]) => ({ titleId: titleIdOf(slug), aliasKey, alias }))

async function keepPlaces(db: Queries, list: readonly Country[], zones: readonly string[], now: Date): Promise<void> {
  const rows = list.map(({ code, name, dialCode, currency, flags }) => ({
    id: countryIdOf(code),
    code,
    name,
    dialCode,
    currency,
    ...flags,
  }))
  await upsert(db, countries, rows, now)
  const countriesOf = (zone: string): string[] =>
    list.filter((country) => country.timezones.includes(zone)).map(({ code }) => code)
  await upsert(
    db,
    timezones,
    zones.map((name) => ({ id: timezoneIdOf(name), name, countryCodes: countriesOf(name) })),
    now,
  )
}

async function keepIndustries(db: Queries, list: readonly Industry[], now: Date): Promise<void> {
  const parentsFirst = list.toSorted((a, b) => Number(a.parent !== undefined) - Number(b.parent !== undefined))
  await upsert(db, industries, parentsFirst.map(industryRow), now)
  await replaceLinks(db, industryAliases, list.flatMap(industryAliasRows))
}

export const industryRow = ({ slug, name, naics, parent }: Industry) => ({
  id: industryIdOf(slug),
  slug,
  name,
  code: naics,
  parentId: parent === undefined ? null : industryIdOf(parent),
  ...UNEDITED,
})

export const industryAliasRows = ({ slug, aliases = [] }: Industry) =>
  spellings(aliases).map(([aliasKey, alias]) => ({ industryId: industryIdOf(slug), aliasKey, alias }))

async function keepSamples(db: Queries, list: readonly SampleText[], taxonomy: Taxonomy, now: Date): Promise<void> {
  const knownTitles = new Set(taxonomy.titles.map(({ slug }) => slug))
  const knownSkills = new Set(taxonomy.skills.map(({ slug }) => slug))
  const rows = list.map(({ slug, title, body, jobTitle, skills: named }) => ({
    id: taxonomyId('sample', slug),
    slug,
    title,
    body,
    locale: 'en',
    licenceNote: 'Written for Assay; use it as you like.',
    titleId: knownTitles.has(jobTitle) ? titleIdOf(jobTitle) : null,
    skillIds: named.filter((skill) => knownSkills.has(skill)).map(skillIdOf),
  }))
  await saveShippedSamples(db, rows, now)
}

/** Each spelling once, by its comparison key. */
const spellings = (aliases: readonly string[]): [string, string][] => [
  ...new Map(aliases.map((alias) => [spellingKey(alias), alias])),
]
