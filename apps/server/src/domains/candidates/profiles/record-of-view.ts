import { isGone } from '@assay/contracts/candidates'
import { currentSkillId } from '../../taxonomy/index.ts'
import type { CandidateRecord } from '../records/index.ts'
import { originalExcerpt, skillSlugOf, titleSlugOf } from '../taxonomy/index.ts'
import { expectedPayOf } from './candidates.rules.ts'
import type { CandidateIdentity, CandidateView } from './candidates.store.ts'

/** The stored candidate in the form of an import record, names included. */
export function recordOfView(view: CandidateView, identity: CandidateIdentity): CandidateRecord {
  const { candidate } = view
  const { contact } = identity
  const { originals } = contact
  return {
    externalId: candidate.externalId,
    contentHash: candidate.contentHash,
    contact,
    headline: originals.headline ?? candidate.headline,
    ...textsOf(candidate.summary, originals.summary),
    titleSlug: candidate.titleId === null ? null : titleSlugOf(candidate.titleId),
    seniority: candidate.seniority,
    experienceMonths: candidate.experienceMonths,
    rate: expectedPayOf(candidate),
    noticeDays: candidate.noticeDays,
    hoursPerWeek: candidate.hoursPerWeek,
    timezone: candidate.timezone,
    workingHours: candidate.workingHours,
    country: candidate.country,
    engagement: candidate.engagement,
    keywords: candidate.keywords,
    state: isGone(candidate.state) ? 'paused' : candidate.state,
    lastConfirmedAt: candidate.lastConfirmedAt?.toISOString() ?? null,
    skills: view.skills.flatMap((skill) => {
      const slug = skillSlugOf(skill.skillId)
      if (slug === null) return []
      const { years, level, evidence, evidenceOn, lastUsedOn } = skill
      const excerpt = originalExcerpt(originals.excerpts, skill.skillId) ?? skill.excerpt
      return [{ slug, years, level, evidence, evidenceOn, lastUsedOn, excerpt, prominence: skill.prominence as 0 }]
    }),
    unknownSkills: [],
    work: view.work.map((entry, place) => ({
      title: entry.title,
      titleSlug: entry.titleId === null ? null : titleSlugOf(entry.titleId),
      employer: identity.employers[place] ?? null,
      startedOn: entry.startedOn,
      endedOn: entry.endedOn,
      summary: originals.work?.[place] ?? entry.summary,
      skills: [...new Set(entry.skillIds.flatMap((id) => skillSlugOf(currentSkillId(id)) ?? []))],
    })),
    education: view.education.map(({ area, studyType }, place) => ({
      area,
      studyType,
      institution: identity.institutions[place] ?? null,
    })),
    languages: view.languages.map(({ code, level }) => ({ code, level })),
    vetting: view.vetting.map(({ stage, method, assessorRole, result, score, scoreMax, on, validUntil }) => ({
      stage,
      method,
      assessorRole,
      result,
      score,
      scoreMax,
      on,
      validUntil,
    })),
    consents: view.consents.map(({ purpose, until, source }) => ({ purpose, until, source })),
  }
}

/** Without a masked summary, the original one is the text of a résumé. */
function textsOf(
  masked: string | null,
  original: string | undefined,
): Pick<CandidateRecord, 'summary' | 'privateText'> {
  return masked === null && original !== undefined
    ? { summary: null, privateText: original }
    : { summary: original ?? masked }
}
