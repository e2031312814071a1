import { evidenceGrades } from '@assay/contracts/search-criteria'
import { believed, type CandidateRecord, confirmedAtImport } from '../records/index.ts'

/**
 * Merges a file's data into a known candidate. A file is incomplete: a table without a rate does not mean that the
 * person has none. Values in the file win, except that evidence is never lowered.
 */
export function mergeRecord(known: CandidateRecord, read: CandidateRecord, saysState: boolean): CandidateRecord {
  const filled = <Item>(some: readonly Item[], others: readonly Item[]) => (some.length > 0 ? some : others)
  return {
    ...read,
    externalId: known.externalId,
    contact: {
      legalName: read.contact.legalName ?? known.contact.legalName,
      email: read.contact.email ?? known.contact.email,
      phone: read.contact.phone ?? known.contact.phone,
      city: read.contact.city ?? known.contact.city,
      links: filled(read.contact.links, known.contact.links),
      videoUrl: read.contact.videoUrl ?? known.contact.videoUrl,
      denyCompanies: [...new Set([...known.contact.denyCompanies, ...read.contact.denyCompanies])],
    },
    headline: read.headline === 'Candidate' ? known.headline : read.headline,
    summary: read.summary ?? known.summary,
    ...textOf(read.privateText ?? known.privateText),
    titleSlug: read.titleSlug ?? known.titleSlug,
    seniority: read.seniority === 'none' ? known.seniority : read.seniority,
    experienceMonths: read.experienceMonths ?? known.experienceMonths,
    rate: read.rate ?? known.rate,
    noticeDays: read.noticeDays ?? known.noticeDays,
    hoursPerWeek: read.hoursPerWeek ?? known.hoursPerWeek,
    timezone: read.timezone ?? known.timezone,
    workingHours: filled(read.workingHours, known.workingHours),
    country: read.country ?? known.country,
    engagement: filled(read.engagement, known.engagement),
    keywords: [...new Set([...(known.keywords ?? []), ...(read.keywords ?? [])])],
    state: saysState ? read.state : known.state,
    lastConfirmedAt: read.lastConfirmedAt ?? known.lastConfirmedAt,
    skills: believed(mergeSkills(known.skills, read.skills)),
    work: filled(read.work, known.work),
    education: filled(read.education, known.education),
    languages: filled(read.languages, known.languages),
    consents: [...new Map([...known.consents, ...read.consents].map((consent) => [consent.purpose, consent])).values()],
  }
}

const textOf = (privateText: string | undefined) => (privateText === undefined ? {} : { privateText })

type Skills = CandidateRecord['skills']

function mergeSkills(known: Skills, read: Skills): Skills {
  const said = new Map(read.map((skill) => [skill.slug, skill]))
  const kept = known.map((skill) => {
    const again = said.get(skill.slug)
    said.delete(skill.slug)
    if (again === undefined) return skill
    const isWeaker = evidenceGrades.indexOf(again.evidence) < evidenceGrades.indexOf(skill.evidence)
    return isWeaker ? { ...again, evidence: skill.evidence, evidenceOn: skill.evidenceOn } : again
  })
  return [...kept, ...said.values()]
}

/** The agreement that the importer vouches for, where the file names none. */
export function withConsent(
  record: CandidateRecord,
  { until, isAgency }: { until: string; isAgency: boolean },
): CandidateRecord {
  const source = isAgency ? confirmedAtImport.byAgency : confirmedAtImport.byOperator
  const stated = new Map(record.consents.map((consent) => [consent.purpose, consent]))
  for (const purpose of ['matching', 'contact'] as const)
    if ((stated.get(purpose)?.until ?? '') < until) stated.set(purpose, { purpose, until, source })
  return { ...record, consents: [...stated.values()] }
}
