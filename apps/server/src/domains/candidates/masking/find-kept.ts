import { isGone } from '@assay/contracts/candidates'
import { formatCount, formatPay, verificationWords } from '@assay/contracts/display-words'
import type { Queries } from '../../../platform/context/context.ts'
import { type CandidateView, expectedPayOf, listCandidatesById, loadViews } from '../profiles/index.ts'
import { languageName, skillNameOf, titleNameOf } from '../taxonomy/index.ts'
import { findReachableBy, findVideoOf } from './candidate-contacts.store.ts'

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
  const contact = await findReachableBy(db, candidateId)
  const lines = [
    ['Name', contact?.legalName],
    ['Email', contact?.email],
    ['Phone', contact?.phone],
    ['Links', contact?.links.join(', ')],
    ['Video introduction', await findVideoOf(db, candidateId)],
    ...aboutWork(view),
  ] as const
  return {
    lines: lines.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    source: view.candidate.agencyId === null ? 'you or the operator of this site' : 'the agency that represents you',
    consents: view.consents.map(({ purpose, until, source }) => ({ purpose, until, source })),
    isErased: false,
  }
}

function aboutWork({ candidate, skills, work, languages }: CandidateView): [string, string | null][] {
  const { titleId, noticeDays, hoursPerWeek, timezone, country } = candidate
  const pay = expectedPayOf(candidate)
  return [
    ['Works as', titleId === null ? null : titleNameOf(titleId)],
    ['Headline', candidate.headline],
    ['Summary', candidate.summary],
    [
      'Skills',
      skills.map(({ skillId, evidence }) => `${skillNameOf(skillId)} (${verificationWords[evidence]})`).join(', '),
    ],
    [
      'Jobs',
      work
        .map(
          ({ title, startedOn, endedOn }) => `${title}, ${monthOf(startedOn) ?? '?'} to ${monthOf(endedOn) ?? 'now'}`,
        )
        .join('; '),
    ],
    ['Languages', languages.map(({ code, level }) => `${languageName(code)} ${level}`).join(', ')],
    ['Expected pay', pay === null ? null : formatPay(pay)],
    ['Notice', noticeDays === null ? null : formatCount(noticeDays, 'day')],
    ['Hours per week', hoursPerWeek === null ? null : String(hoursPerWeek)],
    ['Time zone', timezone],
    ['Country', country === null ? null : (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country)],
  ]
}

/** "Apr 2025" of "2025-04". */
function monthOf(month: string | null): string | null {
  if (month === null) return null
  const at = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return month
  return new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(at)
}
