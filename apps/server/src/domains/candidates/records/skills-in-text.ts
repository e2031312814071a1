import { isCertificate } from '@assay/text-reading/resume/held-certificates'
import { readResume } from '@assay/text-reading/resume/read-resume'
import { dayNumbered } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taxonomyGazetteer } from '../taxonomy/index.ts'
import type { SkillRecord } from './candidate-record.ts'
import type { JsonResume } from './json-resume.ts'
import { endsBeforeItBegins } from './read-work.ts'

/** Self-reported skills in the sentences of a document. A skill list with evidence takes precedence. */
export function skillsInText(
  resume: JsonResume,
  stated: readonly Pick<SkillRecord, 'slug'>[],
  today: string,
): SkillRecord[] {
  if ((resume.meta.assay.skills ?? []).length > 0) return []
  const text = textOf(resume)
  if (text === '') return []
  const known = new Set(stated.map((skill) => skill.slug))
  const reading = readResume(text, taxonomyGazetteer(), { id: '', today: dayOf(today) })
  return reading.profile.skills.filter(({ skill }) => !known.has(skill)).map(claimedSkill)
}

/** The certificates of a document, and nothing else that their names contain. They are listed, and no job tells of them. */
export function listedCertificates(
  { certificates }: JsonResume,
  stated: readonly Pick<SkillRecord, 'slug'>[],
  today: string,
): SkillRecord[] {
  const names = (certificates ?? []).flatMap(({ name }) => (name ? [name] : []))
  if (names.length === 0) return []
  const gazetteer = taxonomyGazetteer()
  const text = ['Certifications', ...names].join('\n')
  const known = new Set(stated.map(({ slug }) => slug))
  const { skills } = readResume(text, gazetteer, { id: '', today: dayOf(today) }).profile
  return skills.filter(({ skill }) => isCertificate(skill, gazetteer) && !known.has(skill)).map(claimedSkill)
}

export function claimedSkill(skill: ReturnType<typeof readResume>['profile']['skills'][number]): SkillRecord {
  return {
    slug: skill.skill,
    years: skill.years === null ? null : Math.min(60, Math.round(skill.years * 10) / 10),
    level: skill.level,
    evidence: skill.evidence,
    evidenceOn: dateOf(skill.evidenceDay),
    lastUsedOn: dateOf(skill.lastUsedDay),
    prominence: skill.prominence,
    excerpt: null,
  }
}

const dayOf = (today: string): number => Math.floor(Date.parse(today) / DAY_MS)

function dateOf(day: number | null): string | null {
  return day === null ? null : dayNumbered(day)
}

/** The document as a résumé text: headline, summary, then the work with its dates. */
function textOf({ basics, work }: JsonResume): string {
  const jobs = (work ?? []).map((entry) => {
    const dates = [entry.startDate, entry.endDate ?? (entry.startDate ? 'present' : null)].filter(Boolean).join(' - ')
    return [
      [entry.position, endsBeforeItBegins(entry) ? null : dates].filter(Boolean).join(', '),
      entry.summary,
      ...(entry.highlights ?? []),
    ]
  })
  const lines = [basics?.label, basics?.summary, jobs.length > 0 ? 'Experience' : null, ...jobs.flat()]
  return lines.flatMap((line) => (line ? [line] : [])).join('\n')
}
