import { formatCount, formatCountry, formatPay } from '@assay/contracts/display-words'
import { skillIdFor } from '../profiles/index.ts'
import type { CandidateRecord } from '../records/index.ts'
import { languageName, skillNameOf } from '../taxonomy/index.ts'

export interface Fact {
  readonly label: string
  readonly value: string
  readonly existing: string | null
}

type Line = readonly [label: string, value: string]

const MAX_SKILLS = 12
/** Fields of a candidate that an operator may read only with a reason. */
const IDENTIFYING = new Set(['Name', 'Email', 'Phone', 'Links'])
export const HIDDEN = 'Hidden'

/** A formatted record next to the existing one. Names that the reader may not see are only compared. */
export function factsOf(
  read: CandidateRecord,
  existing: CandidateRecord | null,
  maySeeNames: boolean,
): readonly Fact[] {
  const there = new Map(existing === null ? [] : linesOf(existing))
  const said = new Map(linesOf(read))
  return [...new Set([...said.keys(), ...there.keys()])].map((label) => {
    const value = said.get(label) ?? ''
    const other = there.get(label) ?? null
    const isHidden = other !== null && other !== value && !maySeeNames && IDENTIFYING.has(label)
    return { label, value, existing: existing === null ? null : isHidden ? HIDDEN : (other ?? '') }
  })
}

function linesOf(record: CandidateRecord): Line[] {
  const { contact, rate, work } = record
  const [job] = work
  const skills = record.skills.map(({ slug, years }) => named(skillNameOf(skillIdFor(slug)), years))
  const lines: (readonly [string, string | number | null | undefined])[] = [
    ['Name', contact.legalName],
    ['Email', contact.email],
    ['Phone', contact.phone],
    ['Headline', record.headline],
    ['Latest job', job === undefined ? null : [job.title, job.employer].filter(Boolean).join(', ')],
    [
      'Experience',
      record.experienceMonths === null ? null : formatCount(Math.round(record.experienceMonths / 1.2) / 10, 'year'),
    ],
    [
      'Skills',
      skills.length > MAX_SKILLS
        ? `${skills.slice(0, MAX_SKILLS).join(', ')} and ${skills.length - MAX_SKILLS} more`
        : skills.join(', '),
    ],
    ['Languages', record.languages.map(({ code, level }) => `${languageName(code)} ${level}`).join(', ')],
    ['Pay', rate === null ? null : formatPay(rate)],
    ['Notice', record.noticeDays === null ? null : formatCount(record.noticeDays, 'day')],
    ['Place', [contact.city, record.country && formatCountry(record.country)].filter(Boolean).join(', ')],
    ['Time zone', record.timezone],
    ['Not understood', record.unknownSkills.slice(0, MAX_SKILLS).join(', ')],
    ['Links', contact.links.join(', ')],
    ['Video', contact.videoUrl],
  ]
  return lines.flatMap(([label, value]): Line[] => (value ? [[label, String(value)]] : []))
}

const named = (skill: string, years: number | null): string => (years === null ? skill : `${skill} ${years} y`)
