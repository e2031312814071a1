import type { Presented } from '@assay/jsonapi/present'
import { type Agency, presentAgency } from '../../agencies/index.ts'
import { type CandidateIdentity, type CandidateView, expectedPayOf, type ListedCandidate } from '../profiles/index.ts'
import { languageName, originalExcerpt, skillNameOf, skillSlugOf, titleNameOf } from '../taxonomy/index.ts'

interface Showing {
  /** Only where a policy reveals names. */
  readonly identity?: CandidateIdentity | undefined
  /** Not for guests. */
  readonly agency?: Agency | undefined
  /** Only for their agency. */
  readonly externalId: string | null
  readonly mayDo: readonly string[]
}

export function presentCandidate(
  view: CandidateView<ListedCandidate>,
  { identity, agency, externalId, mayDo }: Showing,
): Presented {
  const { candidate } = view
  const originals = identity?.contact.originals
  return {
    type: 'candidates',
    id: candidate.id,
    attributes: {
      externalId,
      maskedName: candidate.maskedName,
      legalName: identity?.contact.legalName ?? null,
      masked: identity === undefined,
      headline: originals?.headline ?? candidate.headline,
      // Without a masked summary, the original one is a whole résumé, which has its own page.
      summary: candidate.summary === null ? null : (originals?.summary ?? candidate.summary),
      videoUrl: identity?.contact.videoUrl ?? null,
      titleName: candidate.titleId === null ? null : titleNameOf(candidate.titleId),
      seniority: candidate.seniority,
      experienceYears: candidate.experienceMonths === null ? null : Math.round(candidate.experienceMonths / 1.2) / 10,
      skills: view.skills.map((skill) => presentSkill(skill, originals?.excerpts)),
      work: view.work.map((entry, place) => ({
        title: entry.title,
        employer: identity?.employers[place] ?? null,
        startedOn: entry.startedOn,
        endedOn: entry.endedOn,
        summary: originals?.work?.[place] ?? entry.summary,
        skills: [...new Set(entry.skillIds.map((id) => skillNameOf(id)))],
      })),
      education: view.education.map(({ area, studyType }, place) => ({
        area,
        studyType,
        institution: identity?.institutions[place] ?? null,
      })),
      languages: view.languages.map(({ code, level }) => ({ code, name: languageName(code), level })),
      rateExpected: expectedPayOf(candidate),
      noticeDays: candidate.noticeDays,
      hoursPerWeek: candidate.hoursPerWeek,
      timezone: candidate.timezone,
      workingHours: candidate.workingHours,
      country: candidate.country,
      engagement: candidate.engagement,
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
      agencyName: agency?.legalName ?? null,
      consentUntil: view.consents.find((consent) => consent.purpose === 'matching')?.until ?? null,
      lastConfirmedAt: candidate.lastConfirmedAt,
      state: candidate.state === 'available' && candidate.isAgencyAway ? 'paused' : candidate.state,
      mayDo,
      version: candidate.version,
      createdAt: candidate.createdAt,
      updatedAt: candidate.updatedAt,
    },
    relationships: { agency: agency === undefined ? null : presentAgency(agency, knownSkillName) },
  }
}

const knownSkillName = (id: string): string | null => (skillSlugOf(id) === null ? null : skillNameOf(id))

function presentSkill(skill: CandidateView['skills'][number], originals: Readonly<Record<string, string>> | undefined) {
  return {
    skillId: skill.skillId,
    name: skillNameOf(skill.skillId),
    years: skill.years,
    level: skill.level,
    evidence: skill.evidence,
    evidenceOn: skill.evidenceOn,
    lastUsedOn: skill.lastUsedOn,
    excerpt: originalExcerpt(originals, skill.skillId) ?? skill.excerpt,
  }
}
