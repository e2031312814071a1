// Resolves names of an import to the taxonomy. Built on first use, and again after an edit.
import { skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import { presentZone } from '@assay/contracts/zone-names'
import { countries, languages, type Title } from '@assay/taxonomy'
import { spellingKey } from '@assay/taxonomy/slug'
import { foldText } from '@assay/text-reading/text/fold-text'
import {
  currentEntryId,
  currentSkillId,
  idsOfSkill,
  perTaxonomy,
  slugOfEntry,
  slugOfSkill,
} from '../../taxonomy/index.ts'

export type FoundTitle = Title
type Seniority = FoundTitle['seniority']

interface Lookup {
  readonly skills: ReadonlyMap<string, string>
  readonly titles: ReadonlyMap<string, FoundTitle>
  readonly countries: ReadonlyMap<string, string>
  readonly languages: ReadonlyMap<string, string>
}

const lookup = perTaxonomy(
  ({ tables, merged }): Lookup => ({
    skills: new Map([
      ...merged.skills.map(({ from, to }) => [spellingKey(from), to] as const),
      ...spellings(
        tables.skills.toSorted((left, right) => right.popularity - left.popularity),
        (skill) => [skill.slug, skill.name, ...skill.aliases],
        (skill) => skill.slug,
      ),
    ]),
    titles: spellings(
      tables.titles,
      (title) => [title.slug, title.name, ...title.aliases],
      (title) => title,
    ),
    countries: spellings(
      countries,
      (country) => [country.code, country.name, ...country.aliases],
      (country) => country.code,
    ),
    languages: spellings(
      languages,
      (language) => [language.code, language.name, ...language.aliases],
      (language) => language.code,
    ),
  }),
)

/** The first entry keeps a spelling; names take precedence over aliases. */
function spellings<Entry, Value>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
  valueFrom: (entry: Entry) => Value,
): Map<string, Value> {
  const found = new Map<string, Value>()
  for (const names of [2, Number.POSITIVE_INFINITY])
    for (const entry of entries)
      for (const name of namesOf(entry).slice(0, names)) {
        const key = spellingKey(name)
        if (!found.has(key)) found.set(key, valueFrom(entry))
      }
  return found
}

export function findSkill(name: string): string | null {
  return foundBy(name, (form) => lookup().skills.get(spellingKey(form)))
}

export function findCountry(nameOrCode: string): string | null {
  return foundBy(nameOrCode, (form) => lookup().countries.get(spellingKey(form)))
}

/** Its code here, also from a code of another list: "no" and "nn" for Norwegian, "tl", "deu", "pt-BR". */
export function findLanguage(nameOrCode: string): string | null {
  return foundBy(nameOrCode, (form) => {
    const found = (tag: string) => lookup().languages.get(spellingKey(tag))
    const [canonical = form] = canonicalTag(form).split('-')
    return found(form) ?? found(form.split('-')[0] ?? form) ?? found(writtenNorwegian.get(canonical) ?? canonical)
  })
}

const writtenNorwegian = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
])

/** As CLDR replaces codes that are deprecated or have three letters where two would do; as written if it is no tag. */
function canonicalTag(tag: string): string {
  try {
    return new Intl.Locale(tag).baseName
  } catch {
    return tag
  }
}

/** As written, else with full-width, look-alike and invisible letters read as in a text. */
function foundBy<Found>(written: string, find: (form: string) => Found | undefined): Found | null {
  const found = find(written)
  if (found !== undefined) return found
  const { clean } = foldText(written)
  return (clean === written ? undefined : find(clean)) ?? null
}

