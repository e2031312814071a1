import type { MergePart } from '@assay/contracts/candidate-merges'
import { formatCount, formatPay } from '@assay/contracts/display-words'
import { expectedPayOf } from '../profiles/index.ts'
import { languageName, skillNameOf, titleNameOf } from '../taxonomy/index.ts'
import type { MergedProfile } from './merge-profiles.ts'

export interface ComparedField {
  readonly part: MergePart
  readonly label: string
  readonly kept: string | null
  readonly gone: string | null
  readonly isSame: boolean
}

/** Side by side, masked. Of contact details an operator learns whether they are the same, never what they are. */
export function compareProfiles(kept: MergedProfile, gone: MergedProfile): ComparedField[] {
  return [...contactsOf(kept, gone), ...fieldsOf(kept, gone)].filter(
    (field) => field.kept !== null || field.gone !== null,
  )
}

function contactsOf(kept: MergedProfile, gone: MergedProfile): ComparedField[] {
  const of = ({ identity: { contact } }: MergedProfile): Record<string, string | null> => ({
    Name: contact.legalName?.trim().toLowerCase() ?? null,
    'Email address': contact.email?.trim().toLowerCase() ?? null,
    'Phone number': contact.phone?.replaceAll(/\D/g, '') ?? null,
    City: contact.city?.trim().toLowerCase() ?? null,
    Video: contact.videoUrl,
    Links: contact.links.length === 0 ? null : contact.links.toSorted().join(' '),
  })
  const [ours, theirs] = [of(kept), of(gone)]
  return Object.keys(ours).map((label) => ({
    part: 'contact',
    label,
    kept: ours[label] ? 'Given, hidden' : null,
    gone: theirs[label] ? 'Given, hidden' : null,
    isSame: ours[label] === theirs[label],
  }))
}

type Reader = (profile: MergedProfile) => string | null

const FIELDS: readonly (readonly [MergePart, string, Reader])[] = [
  ['texts', 'Headline', ({ view }) => view.candidate.headline || null],
  ['texts', 'Summary', ({ view }) => view.candidate.summary],
  ['title', 'Title', ({ view: { candidate } }) => (candidate.titleId === null ? null : titleNameOf(candidate.titleId))],
  ['title', 'Seniority', ({ view: { candidate } }) => (candidate.seniority === 'none' ? null : candidate.seniority)],
  ['work', 'Experience', ({ view: { candidate } }) => yearsOf(candidate.experienceMonths)],
  [
    'work',
    'Work history',
    ({ view }) =>
      lines(view.work.map(({ title, startedOn, endedOn }) => `${title}, ${startedOn ?? '?'} to ${endedOn ?? 'now'}`)),
  ],
  [
    'skills',
    'Skills',
    ({ view }) =>
      lines(
        view.skills.map(
          ({ skillId, years }) => skillNameOf(skillId) + (years === null ? '' : `, ${formatCount(years, 'year')}`),
        ),
      ),
  ],
  [
    'education',
    'Education',
    ({ view }) => lines(view.education.map(({ area, studyType }) => [studyType, area].filter(Boolean).join(', '))),
  ],
  [
    'languages',
    'Languages',
    ({ view }) => lines(view.languages.map(({ code, level }) => `${languageName(code)} ${level}`)),
  ],
  ['pay', 'Expected pay', ({ view: { candidate } }) => payOf(candidate)],
  ['availability', 'Notice', ({ view: { candidate } }) => unit(candidate.noticeDays, 'days')],
  ['availability', 'Hours per week', ({ view: { candidate } }) => unit(candidate.hoursPerWeek, 'hours')],
  ['availability', 'Time zone', ({ view }) => view.candidate.timezone],
  [
    'availability',
    'Engagement',
    ({ view }) => lines(view.candidate.engagement.map((one) => (one === 'fullTime' ? 'Full-time' : 'Contract'))),
  ],
  ['country', 'Country', ({ view }) => view.candidate.country],
]

const fieldsOf = (kept: MergedProfile, gone: MergedProfile): ComparedField[] =>
  FIELDS.map(([part, label, read]) => {
    const [ours, theirs] = [read(kept), read(gone)]
    return { part, label, kept: ours, gone: theirs, isSame: ours === theirs }
  })

const lines = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join('\n'))
const unit = (amount: number | null, name: string): string | null => (amount === null ? null : `${amount} ${name}`)
const yearsOf = (months: number | null): string | null =>
  months === null ? null : formatCount(Math.round(months / 1.2) / 10, 'year')

function payOf(candidate: MergedProfile['view']['candidate']): string | null {
  const pay = expectedPayOf(candidate)
  return pay === null ? null : formatPay(pay)
}
