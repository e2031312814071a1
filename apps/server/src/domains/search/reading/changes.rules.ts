// Differences between two criteria, or two profiles of a candidate, in words.

import { formatCount, formatPay, groupCountries, verificationWords } from '@assay/contracts/display-words'
import { type Among, type LimitName, limitNames, type SearchCriteria } from '@assay/contracts/search-criteria'
import { skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import { countries } from '@assay/taxonomy'
import { canonicalJson } from '../../../platform/hashing/canonical-json.ts'
import { dayNumbered } from '../../../platform/time/days.ts'
import { languageName, type StoredProfile, skillNameOf, titleNameOf } from '../../candidates/index.ts'

export interface Change {
  readonly what: string
  readonly was: string | null
  readonly is: string | null
}

/** Statements by name. */
type Statements = ReadonlyMap<string, string>

export function criteriaChanges(before: SearchCriteria, after: SearchCriteria): Change[] {
  return changesOf(formatCriteria(before), formatCriteria(after))
}

export function profileChanges(before: StoredProfile, after: StoredProfile): Change[] {
  return changesOf(formatProfile(before), formatProfile(after))
}

function changesOf(before: Statements, after: Statements): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((what) => {
    const [was, is] = [before.get(what) ?? null, after.get(what) ?? null]
    return was === is ? [] : [{ what, was, is }]
  })
}

function formatCriteria(criteria: SearchCriteria): Statements {
  const { constraints, exclude, among } = criteria
  const { rateMax, overlapHours } = constraints
  return statementsOf([
    ['Title', criteria.title],
    ['Seniority', criteria.seniority === 'none' ? null : criteria.seniority],
    [
      'Years',
      criteria.years === null
        ? null
        : `${criteria.years.min}${criteria.years.max === null ? '+' : `–${criteria.years.max}`}`,
    ],
    ['Must-haves', criteria.mustHave.length === 0 ? null : MODES[criteria.mustHaveMode]],
    ...criteria.mustHave.map((must): Entry => [must.anyOf.map(skillNameOf).join(' or '), formatMust(must)]),
    ...criteria.niceToHave.map((nice): Entry => [skillNameOf(nice.skillId), `nice to have, weight ${nice.weight}`]),
    ...exclude.skills.map((id): Entry => [skillNameOf(id), 'excluded']),
    ['Pay', rateMax === null ? null : `up to ${formatPay(rateMax)}`],
    ['Notice', constraints.noticeMaxDays === null ? null : `up to ${formatCount(constraints.noticeMaxDays, 'day')}`],
    ['Start', constraints.startBy],
    ['Overlap', overlapHours === null ? null : `${overlapHours.hours} h with ${overlapHours.zone}`],
    [
      'Languages',
      listed(
        constraints.languages.map(({ code, level }) => `${languageName(code)}${level === null ? '' : ` ${level}`}`),
      ),
    ],
    ['Countries', listed(groupCountries(constraints.countries).map(({ name }) => name))],
    ['Engagement', listed(constraints.engagement.map(formatEngagement))],
    ['Preferred', listed(preferredLimits(criteria))],
    ['A plus', listed(pluses(criteria))],
    ['Required', constraints.required?.years === true ? 'years' : null],
    ['Only from', among === undefined ? null : `${GATHERINGS[among.type]} ${among.id}`],
    ['Excluded employers', listed(exclude.companies ?? [])],
    ['Left out', listed(excludedStages(exclude))],
    ['Exact words', listed((criteria.exactWords ?? []).map(quoted))],
    ['Words of the list', listed((criteria.writtenWords ?? []).map(quoted))],
    ['Words of the text', formatTextWords(criteria)],
    ['Keywords', listed((criteria.keywords ?? []).map(({ term }) => term))],
  ])
}

const MODES: Readonly<Record<SearchCriteria['mustHaveMode'], string>> = { require: 'required', prefer: 'preferred' }

/** The conditions that exclude no one. */
function preferredLimits({ constraints }: SearchCriteria): string[] {
  const { required = {}, languages: asked } = constraints
  return [
    ...limitNames.filter((name) => required[name] === false).map((name) => LIMITS[name]),
    ...asked.filter(({ required, plus }) => required === false && plus !== true).map(({ code }) => languageName(code)),
  ]
}

const GATHERINGS: Readonly<Record<Among['type'], string>> = {
  'talent-pools': 'talent pool',
  communities: 'talent community',
}

function pluses({ constraints }: SearchCriteria): string[] {
  return constraints.languages.filter(({ plus }) => plus === true).map(({ code }) => languageName(code))
}

