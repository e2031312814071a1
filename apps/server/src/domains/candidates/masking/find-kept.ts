import { majorOf } from '@assay/contracts/amounts'
import { isGone } from '@assay/contracts/candidates'
import type { Queries } from '../../../platform/context/context.ts'
import { type CandidateView, listCandidatesById, loadViews } from '../profiles/index.ts'
import { languageName, skillNameOf, titleNameOf } from '../taxonomy/index.ts'
import { findReachableBy } from './candidate-contacts.store.ts'

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
    ['Mail', contact?.email],
    ['Phone', contact?.phone],
    ['Links', contact?.links.join(', ')],
    ...aboutWork(view),
  ] as const
  return {
    lines: lines.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    source: view.candidate.agencyId === null ? 'You, or the operator of this site' : 'The agency that represents you',
    consents: view.consents.map(({ purpose, until, source }) => ({ purpose, until, source })),
    isErased: false,
  }
}

function aboutWork({ candidate, skills, work, languages }: CandidateView): [string, string | null][] {
  const { titleId, noticeDays, hoursPerWeek, timezone, country, rateAmountMinor, rateCurrency, ratePeriod } = candidate
  return [
    ['Works as', titleId === null ? null : titleNameOf(titleId)],
    ['Headline', candidate.headline],
    ['Summary', candidate.summary],
    ['Skills', skills.map(({ skillId, evidence }) => `${skillNameOf(skillId)} (${evidence})`).join(', ')],
    [
      'Jobs',
      work.map(({ title, startedOn, endedOn }) => `${title}, ${startedOn ?? '?'} to ${endedOn ?? 'now'}`).join('; '),
    ],
    ['Languages', languages.map(({ code, level }) => `${languageName(code)} ${level}`).join(', ')],
    [
      'Rate',
      rateAmountMinor === null || rateCurrency === null
        ? null
        : `${majorOf({ amountMinor: rateAmountMinor, currency: rateCurrency })} ${rateCurrency} a ${ratePeriod}`,
    ],
    ['Notice', noticeDays === null ? null : `${noticeDays} days`],
    ['Hours per week', hoursPerWeek === null ? null : String(hoursPerWeek)],
    ['Time zone', timezone],
    ['Country', country],
  ]
}
