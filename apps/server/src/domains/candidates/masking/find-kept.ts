import { isGone } from '@assay/contracts/candidates'
import { formatCount, formatCountry, formatPay, verificationWords } from '@assay/contracts/display-words'
import { placeOfZone } from '@assay/contracts/zone-names'
import type { Queries } from '../../../platform/context/context.ts'
import { listCandidatesById, loadIdentities, loadViews, recordOfView, skillIdFor } from '../profiles/index.ts'
import type { CandidateRecord } from '../records/index.ts'
import { languageName, skillNameOf, titleName } from '../taxonomy/index.ts'

export interface KeptOfPerson {
  readonly lines: readonly { readonly label: string; readonly value: string }[]
  readonly source: string
  readonly consents: readonly { readonly purpose: string; readonly until: string; readonly source: string }[]
  readonly isErased: boolean
}

/** All stored data of a candidate, for the candidate alone to read. */
export async function findKeptOf(db: Queries, candidateId: string): Promise<KeptOfPerson> {
  const rows = await listCandidatesById(db, [candidateId])
  const [view] = await loadViews(db, rows)
  if (view === undefined || isGone(view.candidate.state)) return { lines: [], source: '', consents: [], isErased: true }
  const identity = (await loadIdentities(db, [candidateId])).get(candidateId)
  const lines = identity === undefined ? [] : linesOf(recordOfView(view, identity))
  return {
    lines: lines.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    source: view.candidate.agencyId === null ? 'you or the operator of this site' : 'the agency that represents you',
    consents: view.consents.map(({ purpose, until, source }) => ({ purpose, until, source })),
    isErased: false,
  }
}

type Line = readonly [label: string, value: string | null]

/** Nothing is masked: the person reads their own words. */
function linesOf(record: CandidateRecord): Line[] {
  const { contact, rate, noticeDays, hoursPerWeek, country, experienceMonths } = record
  return [
    ['Name', contact.legalName],
    ['Email', contact.email],
    ['Phone', contact.phone],
    ['City', contact.city],
    ['Country', country === null ? null : formatCountry(country)],
    ['Links', contact.links.join(', ')],
    ['Video introduction', contact.videoUrl],
    ['Works as', record.titleSlug === null ? null : titleName(record.titleSlug)],
    ['Headline', record.headline],
    ['Summary', record.summary],
    ['Résumé', record.privateText === undefined ? null : 'Its whole text is kept. You find it in the download.'],
    ['Experience', experienceMonths === null ? null : formatCount(Math.round(experienceMonths / 1.2) / 10, 'year')],
    ['Skills', record.skills.map(skillLine).join(', ')],
    ['Work', record.work.map(jobLine).join('; ')],
    ['Education', record.education.map(educationLine).join('; ')],
    ['Languages', record.languages.map(({ code, level }) => `${languageName(code)} ${level}`).join(', ')],
    ['Assessment results', record.vetting.map(vettingLine).join('; ')],
    ['Expected pay', rate === null ? null : formatPay(rate)],
    ['Looking for', record.engagement.map((kind) => ENGAGEMENTS[kind]).join(' or ')],
    ['Notice', noticeDays === null ? null : formatCount(noticeDays, 'day')],
    ['Hours per week', hoursPerWeek === null ? null : String(hoursPerWeek)],
    ['Time zone', record.timezone === null ? null : placeOfZone(record.timezone)],
    ['Companies that don’t find you', contact.denyCompanies.join(', ')],
  ]
}

const ENGAGEMENTS: Readonly<Record<CandidateRecord['engagement'][number], string>> = {
  fullTime: 'employment',
  contract: 'contract work',
}

function skillLine({ slug, years, evidence }: CandidateRecord['skills'][number]): string {
  const facts = [...(years === null ? [] : [formatCount(years, 'year')]), verificationWords[evidence]]
  return `${skillNameOf(skillIdFor(slug))} (${facts.join(', ')})`
}

function jobLine({ title, employer, startedOn, endedOn }: CandidateRecord['work'][number]): string {
  const where = employer === null ? title : `${title} at ${employer}`
  return startedOn === null && endedOn === null
    ? where
    : `${where}, ${monthOf(startedOn) ?? '?'} to ${monthOf(endedOn) ?? 'now'}`
}

const educationLine = ({ area, studyType, institution }: CandidateRecord['education'][number]): string =>
  [studyType, area, institution].filter((part) => part !== null).join(', ')

function vettingLine({ stage, result, score, scoreMax, on }: CandidateRecord['vetting'][number]): string {
  const outcome = score === null ? RESULTS[result] : `${score} of ${scoreMax ?? 100}`
  return `${stage}, ${outcome}, ${monthOf(on)}`
}

const RESULTS = { pass: 'passed', fail: 'not passed', score: 'scored' } as const

/** "Apr 2025" of "2025-04". */
function monthOf(month: string | null): string | null {
  if (month === null) return null
  const at = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return month
  return new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(at)
}
