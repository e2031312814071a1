import type { candidates } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'

/** As it is presented, so dates may not be text yet. */
export type ShownCandidate = Omit<ResourceOf<typeof candidates>, 'id' | 'type'>

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/**
 * A profile as JSON Resume 1.0.0, with nothing that the caller does not see on the page: the masked name instead of the
 * name, and neither employers nor schools, until they are released. Contact details are no part of a profile.
 */
export function shownJsonResumeOf(shown: ShownCandidate): object {
  return {
    $schema: SCHEMA,
    basics: {
      name: shown.legalName ?? shown.maskedName,
      label: shown.headline,
      ...(shown.summary === null ? {} : { summary: shown.summary }),
      ...(shown.country === null ? {} : { location: { countryCode: shown.country } }),
    },
    work: shown.work.map(({ title, employer, startedOn, endedOn, summary, skills }) => ({
      ...(employer === null ? {} : { name: employer }),
      position: title,
      ...(startedOn === null ? {} : { startDate: startedOn }),
      ...(endedOn === null ? {} : { endDate: endedOn }),
      ...(summary === null ? {} : { summary }),
      keywords: skills,
    })),
    education: (shown.education ?? []).map(({ area, studyType, institution }) => ({
      ...(institution === null ? {} : { institution }),
      ...(area === null ? {} : { area }),
      ...(studyType === null ? {} : { studyType }),
    })),
    skills: shown.skills.map(({ name, level }) => ({ name, ...(level === null ? {} : { level: String(level) }) })),
    languages: shown.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    meta: {
      version: 'v1.0.0',
      lastModified: shown.updatedAt,
      assay: {
        masked: shown.masked,
        title: shown.titleName,
        seniority: shown.seniority,
        experienceYears: shown.experienceYears,
        evidence: shown.skills.map(({ name, years, evidence, evidenceOn }) => ({ name, years, evidence, evidenceOn })),
        vetting: shown.vetting,
        rateExpected: shown.rateExpected,
        noticeDays: shown.noticeDays,
        hoursPerWeek: shown.hoursPerWeek,
        timezone: shown.timezone,
        engagement: shown.engagement,
      },
    },
  }
}
