import { ROLES, type Role } from '@assay/text-reading/description/skills/role'
import type { Chance } from '../../generated-searches/chance.ts'
import { HEADING_CUES } from './heading-cues.ts'
import { MIXED_CUES } from './mixed-cues.ts'
import { SENTENCE_CUES } from './sentence-cues.ts'

interface NamedSkill {
  slug: string
  name: string
}

/** What a written posting wants of a skill, and whether its cue belongs to the families kept for testing. */
interface WrittenSkill {
  role: Role
  isHeldOut: boolean
}

interface WrittenPosting {
  text: string
  wanted: ReadonlyMap<string, WrittenSkill>
}

const TITLES = [
  'Developer',
  'Senior Software Engineer',
  'Data Engineer',
  'System administrator wanted',
  'Backend Engineer (m/f/d)',
  'QA Engineer',
  'Web Developer',
]
const OF_LIST = [
  '{}',
  '{}',
  '{}',
  'Experience with {}',
  'experience in {}',
  '{} knowledge',
  '{} skills',
  'knowledge of {}',
  '{} experience',
  '{} and similar',
  'good {}',
  'you know {}',
  'work with {}',
]
const BULLETS = ['- ', '• ', '* ', '', '+ ', '– ']
/** Roles in the shares in which postings hold them. */
const SHARES: readonly Role[] = ['must', 'must', 'must', 'nice', 'nice', 'drop', 'drop', 'refuse', 'free']
const SECTIONS: readonly (readonly [Role, number])[] = [
  ['must', 1],
  ['nice', 0.7],
  ['drop', 0.35],
  ['refuse', 0.2],
  ['free', 0.5],
]
/** The share of sentences with several roles. */
const MIXED = 0.12
/** One family of cues in five is never trained on. */
const FAMILIES = 5

function isHeldOut(cue: string): boolean {
  let hash = 2_166_136_261
  for (const letter of cue) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  return (hash >>> 0) % FAMILIES === 0
}

/** A posting of random cues around random skills, in a random style of writing. */
export function writePosting(skills: readonly NamedSkill[], chance: Chance): WrittenPosting {
  const wanted = new Map<string, WrittenSkill>()
  const take = (role: Role, held: boolean): string => {
    let skill = chance.one(skills)
    while (wanted.has(skill.slug)) skill = chance.one(skills)
    wanted.set(skill.slug, { role, isHeldOut: held })
    return skill.name
  }
  const list = (role: Role, held: boolean, most: number): string => {
    const names = Array.from({ length: 1 + Math.floor(chance.number() * chance.number() * (most + 1)) }, () =>
      take(role, held),
    )
    const last = names.pop() ?? ''
    if (names.length === 0) return last
    const end =
      names.length === 1
        ? [' and ', ', ', ' & ', ' or ', ' / ', ' and also ', ' as well as ']
        : [' and ', ', ', ' or ', ', and ']
    return names.join(', ') + chance.one(end) + last
  }
  const sentence = (role: Role): string => {
    const cue = chance.one(SENTENCE_CUES[role])
    const said = cue.replace('{}', list(role, isHeldOut(cue), 3))
    return /[.!?]$/.test(said) ? said : said + chance.one(['.', '.', '', '!', ';'])
  }
  const mixed = (): string => {
    const cue = chance.one(MIXED_CUES)
    const held = isHeldOut(cue)
    const said = cue.replace(/\{(\w+)\}/g, (_, role: Role) => list(role, held, 2))
    return /[.!?]$/.test(said) ? said : said + chance.one(['.', '.', '', ''])
  }
  const bullet = chance.one(BULLETS)
  const shape = chance.number()
  const entry = (role: Role, held: boolean): string => {
    const other = chance.one(SHARES)
    if (chance.yes(MIXED)) return bullet + mixed()
    if (other !== role && chance.yes(0.22)) return bullet + sentence(other)
    if (chance.yes(0.3)) return bullet + sentence(role)
    return bullet + chance.one(OF_LIST).replace('{}', list(role, held, 3))
  }
  const section = (role: Role): string[] => {
    if (chance.yes(0.3))
      return [
        Array.from({ length: 1 + chance.below(4) }, () =>
          chance.yes(MIXED) ? mixed() : sentence(chance.yes(0.6) ? role : chance.one(SHARES)),
        ).join(' '),
      ]
    const cue = chance.one(HEADING_CUES[role])
    const held = isHeldOut(cue)
    const heading = shape < 0.15 ? cue.toUpperCase() : shape > 0.85 ? cue.toLowerCase() : cue
    if (chance.yes(0.25)) return [`${heading}${chance.one([': ', ': ', ' - '])}${list(role, held, 5)}`]
    return [
      heading + chance.one([':', '', '', ':', ' …']),
      ...Array.from({ length: 2 + chance.below(3) }, () => entry(role, held)),
    ]
  }
  const parts = chance.some(
    SECTIONS.filter(([, share]) => chance.yes(share)).map(([role]) => role),
    ROLES.length,
  )
  const lines = [chance.one(TITLES), '', ...parts.flatMap((role) => [...section(role), ''])]
  return { text: inStyle(lines.join('\n'), shape, chance), wanted }
}

/** Small letters, letters left out, and the spelling of chats. */
function inStyle(text: string, shape: number, chance: Chance): string {
  if (shape > 0.9) return text.toLowerCase()
  if (shape > 0.6 && shape < 0.7)
    return text
      .replace(/\byou\b/gi, 'u')
      .replace(/\bwith\b/g, 'w/')
      .replace(/n't\b/g, 'nt')
  if (shape < 0.45 || shape > 0.6) return text
  return text.replace(/[a-z]{6,}/g, (word) => (chance.yes(0.06) ? word.slice(0, 3) + word.slice(4) : word))
}
