import { skillIdFor } from '../profiles/index.ts'
import type { CandidateRecord, JsonResumeInput } from '../records/index.ts'
import { languageName, skillNameOf, titleName } from '../taxonomy/index.ts'

/** A candidate as an export line; importing it gives the same candidate. */
export function jsonResumeOf(record: CandidateRecord): JsonResumeInput {
  const { contact } = record
  return {
    basics: {
      name: contact.legalName,
      label: record.headline,
      email: contact.email,
      phone: contact.phone,
      summary: record.summary ?? record.privateText ?? null,
      location: { city: contact.city, countryCode: record.country },
      profiles: contact.links.map((url) => ({ url })),
    },
    work: record.work.map((entry) => ({
      name: entry.employer,
      position: entry.title,
      startDate: entry.startedOn,
      endDate: entry.endedOn,
      summary: entry.summary,
      keywords: entry.skills.map(nameOfSkill),
    })),
    education: record.education.map((entry) => ({ ...entry })),
    languages: record.languages.map(({ code }) => ({ language: languageName(code) })),
    meta: { assay: assayMetaOf(record) },
  }
}

function assayMetaOf(record: CandidateRecord): JsonResumeInput['meta']['assay'] {
  return {
    externalId: record.externalId,
    title: record.titleSlug === null ? null : titleName(record.titleSlug),
    seniority: record.seniority,
    experienceMonths: record.experienceMonths,
    skills: record.skills.map((skill) => ({
      name: nameOfSkill(skill.slug),
      years: skill.years,
      level: skill.level,
      evidence: skill.evidence,
      evidenceOn: skill.evidenceOn,
      lastUsedOn: skill.lastUsedOn,
      prominence: skill.prominence,
      excerpt: skill.excerpt,
    })),
    rate: record.rate,
    noticeDays: record.noticeDays,
    hoursPerWeek: record.hoursPerWeek,
    timezone: record.timezone,
    workingHours: record.workingHours.map((hours) => ({ ...hours })),
    engagement: [...record.engagement],
    languages: record.languages.map((language) => ({ ...language })),
    state: record.state,
    lastConfirmedAt: record.lastConfirmedAt,
    vetting: record.vetting.map((result) => ({ ...result })),
    consents: record.consents.map((consent) => ({ ...consent })),
    videoUrl: record.contact.videoUrl,
    denyCompanies: [...record.contact.denyCompanies],
  }
}

const nameOfSkill = (slug: string): string => skillNameOf(skillIdFor(slug))
