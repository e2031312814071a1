/** The taxonomy comes in as a value; here it becomes numbers and lookups, once. */

export type SkillKind = 'language' | 'framework' | 'tool' | 'domain' | 'soft'

export interface TaxonomySkill {
  readonly slug: string
  readonly name: string
  readonly kind: SkillKind
  readonly aliases: readonly string[]
  readonly broader: readonly string[]
  readonly related: readonly { readonly slug: string; readonly strength: number }[]
  readonly ambiguous?: readonly string[]
  readonly popularity: number
}

export interface TaxonomyTitle {
  readonly slug: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly family: string
  readonly seniority: string
  readonly typicalSkills: readonly string[]
}

export interface TaxonomyFamily {
  readonly slug: string
  readonly name: string
  readonly affinity: readonly { readonly slug: string; readonly strength: number }[]
}

export interface TaxonomyCountry {
  readonly code: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly currency: string
  readonly timezones: readonly string[]
  readonly flags?: { readonly eu: boolean; readonly eea: boolean }
}

export interface TaxonomyCity {
  readonly name: string
  readonly aliases: readonly string[]
  readonly country: string
  readonly timezone: string
}

export interface TaxonomyLanguage {
  readonly code: string
  readonly name: string
  readonly aliases: readonly string[]
}

/** Two slugs that are alike, learned from what is named together; it holds both ways. */
export interface Nearness {
  readonly left: string
  readonly right: string
  readonly strength: number
}

/** The skills of a history that make a title, a family or a skill of the next job likely, strongest first. */
export interface CareerLinks {
  /** Such as title:java-developer, family:backend or skill:kubernetes. */
  readonly next: string
  readonly leads: readonly (readonly [slug: string, weight: number])[]
}

interface Merged {
  readonly from: string
  readonly to: string
}

export interface TaxonomySource {
  readonly skills: readonly TaxonomySkill[]
  readonly titles: readonly TaxonomyTitle[]
  readonly roleFamilies: readonly TaxonomyFamily[]
  readonly nearSkills?: readonly Nearness[]
  readonly nearTitles?: readonly Nearness[]
  readonly careers?: readonly CareerLinks[]
  readonly countries?: readonly TaxonomyCountry[]
  readonly cities?: readonly TaxonomyCity[]
  readonly languages?: readonly TaxonomyLanguage[]
  /** Merged skills: having or requesting one means having or requesting the other. */
  readonly merged?: readonly Merged[]
  /** Likewise of job titles. */
  readonly mergedTitles?: readonly Merged[]
}

/** A step along `broader` links; `depth` 1 is a direct one. */
export interface ImpliedSkill {
  readonly skill: number
  readonly depth: number
}

export interface RelatedSkill {
  readonly skill: number
  readonly strength: number
}

export interface CareerLead {
  readonly skill: number
  readonly weight: number
}

type LeadsByNumber = ReadonlyMap<number, readonly CareerLead[]>

export interface Taxonomy {
  readonly source: TaxonomySource
  /** A skill's number is its place here. */
  readonly skills: readonly TaxonomySkill[]
  /** By slug, also of merged skills. */
  readonly skillNumbers: ReadonlyMap<string, number>
  /** Names and aliases in lower case; more than one skill where they share a spelling. */
  readonly skillsBySpelling: ReadonlyMap<string, readonly number[]>
  /** By skill: what holding it implies, nearest first (Next.js: React, JavaScript ...). */
  readonly implies: readonly (readonly ImpliedSkill[])[]
  /** By skill: what implies it, nearest first (React: Next.js, Redux ...). */
  readonly impliedBy: readonly (readonly ImpliedSkill[])[]
  /** By skill: 1 for certificates. */
  readonly certificates: Uint8Array
  /** Written by a person, or learned where no one wrote anything. */
  readonly related: readonly (readonly RelatedSkill[])[]
  readonly titles: readonly TaxonomyTitle[]
  /** By slug, also of merged titles. */
  readonly titleNumbers: ReadonlyMap<string, number>
  readonly titlesBySpelling: ReadonlyMap<string, readonly number[]>
  /** By title: the number of its family. */
  readonly titleFamily: Int16Array
  /** By title: skill numbers, most typical first. */
  readonly typicalSkills: readonly (readonly number[])[]
  readonly families: readonly TaxonomyFamily[]
  readonly familyNumbers: ReadonlyMap<string, number>
  /** Square, by family × family: 1 on the diagonal, 0 where the taxonomy has no entry. */
  readonly familyAffinity: Float64Array
  /** By title: titles of other families that are nearer than the families. */
  readonly nearTitles: readonly ReadonlyMap<number, number>[]
  /** The careers that lead to a title, a family or a skill. */
  readonly careers: {
    readonly toTitle: LeadsByNumber
    readonly toFamily: LeadsByNumber
    readonly toSkill: LeadsByNumber
  }
}

