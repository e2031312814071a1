import type { MergeChoices } from '@assay/contracts/candidate-merges'
import { evidenceGrades } from '@assay/contracts/search-criteria'
import type { CandidateRecord } from '../records/index.ts'

type Given = CandidateRecord['consents'][number]

/** A consent with what the person, not the source, decided about it. */
export interface MergedConsent extends Given {
  readonly endedOn: string | null
  readonly endedSources: readonly string[]
  readonly givenOn: string
}

/** A profile as it takes part in a merge. */
export interface MergeSide {
  readonly record: CandidateRecord
  readonly consents: readonly MergedConsent[]
}

/**
 * One profile of two. Each part comes from the chosen side; what that side lacks is filled from the other one, so that
 * nothing known of the person is lost. What protects the person is never a matter of choice: companies that must not see
 * them stay so. Consents are combined apart.
 */
export function combineRecords(
  kept: Pick<MergeSide, 'record'>,
  gone: Pick<MergeSide, 'record'>,
  choices: MergeChoices,
): CandidateRecord {
  const part = (name: keyof MergeChoices) =>
    choices[name] === 'gone' ? ([gone.record, kept.record] as const) : ([kept.record, gone.record] as const)
  const [contact, otherContact] = part('contact')
  const [texts, otherTexts] = part('texts')
  const [title, otherTitle] = part('title')
  const [work, otherWork] = part('work')
  const [pay, otherPay] = part('pay')
  const [free, otherFree] = part('availability')
  const [place, otherPlace] = part('country')
  const summary = texts.summary ?? otherTexts.summary
  const privateText = texts.privateText ?? otherTexts.privateText
  return {
    ...kept.record,
    contact: {
      legalName: contact.contact.legalName ?? otherContact.contact.legalName,
      email: contact.contact.email ?? otherContact.contact.email,
      phone: contact.contact.phone ?? otherContact.contact.phone,
      city: contact.contact.city ?? otherContact.contact.city,
      links: unique([...contact.contact.links, ...otherContact.contact.links]),
      videoUrl: contact.contact.videoUrl ?? otherContact.contact.videoUrl,
      denyCompanies: unique([...kept.record.contact.denyCompanies, ...gone.record.contact.denyCompanies]),
    },
    headline: texts.headline === '' || texts.headline === 'Candidate' ? otherTexts.headline : texts.headline,
    ...(privateText === undefined ? { summary } : { summary, privateText }),
    titleSlug: title.titleSlug ?? otherTitle.titleSlug,
    seniority: title.seniority === 'none' ? otherTitle.seniority : title.seniority,
    work: filled(work.work, otherWork.work),
    experienceMonths: work.experienceMonths ?? otherWork.experienceMonths,
    skills: skillsOf(kept.record, gone.record, choices.skills),
    education: filled(...pairOf(part('education'), 'education')),
    languages: languagesOf(kept.record, gone.record, choices.languages),
    rate: pay.rate ?? otherPay.rate,
    noticeDays: free.noticeDays ?? otherFree.noticeDays,
    hoursPerWeek: free.hoursPerWeek ?? otherFree.hoursPerWeek,
    timezone: free.timezone ?? otherFree.timezone,
    workingHours: filled(free.workingHours, otherFree.workingHours),
    engagement: filled(free.engagement, otherFree.engagement),
    country: place.country ?? otherPlace.country,
    keywords: unique([...(kept.record.keywords ?? []), ...(gone.record.keywords ?? [])]),
    state: stateOf(kept.record.state, gone.record.state),
    lastConfirmedAt: latest(kept.record.lastConfirmedAt, gone.record.lastConfirmedAt),
    unknownSkills: [],
    vetting: [],
    consents: [],
  }
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]
const filled = <Item>(some: readonly Item[], others: readonly Item[]): readonly Item[] =>
  some.length > 0 ? some : others
const pairOf = <Name extends keyof CandidateRecord>(
  [one, other]: readonly [CandidateRecord, CandidateRecord],
  name: Name,
): [CandidateRecord[Name], CandidateRecord[Name]] => [one[name], other[name]]