const SENIORITY_WORDS: readonly (readonly [RegExp, Seniority])[] = [
  [/\b(?:intern|internship|trainee|working student|apprentice)\b/i, 'intern'],
  [/\b(?:junior|jr|entry[- ]level|graduate)\b/i, 'junior'],
  [/\b(?:staff|principal|distinguished|fellow)\b/i, 'staff'],
  [/\b(?:lead|head of|director|chief|vp|manager)\b/i, 'lead'],
  [/\b(?:senior|sr|snr|expert)\b/i, 'senior'],
  [/\b(?:mid|mid[- ]level|intermediate|regular)\b/i, 'mid'],
]
const RANK_WORDS =
  /\b(?:intern|trainee|junior|jr|entry[- ]level|graduate|staff|principal|distinguished|lead|senior|sr|snr|mid|mid[- ]level|intermediate|regular|i{1,3}|iv|[1-5])\b\.?/gi
/** Where the title ends and the rest of a headline begins. */
const HEADLINE_TAIL = /[,|·•(/–—]|\s-\s|\s(?:at|with|for|specialising|specializing|focused)\s/i

function headOf(words: string): string {
  const tail = words.search(HEADLINE_TAIL)
  return tail < 0 ? words : words.slice(0, tail).trimEnd()
}

/** The job title that words name, tried as written, then without what follows it, then without ranks such as "Lead". */
export function findTitle(words: string): FoundTitle | null {
  return foundBy(words, titleIn)
}

function titleIn(words: string): FoundTitle | undefined {
  const known = lookup().titles
  const head = headOf(words)
  for (const form of [words, head, head.replace(RANK_WORDS, ' '), headOf(words.replace(RANK_WORDS, ' '))]) {
    const title = known.get(spellingKey(form))
    if (title !== undefined) return title
  }
  return undefined
}

export function seniorityFrom(words: string, title: FoundTitle | null): Seniority {
  const read = foldText(words).clean
  return SENIORITY_WORDS.find(([pattern]) => pattern.test(read))?.[1] ?? title?.seniority ?? 'none'
}

const zones = new Map<string, string | null>()

/** The time zone by its present name, whatever the runtime calls it; null if there is none. */
export function findZone(name: string): string | null {
  const known = zones.get(name)
  if (known !== undefined) return known
  const zone = resolveZone(name)
  zones.set(name, zone)
  return zone
}

function resolveZone(name: string): string | null {
  if (!/^[A-Za-z_]+\/|^UTC$/.test(name)) return null
  try {
    return presentZone(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The slug of exactly this id, also of a skill that was merged. */
export const skillSlugOf = slugOfSkill

/** Excerpts are kept by slug; a merged skill's are its winner's. */
export function originalExcerpt(
  originals: Readonly<Record<string, string>> | undefined,
  skillId: string,
): string | undefined {
  if (originals === undefined) return undefined
  return idsOfSkill(skillId)
    .map((id) => originals[skillSlugOf(id) ?? ''])
    .find((text) => text !== undefined)
}

/** The slug of exactly this id, also of a job title that was merged. */
export const titleSlugOf = (titleId: string): string | null => slugOfEntry('titles', titleId)

/** The job title that an id means now. */
export const currentTitleId = (titleId: string): string => currentEntryId('titles', titleId)

const titlesById = perTaxonomy(({ tables }) => new Map(tables.titles.map((title) => [titleIdOf(title.slug), title])))

export function skillNameOf(skillId: string): string {
  return describeSkill(skillId)?.name ?? 'a skill no longer listed'
}

/** Of a merged job title, what it means now. */
export function titleNameOf(titleId: string): string | null {
  return titlesById().get(currentTitleId(titleId))?.name ?? null
}

export function titleName(slug: string): string | null {
  return titleNameOf(titleIdOf(slug))
}

export function languageName(code: string): string {
  return languages.find((language) => language.code === code)?.name ?? code
}

const skillsById = perTaxonomy(
  ({ tables }) => new Map(tables.skills.map(({ slug, name, kind }) => [skillIdOf(slug), { slug, name, kind }])),
)

/** Of a merged skill, what it means now. */
export function describeSkill(skillId: string): { slug: string; name: string; kind: string } | null {
  return skillsById().get(currentSkillId(skillId)) ?? null
}

export function familyOfTitle(titleId: string): string | null {
  return titlesById().get(currentTitleId(titleId))?.family ?? null
}