/**
 * Numbers skills, titles and families by their place in the source, and resolves their links by slug. Throws an Error
 * that names a slug to which nothing belongs.
 */
export function compileTaxonomy(source: TaxonomySource): Taxonomy {
  const { skills, titles, roleFamilies: families } = source
  const skillNumbers = numbered(skills)
  const titleNumbers = numbered(titles)
  for (const { from, to } of source.merged ?? []) skillNumbers.set(from, numberOf(skillNumbers, to, from))
  for (const { from, to } of source.mergedTitles ?? []) titleNumbers.set(from, numberOf(titleNumbers, to, from))
  const familyNumbers = numbered(families)
  const implies = closure(skills.map((skill) => numbersOf(skillNumbers, skill.broader, skill.slug)))
  return {
    source,
    skills,
    skillNumbers,
    skillsBySpelling: bySpelling(skills),
    implies,
    impliedBy: inverted(implies),
    certificates: certificatesAmong(skills, implies),
    related: relatedSkills(source, skillNumbers),
    titles,
    titleNumbers,
    titlesBySpelling: bySpelling(titles),
    titleFamily: Int16Array.from(titles, (title) => numberOf(familyNumbers, title.family, title.slug)),
    typicalSkills: titles.map((title) => numbersOf(skillNumbers, title.typicalSkills, title.slug)),
    families,
    familyNumbers,
    familyAffinity: affinityMatrix(families, familyNumbers),
    nearTitles: bothWays(source.nearTitles ?? [], titleNumbers),
    careers: {
      toTitle: careersTo(source, 'title', titleNumbers, skillNumbers),
      toFamily: careersTo(source, 'family', familyNumbers, skillNumbers),
      toSkill: careersTo(source, 'skill', skillNumbers, skillNumbers),
    },
  }
}

/** Every certificate of the taxonomy implies this skill. */
const CERTIFICATES = 'certifications'

function certificatesAmong(
  skills: readonly TaxonomySkill[],
  implies: readonly (readonly ImpliedSkill[])[],
): Uint8Array {
  const isOne = ({ slug }: TaxonomySkill) => slug === CERTIFICATES
  return Uint8Array.from(skills, (each, number) => {
    const broader = (implies[number] ?? []).map(({ skill }) => skills[skill] as TaxonomySkill)
    return [each, ...broader].some(isOne) ? 1 : 0
  })
}

export function affinityBetween(taxonomy: Taxonomy, left: number, right: number): number {
  return taxonomy.familyAffinity[left * taxonomy.families.length + right] ?? 0
}

function relatedSkills(source: TaxonomySource, numbers: ReadonlyMap<string, number>): RelatedSkill[][] {
  const learned = bothWays(source.nearSkills ?? [], numbers)
  return source.skills.map((skill, number) => {
    const written = skill.related.map(({ slug, strength }) => ({
      skill: numberOf(numbers, slug, skill.slug),
      strength,
    }))
    const known = new Set(written.map((link) => link.skill))
    const added = [...(learned[number] ?? [])].filter(([other]) => !known.has(other))
    return [...written, ...added.map(([other, strength]) => ({ skill: other, strength }))]
  })
}