const latest = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && Date.parse(other) > Date.parse(one)) ? other : one

type Skill = CandidateRecord['skills'][number]

function skillsOf(kept: CandidateRecord, gone: CandidateRecord, choice: MergeChoices['skills']): readonly Skill[] {
  if (choice !== 'both') return choice === 'kept' ? filled(kept.skills, gone.skills) : filled(gone.skills, kept.skills)
  const bySlug = new Map(kept.skills.map((skill) => [skill.slug, skill]))
  for (const skill of gone.skills) {
    const own = bySlug.get(skill.slug)
    bySlug.set(skill.slug, own === undefined ? skill : stronger(own, skill))
  }
  return [...bySlug.values()]
}

/** The better evidence with its date and words; the longer experience. */
function stronger(one: Skill, other: Skill): Skill {
  const gradeOf = ({ evidence }: Skill) => evidenceGrades.indexOf(evidence)
  const better = gradeOf(other) > gradeOf(one) ? other : one
  return {
    ...better,
    years: most(one.years, other.years),
    level: better.level ?? one.level ?? other.level,
    excerpt: better.excerpt ?? one.excerpt ?? other.excerpt,
    lastUsedOn: latest(one.lastUsedOn, other.lastUsedOn),
    prominence: one.prominence > other.prominence ? one.prominence : other.prominence,
  }
}

const most = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other)

function languagesOf(
  kept: CandidateRecord,
  gone: CandidateRecord,
  choice: MergeChoices['languages'],
): CandidateRecord['languages'] {
  if (choice === 'kept') return filled(kept.languages, gone.languages)
  if (choice === 'gone') return filled(gone.languages, kept.languages)
  const byCode = new Map(kept.languages.map((language) => [language.code, language]))
  for (const language of gone.languages) {
    const own = byCode.get(language.code)
    if (own === undefined || language.level > own.level) byCode.set(language.code, language)
  }
  return [...byCode.values()]
}

/** A hired candidate stays hired, and one who requested a pause stays paused under either profile. */
const STATES: readonly CandidateRecord['state'][] = ['engaged', 'paused', 'available', 'inVetting', 'draft']

const stateOf = (one: CandidateRecord['state'], other: CandidateRecord['state']): CandidateRecord['state'] =>
  STATES.find((state) => state === one || state === other) ?? one

/** The later one, unless it was ended after the other one was given: the last word counts. */
export function combineConsents(kept: MergeSide, gone: MergeSide, today: string): MergedConsent[] {
  const given = [kept, gone].flatMap(({ consents, record }) =>
    consents.map((consent) => ({ ...consent, lastDay: lastDayOf(consent, record.state, today) })),
  )
  return unique(given.map(({ purpose }) => purpose)).flatMap((purpose) => {
    const both = given
      .filter((consent) => consent.purpose === purpose)
      .toSorted((left, right) => Number(right.endedOn !== null) - Number(left.endedOn !== null))
    const ended = both.find(({ lastDay }) => lastDay !== null && both.every(({ givenOn }) => givenOn <= lastDay))
    const [later] = both.toSorted((left, right) => right.until.localeCompare(left.until))
    const chosen = ended ?? later
    if (chosen === undefined) return []
    const { lastDay: _, ...consent } = chosen
    const sources = both.flatMap(({ source, endedSources }) => [source, ...endedSources])
    return [{ ...consent, endedSources: consent.endedOn === null ? [] : unique(sources) }]
  })
}

/**
 * The day of the word that ended a consent; null while it holds. One that only ran out pauses, where it was for
 * matching; the other profile is not paused only because it was not asked again.
 */
function lastDayOf({ purpose, until, endedOn }: MergedConsent, state: CandidateRecord['state'], today: string) {
  if (endedOn !== null) return endedOn
  return until < today && (purpose !== 'matching' || state === 'paused') ? until : null
}
