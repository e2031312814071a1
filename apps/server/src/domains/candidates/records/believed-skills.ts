import { MAX_USED } from '@assay/text-reading/resume/told-in-jobs'
import type { SkillRecord } from './candidate-record.ts'

/** As the ranking sees it: used in a job, with a last use. */
export const isUsed = ({ prominence, lastUsedOn }: SkillRecord): boolean => prominence >= 2 && lastUsedOn !== null

/**
 * Who uses everything is believed nothing: beyond what anyone can have used, skills count as listed, unless the operator
 * tested them.
 */
export function believed(skills: readonly SkillRecord[]): readonly SkillRecord[] {
  const isUntested = (skill: SkillRecord): boolean =>
    skill.evidence === 'agency' || (skill.evidence === 'claimed' && isUsed(skill))
  if (skills.filter(isUntested).length <= MAX_USED) return skills
  return skills.map((skill) =>
    isUntested(skill) ? { ...listed(skill), evidence: 'claimed' as const, evidenceOn: null } : skill,
  )
}

/** Stated use counts as listed, unless the jobs confirm it. */
export function unlessNamed(skills: readonly SkillRecord[], named: () => ReadonlySet<string>): readonly SkillRecord[] {
  const isStated = (skill: SkillRecord): boolean => skill.evidence === 'claimed' && isUsed(skill)
  if (!skills.some(isStated)) return skills
  const known = named()
  return skills.map((skill) => (isStated(skill) && !known.has(skill.slug) ? listed(skill) : skill))
}

const listed = (skill: SkillRecord): SkillRecord => ({ ...skill, prominence: skill.prominence === 0 ? 0 : 1 })
