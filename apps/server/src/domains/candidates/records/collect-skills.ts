import { MIN_TELLING_MONTHS } from '@assay/text-reading/resume/told-in-jobs'
import { findSkill } from '../taxonomy/index.ts'
import type { SkillRecord, WorkRecord } from './candidate-record.ts'
import type { JsonResume } from './json-resume.ts'
import { endMonth, monthsOfWork, notAhead } from './read-work.ts'

type Draft = { -readonly [Key in keyof SkillRecord]: SkillRecord[Key] }

const MAX_EXCERPT_LENGTH = 200
const CORE_YEARS = 3
/** A job with dozens of skills is evidence for none. */
const DOZENS = 24
const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/expert|master/i, 5],
  [/advanced|proficient|strong/i, 4],
  [/intermediate|competent/i, 3],
  [/basic|elementary/i, 2],
  [/beginner|novice/i, 1],
]

/**
 * Every skill of a document once. `meta.assay.skills` takes precedence, then the skills list, then the work history.
 */
export function collectSkills(
  resume: JsonResume,
  work: readonly WorkRecord[],
  today: string,
): { skills: SkillRecord[]; unknown: string[] } {
  const drafts = new Map<string, Draft>()
  const unknown = new Set<string>()
  for (const stated of resume.meta.assay.skills ?? []) {
    const slug = findSkill(stated.name)
    if (slug === null) unknown.add(stated.name)
    else if (!drafts.has(slug))
      drafts.set(slug, {
        ...newDraft(slug),
        years: stated.years ?? null,
        level: stated.level ?? null,
        evidence: stated.evidence,
        evidenceOn: notAhead(stated.evidenceOn, today),
        lastUsedOn: notAhead(stated.lastUsedOn, today),
        prominence: stated.prominence ?? 1,
        excerpt: stated.excerpt?.slice(0, MAX_EXCERPT_LENGTH) ?? null,
      })
  }
  for (const group of resume.skills ?? []) addGroup(drafts, unknown, group)
  for (const entry of work) addUse(drafts, entry, today)
  const settled = new Set(
    (resume.meta.assay.skills ?? [])
      .filter((skill) => (skill.prominence ?? null) !== null)
      .map((skill) => findSkill(skill.name)),
  )
  const untold = untoldIn(work, today)
  const open = [...drafts.values()].filter(({ slug }) => !settled.has(slug))
  for (const draft of open) if (untold.has(draft.slug)) draft.prominence = 1
  raiseProminence(
    open.filter(({ slug }) => !untold.has(slug)),
    resume,
  )
  return { skills: [...drafts.values()], unknown: [...unknown] }
}

function newDraft(slug: string): Draft {
  return {
    slug,
    years: null,
    level: null,
    evidence: 'claimed',
    evidenceOn: null,
    lastUsedOn: null,
    prominence: 1,
    excerpt: null,
  }
}

function addGroup(
  drafts: Map<string, Draft>,
  unknown: Set<string>,
  group: NonNullable<JsonResume['skills']>[number],
): void {
  const level = LEVELS.find(([pattern]) => pattern.test(group.level ?? ''))?.[1] ?? null
  const keywords = group.keywords ?? []
  for (const [place, name] of [group.name ?? '', ...keywords].entries()) {
    const slug = findSkill(name)
    const isGroupName = place === 0 && keywords.length > 0
    if (slug === null && !isGroupName && name.trim() !== '') unknown.add(name)
    if (slug === null) continue
    const draft = drafts.get(slug) ?? newDraft(slug)
    draft.level ??= level
    drafts.set(slug, draft)
  }
}

function addUse(drafts: Map<string, Draft>, entry: WorkRecord, today: string): void {
  const hasDates = entry.startedOn !== null
  for (const slug of entry.skills) {
    const draft = drafts.get(slug) ?? newDraft(slug)
    if (hasDates && draft.lastUsedOn === null) draft.lastUsedOn = lastDayOf(entry, today)
    if (draft.prominence < 2) draft.prominence = 2
    drafts.set(slug, draft)
  }
}

/** Skills that dated jobs name, but for too short a time or among dozens: they count as listed. */
function untoldIn(work: readonly WorkRecord[], today: string): Set<string> {
  const dated = work.filter(({ startedOn }) => startedOn !== null)
  const untold = [...new Set(dated.flatMap(({ skills }) => skills))].filter((slug) => {
    const telling = dated.filter(({ skills }) => skills.includes(slug) && skills.length < DOZENS)
    // The month in which a job ends is not counted here.
    return (monthsOfWork(telling, today) ?? 0) < MIN_TELLING_MONTHS - 1
  })
  return new Set(untold)
}

function lastDayOf(entry: WorkRecord, today: string): string {
  if (entry.endedOn === null) return today
  const month = endMonth(entry, today)
  const year = Math.floor(month / 12)
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

// Core skills are those in the headline, and those used for years at a good level.
function raiseProminence(drafts: readonly Draft[], resume: JsonResume): void {
  const words = (resume.basics?.label ?? '').split(/[\s,|/()·&+]+/)
  const named = new Set(words.map((word) => findSkill(word)))
  for (const draft of drafts)
    if (named.has(draft.slug) || ((draft.years ?? 0) >= CORE_YEARS && (draft.level ?? 0) >= 4)) draft.prominence = 3
}
