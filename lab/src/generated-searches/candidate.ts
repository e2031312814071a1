import type { Chance } from './chance.ts'
import type { Role } from './roles.ts'

export type Level = 1 | 2 | 3 | 4

export interface SkillHeld {
  readonly name: string
  /** Used in the newest job, in an older one, or only listed. */
  readonly shown: 'now' | 'before' | 'listed'
}

export interface InventedCandidate {
  readonly id: string
  readonly role: Role
  readonly formerRole: Role | null
  readonly level: Level
  readonly years: number
  readonly skills: readonly SkillHeld[]
  readonly text: string
}

const LEVEL_WORDS: Readonly<Record<Level, readonly string[]>> = {
  1: ['Junior', 'Associate', 'Entry-level'],
  2: ['', ''],
  3: ['Senior', 'Lead'],
  4: ['Principal', 'Head of the team,'],
}

/** Generic titles that are common in the trade. */
const TELL_NOTHING = ['Information Technology Specialist', 'IT Specialist', 'Consultant', 'Technical Specialist']
const SHARE_WITHOUT_TITLE = 0.2
/** Also lists technologies without having used them. */
const SHARE_OF_BROAD = 0.15
/** Names skills without saying how they were used. */
const SHARE_OF_TERSE = 0.15
/** Most candidates mention a part of a task, few the whole. */
const SHARE_OF_WHOLE_TASKS = 0.4
const MIN_PART_LENGTH = 12

/** A candidate with a job history, in the format of résumé sites. */
export function inventCandidate(id: string, role: Role, roles: readonly Role[], chance: Chance): InventedCandidate {
  const level = chance.one<Level>([1, 2, 2, 3, 3, 4])
  const years = level * 3 + chance.below(6) - 1
  const near = nearRoles(role, roles)
  const formerRole = near.length > 0 && chance.yes(0.5) ? chance.one(near) : null
  const own = inventSkills(role, formerRole, chance)
  const skills = role.isTech && chance.yes(SHARE_OF_BROAD) ? broadened(own, roles, chance) : own
  const isTold = !role.isTech || !chance.yes(SHARE_WITHOUT_TITLE)
  const title = [chance.one(LEVEL_WORDS[level]), chance.one(isTold ? role.titles : TELL_NOTHING)].join(' ').trim()
  const formerTitle = formerRole === null ? null : chance.one(formerRole.titles)
  const text = resumeText({ role, formerRole, title, formerTitle, years, skills }, chance)
  return { id, role, formerRole, level, years, skills, text }
}

function nearRoles(role: Role, roles: readonly Role[]): Role[] {
  const near = roles.filter((other) => other.key !== role.key && role.related.includes(other.code))
  return near.length > 0 ? near : roles.filter((other) => other.key !== role.key && other.isTech === role.isTech)
}

function inventSkills(role: Role, formerRole: Role | null, chance: Chance): SkillHeld[] {
  const known = role.stacks.length > 0 ? chance.one(role.stacks) : chance.some(role.skills, 6 + chance.below(8))
  const former = formerRole === null ? [] : chance.some(formerRole.skills, 2 + chance.below(4))
  const shown: SkillHeld[] = chance.some(known, 16).map((name) => ({
    name,
    shown: chance.yes(0.5) ? 'now' : chance.yes(0.4) ? 'before' : 'listed',
  }))
  const names = new Set(shown.map((skill) => skill.name))
  return [...shown, ...former.filter((name) => !names.has(name)).map((name) => ({ name, shown: 'before' as const }))]
}

function broadened(skills: readonly SkillHeld[], roles: readonly Role[], chance: Chance): SkillHeld[] {
  const known = new Set(skills.map((skill) => skill.name))
  const heardOf = new Set(roles.filter((role) => role.isTech).flatMap((role) => role.skills))
  const listed = chance.some(
    [...heardOf].filter((name) => !known.has(name)),
    10 + chance.below(10),
  )
  return [...skills, ...listed.map((name) => ({ name, shown: 'listed' as const }))]
}

interface ResumeParts {
  readonly role: Role
  readonly formerRole: Role | null
  readonly title: string
  readonly formerTitle: string | null
  readonly years: number
  readonly skills: readonly SkillHeld[]
}

function resumeText(parts: ResumeParts, chance: Chance): string {
  const { role, formerRole, title, formerTitle, years, skills } = parts
  const inYear = 2016
  const isTerse = chance.yes(SHARE_OF_TERSE)
  const newestYears = formerTitle === null ? years : Math.max(1, Math.ceil(years / 2))
  const lines = [
    title.toUpperCase(),
    'Summary',
    chance.one([
      `${title} with ${years} years of experience. Hard-working team player with excellent communication skills.`,
      `Results-driven professional with over ${years} years in the field, known for problem solving.`,
      `Dedicated ${title} who learns quickly and works well under pressure.`,
    ]),
    'Skills',
    chance
      .some(skills, skills.length)
      .map((skill) => skill.name)
      .join(', '),
    'Experience',
    `${title} ${inYear - newestYears} to Current Company Name`,
    ...(isTerse ? [] : toldTasks(role, 4, chance)),
    ...usedLines(skills, 'now', chance),
  ]
  if (formerRole !== null && formerTitle !== null) {
    lines.push(`${formerTitle} ${inYear - years} to ${inYear - newestYears} Company Name`)
    if (!isTerse) lines.push(...toldTasks(formerRole, 3, chance))
  }
  lines.push(...usedLines(skills, 'before', chance))
  lines.push('Education', chance.one(["Bachelor's degree", "Master's degree", 'Associate degree']))
  lines.push(`Further training ${inYear}`)
  return lines.join('\n')
}

/** The tasks that a candidate mentions, whole or in part. */
function toldTasks({ tasks }: Role, count: number, chance: Chance): string[] {
  return chance.some(tasks, count).map((task) => {
    const parts = task
      .replace(/\.$/, '')
      .split(/,? or |,? and |, |; /)
      .filter((part) => part.length >= MIN_PART_LENGTH)
    return parts.length < 2 || chance.yes(SHARE_OF_WHOLE_TASKS) ? task : sentenceOf(chance.one(parts))
  })
}

function sentenceOf(part: string): string {
  return `${part.charAt(0).toUpperCase()}${part.slice(1)}.`
}

function usedLines(skills: readonly SkillHeld[], when: SkillHeld['shown'], chance: Chance): string[] {
  const used = skills.filter((skill) => skill.shown === when).map((skill) => skill.name)
  if (used.length === 0) return []
  const verb = chance.one([
    'Worked daily with',
    'Responsible for solutions in',
    'Maintained and improved systems using',
  ])
  return [`${verb} ${used.join(', ')}.`]
}

/** A keyword-stuffed résumé: names every technology and task without any work. */
export function inventKeywordList(id: string, role: Role, wanted: Role, chance: Chance): InventedCandidate {
  const title = chance.one(role.titles)
  const skills: SkillHeld[] = chance.some(wanted.skills, 14).map((name) => ({ name, shown: 'listed' }))
  const text = [
    title.toUpperCase(),
    'Summary',
    `Experienced ${title}. Keywords: ${skills.map((skill) => skill.name).join(', ')}.`,
    ...toldTasks(wanted, 3, chance),
    'Experience',
    `${title} 2008 to Current Company Name`,
    ...chance.some(role.tasks, 6),
  ].join('\n')
  return { id, role, formerRole: null, level: 2, years: 6, skills, text }
}