function excludedStages({ inPipeline, rejected }: SearchCriteria['exclude']): string[] {
  return [...(inPipeline ? ['candidates in the pipeline'] : []), ...(rejected ? ['rejected candidates'] : [])]
}

function formatTextWords({ textWords }: SearchCriteria): string | null {
  if (textWords === undefined) return null
  return `${listed(textWords.words)}${textWords.first ? ', before all other criteria' : ''}`
}

const LIMITS: Readonly<Record<LimitName, string>> = {
  rate: 'pay',
  notice: 'notice and start',
  overlap: 'overlap',
  country: 'countries',
  engagement: 'engagement',
}

function formatMust({ minYears, minEvidence, central }: SearchCriteria['mustHave'][number]): string {
  const parts = [
    minYears === null ? null : `${minYears}+ years`,
    minEvidence === null ? null : `at least ${verificationWords[minEvidence]}`,
  ]
  return [central === true ? 'central must-have' : 'must have', ...parts.filter((part) => part !== null)].join(', ')
}

function formatProfile(profile: StoredProfile): Statements {
  const { hourlyRateMinor, noticeDays, hoursPerWeek, experienceMonths } = profile
  return statementsOf([
    ['Title', profile.headline === null ? null : titleNameOf(titleIdOf(profile.headline))],
    ['Seniority', profile.seniority],
    ...profile.skills.map((skill): Entry => [skillNameOf(skillIdOf(skill.skill)), formatSkill(skill)]),
    ['Experience', experienceMonths === null ? null : formatCount(experienceMonths, 'month')],
    [
      'Expected pay',
      hourlyRateMinor === null ? null : formatPay({ amountMinor: hourlyRateMinor, currency: 'EUR', period: 'hour' }),
    ],
    ['Notice', noticeDays === null ? null : formatCount(noticeDays, 'day')],
    ['Weekly hours', hoursPerWeek === null ? null : `${hoursPerWeek} h`],
    ['Time zone', profile.timezone],
    ['Country', profile.country === null ? null : countryName(profile.country)],
    [
      'Languages',
      listed(profile.languages.map(({ code, level }) => `${languageName(code)}${level === null ? '' : ` ${level}`}`)),
    ],
    ['Engagement', listed(profile.engagement.map(formatEngagement))],
    ['Working hours', profile.workingHours === null ? null : canonicalJson(profile.workingHours)],
    ['Vetting', profile.vetting.length === 0 ? null : formatVetting(profile.vetting)],
    [
      'Work history',
      profile.work.length === 0 ? null : `${formatCount(profile.work.length, 'job')}, ${datesOf(profile.work)}`,
    ],
    ['Confirmed', profile.lastConfirmedDay === null ? null : dayNumbered(profile.lastConfirmedDay)],
  ])
}

function formatSkill(skill: StoredProfile['skills'][number]): string {
  const { evidence, years, level, evidenceDay, lastUsedDay } = skill
  const parts = [
    verificationWords[evidence],
    evidenceDay === null ? null : dayNumbered(evidenceDay),
    years === null ? null : formatCount(years, 'year'),
    level === null ? null : `level ${level}`,
    lastUsedDay === null ? null : `last used ${dayNumbered(lastUsedDay)}`,
    PROMINENCE[skill.prominence],
  ]
  return parts.filter((part) => part !== null).join(', ')
}

const PROMINENCE = ['mentioned in passing', 'listed', 'used in a job', 'core skill'] as const

function formatVetting(stages: StoredProfile['vetting']): string {
  return stages.map(({ result, score, scoreMax }) => (score === null ? result : `${score} of ${scoreMax}`)).join(', ')
}

function datesOf(work: StoredProfile['work']): string {
  return work.map(({ startedOn, endedOn }) => `${startedOn ?? '?'} to ${endedOn ?? 'now'}`).join('; ')
}

type Entry = readonly [what: string, value: string | null]

/** Statements of the same name are joined. */
function statementsOf(entries: readonly Entry[]): Statements {
  const known = new Map<string, string>()
  for (const [what, value] of entries) {
    if (value === null) continue
    const before = known.get(what)
    known.set(what, before === undefined ? value : `${before}; ${value}`)
  }
  return known
}

const listed = (words: readonly string[]): string | null => (words.length === 0 ? null : words.join(', '))
const quoted = (words: string): string => `“${words}”`
const formatEngagement = (kind: string): string => (kind === 'fullTime' ? 'full-time' : kind)
const countryName = (code: string): string => countries.find((each) => each.code === code)?.name ?? code