function bothWays(pairs: readonly Nearness[], numbers: ReadonlyMap<string, number>): Map<number, number>[] {
  const near = Array.from({ length: numbers.size }, () => new Map<number, number>())
  for (const { left, right, strength } of pairs) {
    const [first, second] = [numberOf(numbers, left, right), numberOf(numbers, right, left)]
    near[first]?.set(second, strength)
    near[second]?.set(first, strength)
  }
  return near
}

function careersTo(
  { careers = [] }: TaxonomySource,
  kind: 'title' | 'family' | 'skill',
  numbers: ReadonlyMap<string, number>,
  skillNumbers: ReadonlyMap<string, number>,
): LeadsByNumber {
  const start = `${kind}:`
  return new Map(
    careers
      .filter(({ next }) => next.startsWith(start))
      .map(({ next, leads }) => [
        numberOf(numbers, next.slice(start.length), next),
        leads.map(([slug, weight]) => ({ skill: numberOf(skillNumbers, slug, next), weight })),
      ]),
  )
}

function numbered(entries: readonly { readonly slug: string }[]): Map<string, number> {
  const numbers = new Map(entries.map((entry, place) => [entry.slug, place]))
  if (numbers.size !== entries.length) {
    const twice = entries.find((entry, place) => numbers.get(entry.slug) !== place)
    throw new Error(`The taxonomy names "${twice?.slug}" twice.`)
  }
  return numbers
}

function numberOf(numbers: ReadonlyMap<string, number>, slug: string, from: string): number {
  const number = numbers.get(slug)
  if (number === undefined) throw new Error(`The taxonomy's "${from}" refers to an unknown "${slug}".`)
  return number
}

function numbersOf(numbers: ReadonlyMap<string, number>, slugs: readonly string[], from: string): number[] {
  return slugs.map((slug) => numberOf(numbers, slug, from))
}

function bySpelling(
  entries: readonly { readonly name: string; readonly aliases: readonly string[] }[],
): Map<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [number, entry] of entries.entries()) {
    for (const spelling of new Set([entry.name, ...entry.aliases].map((text) => text.toLowerCase()))) {
      const numbers = found.get(spelling)
      if (numbers === undefined) found.set(spelling, [number])
      else numbers.push(number)
    }
  }
  return found
}

/** Breadth first, so that each skill is met at its smallest depth and a circle of links ends. */
function closure(broader: readonly (readonly number[])[]): ImpliedSkill[][] {
  return broader.map((direct, self) => {
    const depths = new Map<number, number>()
    let frontier = direct
    for (let depth = 1; frontier.length > 0; depth++) {
      const fresh = [...new Set(frontier)].filter((skill) => skill !== self && !depths.has(skill))
      for (const skill of fresh) depths.set(skill, depth)
      frontier = fresh.flatMap((skill) => broader[skill] ?? [])
    }
    return [...depths].map(([skill, depth]) => ({ skill, depth }))
  })
}

function inverted(implies: readonly (readonly ImpliedSkill[])[]): ImpliedSkill[][] {
  const impliedBy: ImpliedSkill[][] = implies.map(() => [])
  for (const [skill, broader] of implies.entries()) {
    for (const implied of broader) impliedBy[implied.skill]?.push({ skill, depth: implied.depth })
  }
  for (const list of impliedBy) list.sort((left, right) => left.depth - right.depth || left.skill - right.skill)
  return impliedBy
}

function affinityMatrix(families: readonly TaxonomyFamily[], numbers: ReadonlyMap<string, number>): Float64Array {
  const size = families.length
  const matrix = new Float64Array(size * size)
  for (const [left, family] of families.entries()) {
    matrix[left * size + left] = 1
    for (const { slug, strength } of family.affinity) {
      const right = numberOf(numbers, slug, family.slug)
      matrix[left * size + right] = strength
      matrix[right * size + left] = strength
    }
  }
  return matrix
}
