import type { InventedCandidate, Level } from './candidate.ts'
import type { Chance } from './chance.ts'
import { type Role, roleNearness } from './roles.ts'

export interface InventedSearch {
  readonly id: string
  readonly role: Role
  readonly level: Level
  readonly mustHaves: readonly string[]
  readonly niceToHaves: readonly string[]
  readonly posting: string
  readonly summary: string
  readonly skillList: string
}

const LEVEL_TITLES: Readonly<Record<Level, string>> = { 1: 'Junior', 2: '', 3: 'Senior', 4: 'Lead' }

const FRAMES_BEFORE = [
  'We are a growing company with offices in four countries and a friendly, informal culture where initiative counts.',
  'For thirty years our customers have trusted us with what matters to them. Join us and help to shape the next thirty.',
  'Innovation is in our blood. Our teams work closely with sales, finance and marketing to make a difference every day.',
]
const FRAMES_AFTER = [
  'We offer a competitive salary, health insurance, flexible hours and a canteen. We are an equal opportunity employer.',
  'What we offer: a modern office, training, social events, pension. Please send your application as soon as possible.',
  'Benefits: bonus, paid leave, employee discounts. All qualified applicants will receive consideration.',
]

/** `asides` are sentences of real postings without requirements; a few are mixed in as noise. */
export function inventSearch(id: string, role: Role, chance: Chance, asides: readonly string[] = []): InventedSearch {
  const level = chance.one<Level>([1, 2, 2, 3, 3, 4])
  const typical =
    role.stacks.length > 0 ? chance.some(chance.one(role.stacks), 9) : chance.some(role.skills.slice(0, 14), 9)
  const mustHaves = typical.slice(0, 3 + chance.below(3))
  const niceToHaves = typical.slice(mustHaves.length, mustHaves.length + 3)
  const title = [LEVEL_TITLES[level], chance.one(role.titles)].join(' ').trim()
  const years = level * 2 + chance.below(2)
  const duties = chance.some(role.tasks, 5)
  const posting = [
    title,
    chance.one(FRAMES_BEFORE),
    ...chance.some(asides, 3),
    chance.one(['Your responsibilities', 'What you will do', 'Duties']),
    ...duties.map((duty) => `- ${duty}`),
    chance.one(['Requirements', 'What you bring', 'Qualifications']),
    `- ${years}+ years of experience`,
    ...mustHaves.map((skill) => `- ${chance.one(['Experience with', 'Solid knowledge of', 'Proficient in'])} ${skill}`),
    '- Team player with good communication skills',
    'Nice to have',
    ...niceToHaves.map((skill) => `- ${skill}`),
    ...chance.some(asides, 2),
    chance.one(FRAMES_AFTER),
  ].join('\n')
  const summary = `${title} with at least ${years} years of experience. ${duties.slice(0, 2).join(' ')} Needed: ${mustHaves.join(', ')}. A plus: ${niceToHaves.join(', ')}.`
  return {
    id,
    role,
    level,
    mustHaves,
    niceToHaves,
    posting,
    summary,
    skillList: [...mustHaves, ...niceToHaves].join(', '),
  }
}

const SHOWN_WORTH = { now: 1, before: 0.7, listed: 0.5 } as const
/** The value of a substitute technology of the same kind. */
const KIN_WORTH = 0.3
/** Too junior is penalized more than too senior: the former lack the ability, the latter may lack the interest. */
const TOO_LOW = 0.11
const TOO_HIGH = 0.05

/** The grade of a recruiter with full knowledge of the candidate and the job. */
export function gradePair(search: InventedSearch, candidate: InventedCandidate): number {
  const now = roleNearness(search.role, candidate.role)
  const before = candidate.formerRole === null ? 0 : 0.7 * roleNearness(search.role, candidate.formerRole)
  const role = Math.max(now, before)
  const above = candidate.level - search.level
  const worth = role * (0.5 + 0.5 * coverage(search, candidate)) - (above < 0 ? -above * TOO_LOW : above * TOO_HIGH)
  if (worth >= 0.74) return 4
  if (worth >= 0.58) return 3
  if (worth >= 0.4) return 2
  return worth >= 0.22 ? 1 : 0
}

function coverage(search: InventedSearch, candidate: InventedCandidate): number {
  const shown = new Map(candidate.skills.map((skill) => [skill.name, SHOWN_WORTH[skill.shown]]))
  const { kinds } = search.role
  const kin = new Map<string, number>()
  for (const [name, worth] of shown) {
    const kind = kinds.get(name) ?? candidate.role.kinds.get(name)
    if (kind !== undefined) kin.set(kind, Math.max(KIN_WORTH * worth, kin.get(kind) ?? 0))
  }
  const worthOf = (name: string) => shown.get(name) ?? kin.get(kinds.get(name) ?? '') ?? 0
  const share = (names: readonly string[]) =>
    names.length === 0 ? 0 : names.reduce((sum, name) => sum + worthOf(name), 0) / names.length
  return 0.8 * share(search.mustHaves) + 0.2 * share(search.niceToHaves)
}
