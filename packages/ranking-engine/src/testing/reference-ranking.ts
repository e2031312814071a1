/** Reference implementation used as the test oracle: it ranks one candidate after the other, without an index. */

import type { CandidateProfile, ProfileSkill, Seniority } from '../candidate/candidate-profile.ts'
import { bandOf, bandValue, NOTICE_BANDS, OVERLAP_BANDS, RATE_BANDS, YEARS_BANDS } from '../columns/bands.ts'
import { parseDay } from '../columns/days.ts'
import { dictionaryOf, scheduleNumber } from '../columns/dictionary.ts'
import { hashText } from '../columns/hash.ts'
import { LEVEL_NUMBER, SENIORITY_NUMBER, UNKNOWN_BYTE } from '../columns/rows.ts'
import { encodeDetail, encodeStrength, gradeNumber, SHOWN_BY_CODE } from '../columns/skill-code.ts'
import { encodeTitle } from '../columns/title-code.ts'
import type { FacetFilters, FacetName } from '../facets/facet.ts'
import { fallingPoints } from '../features/fit-points.ts'
import { skillPoints, unwantedPoints } from '../features/skill-points.ts'
import { titleAffinity, titlePoints } from '../features/title-points.ts'
import { LAST_CLAIMED_CODE } from '../kernel/layout.ts'
import type { Model } from '../model/model.ts'
import { compileQuery, type Plan } from '../query/compile-query.ts'
import { areYearsRequired, type LanguageCriterion, type SearchCriteria } from '../query/search-criteria.ts'
import { smallTaxonomy } from './fixtures.ts'
import { sharedHours } from './shared-hours.ts'

export interface ReferenceInput {
  readonly profiles: readonly CandidateProfile[]
  readonly criteria: SearchCriteria
  readonly model: Model
  readonly asOfDay: number
  readonly now: number
  readonly filters: FacetFilters
  readonly tieSeed?: number | undefined
  readonly equalSeed?: number | undefined
}

export interface ReferenceMatch {
  readonly id: string
  readonly score: number
  readonly rank: number
  readonly tieGroup: number
  readonly rankLow: number
  readonly rankHigh: number
}

export interface ReferenceRanking {
  readonly poolSize: number
  readonly matches: ReferenceMatch[]
  readonly facets: Record<string, Record<string, number>>
  readonly waterfall: { removes: number; left: number; wouldReturn: number }[]
}

const taxonomy = smallTaxonomy

export function referenceRanking(input: ReferenceInput): ReferenceRanking {
  const pool = [...new Map(input.profiles.map((profile) => [profile.id, profile])).values()]
  const dictionary = dictionaryOf({ schedules: [{ zone: '', from: 540, to: 1080 }], languages: [], keywords: [] })
  for (const profile of pool) scheduleNumber(dictionary, profile)
  const plan = compileQuery({ taxonomy, dictionary, exchange: {}, model: input.model }, input.criteria, {
    now: input.now,
  })
  const candidates = pool.map((profile) => measure(profile, plan, input))
  const matching = candidates.filter(({ isMatch }) => isMatch)
  const isShown = ({ values }: Measured) => failures(values, input.filters).length === 0
  const sorted = matching.toSorted(
    (left, right) =>
      right.score - left.score ||
      drawnBefore(left, right, input) ||
      right.verified - left.verified ||
      right.confirmed - left.confirmed ||
      hashText(left.id, 0x0a55a7) - hashText(right.id, 0x0a55a7) ||
      (left.id < right.id ? -1 : 1),
  )
  return {
    poolSize: pool.length,
    matches: placed(sorted, isShown, { margin: plan.margin, seed: input.tieSeed }),
    facets: countFacets(matching, input.filters),
    waterfall: countWaterfall(candidates.map(({ conditions }) => conditions)),
  }
}

function drawnBefore(left: Measured, right: Measured, { equalSeed }: ReferenceInput): number {
  return equalSeed === undefined ? 0 : hashText(left.id, equalSeed) - hashText(right.id, equalSeed)
}

/** A drawn order is drawn among all matches and then filtered; without one, only the filtered matches form tie groups. */
function placed(
  all: readonly Measured[],
  isShown: (one: Measured) => boolean,
  { margin, seed }: { margin: number; seed: number | undefined },
): ReferenceMatch[] {
  const sorted = all.filter(isShown)
  const groups: Measured[][] = []
  for (const one of seed === undefined ? sorted : all) {
    const group = groups.at(-1)
    const groupTop = group?.[0]
    if (group === undefined || groupTop === undefined || one.score < groupTop.score - margin) groups.push([one])
    else group.push(one)
  }
  const drawn = groups.map((group) =>
    seed === undefined ? group : group.toSorted((a, b) => hashText(a.id, seed) - hashText(b.id, seed)),
  )
  const left = drawn.flat().filter(isShown)
  return left.map(({ id, score }, place) => ({
    id,
    score,
    rank: place + 1,
    tieGroup: drawn.findIndex((group) => group.some((one) => one.id === id)) + 1,
    rankLow: sorted.filter((other) => other.score > score + margin).length + 1,
    rankHigh: sorted.filter((other) => other.score >= score - margin).length,
  }))
}

interface Measured {
  readonly id: string
  readonly score: number
  readonly verified: number
  readonly confirmed: number
  readonly isMatch: boolean
  readonly conditions: boolean[]
  readonly values: Record<string, string[]>
}

function measure(profile: CandidateProfile, plan: Plan, input: ReferenceInput): Measured {
  const { criteria } = input
  const entries = strongestEntries(profile.skills, input.asOfDay)
  const group = groupIn(profile, plan, criteria, input.now)
  const itemsOf = (compiled: Plan['items']) =>
    compiled.map((item) => {
      const options = item.lists.flatMap((list) => {
        const entry = entries.get(taxonomy.skills[list.skill]?.slug ?? '')
        return entry === undefined
          ? []
          : [
              {
                ...entry,
                list,
                points:
                  item.kind === 'careers'
                    ? Math.trunc(
                        item.budget *
                          list.factor *
                          (SHOWN_BY_CODE[entry.code] === 1 ? 1 : (plan.model.careers?.listed ?? 1)),
                      )
                    : skillPoints(list.terms, entry.code, entry.detail).points,
              },
            ]
      })
      const most = Math.max(...options.map(({ points }) => points))
      return { item, options, best: options.find(({ points }) => points === most) }
    })
  const items = itemsOf(plan.items)
  const part = group?.isPart === true && plan.part !== null ? plan.part() : plan
  const counted = part === plan ? items : itemsOf(part.items)
  const asked = items.filter(({ item }) => item.kind === 'mustHave' || item.kind === 'niceToHave')
  const titles = titlesOf(profile)
  const mustHaves = criteria.mustHave.map((group) => holds(profile.skills, group))
  const constraints = constraintsOf(profile, criteria, input.now)
  const family = plan.title === null ? -1 : plan.title.family
  const words = plan.keywords.filter(({ term }) => profile.keywords?.includes(term) === true)
  const isRequested =
    (asked.length === 0 && plan.title === null && words.length > 0) ||
    asked.some(({ options }) => options.length > 0) ||
    titles.some(({ number }) => taxonomy.titleFamily[number] === family)
  const needed = [
    ...(criteria.mustHaveMode === 'require' ? mustHaves : []),
    ...constraints.filter(({ isRequired }) => isRequired).map(({ isMet }) => isMet),
  ]
  const skillScore = counted.reduce((sum, { item, best }) => sum + (best?.points ?? item.missing), 0)
  return {
    id: profile.id,
    score: [
      ...[skillScore, titleScore(titles, plan), fitScore(profile, part, input), unwantedScore(entries, plan)],
      ...words.map(({ points }) => points),
      group?.points ?? 0,
    ].reduce((sum, points) => sum + points, 0),
    verified: items.reduce(
      (sum, { best }) => sum + (best !== undefined && best.code > LAST_CLAIMED_CODE ? best.points : 0),
      0,
    ),
    confirmed: profile.lastConfirmedDay ?? -1,
    isMatch: isRequested && needed.every((condition) => condition),
    conditions: [...mustHaves, ...constraints.map(({ isMet }) => isMet)],
    values: {
      ...facetValues(
        profile,
        input,
        asked.flatMap(({ options }) => options.filter(({ list }) => list.how !== 'related')),
      ),
      ...(group === null ? {} : { mustHaves: [group.name] }),
    },
  }
}

function strongestEntries(skills: readonly ProfileSkill[], asOfDay: number) {
  const joined = [...new Set(skills.map(({ skill }) => skill))].map((slug) => joinMentions(skills, slug))
  return new Map(
    joined.map((skill) => [
      skill.skill,
      {
        code: encodeStrength(skill, asOfDay),
        detail: encodeDetail(skill.years, skill.level),
        grade: gradeNumber(skill.evidence),
      },
    ]),
  )
}

function joinMentions(skills: readonly ProfileSkill[], slug: string): ProfileSkill {
  const mentions = skills.filter(({ skill }) => skill === slug)
  const evidence = mentions
    .map((mention) => mention.evidence)
    .reduce((left, right) => (gradeNumber(right) > gradeNumber(left) ? right : left))
  const most = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? null : Math.max(...known)
  }
  return {
    skill: slug,
    evidence,
    evidenceDay: most(
      mentions.filter((mention) => mention.evidence === evidence).map(({ evidenceDay }) => evidenceDay),
    ),
    years: most(mentions.map(({ years }) => years)),
    level: most(mentions.map(({ level }) => level)),
    lastUsedDay: most(mentions.map(({ lastUsedDay }) => lastUsedDay)),
    prominence: Math.max(...mentions.map(({ prominence }) => prominence)) as ProfileSkill['prominence'],
  }
}

function titlesOf(profile: CandidateProfile): { number: number; code: number }[] {
  return profile.titles.flatMap((title, place) => {
    const number = taxonomy.titleNumbers.get(title.title)
    return number === undefined ? [] : [{ number, code: encodeTitle(title, place === 0) }]
  })
}

function titleScore(titles: readonly { number: number; code: number }[], plan: Plan): number {
  const asked = plan.title
  if (asked === null) return 0
  const { shapes } = plan.model
  return Math.max(
    0,
    ...titles.map(({ number, code }) =>
      titlePoints(asked.budget, titleAffinity(taxonomy, shapes, asked.title, number), code, shapes),
    ),
  )
}

function fitScore(profile: CandidateProfile, plan: Plan, { criteria, now }: ReferenceInput): number {
  const { fit } = plan
  const quarters = profile.experienceMonths === null ? UNKNOWN_BYTE : Math.floor(profile.experienceMonths / 3)
  const overlap = overlapOf(profile, criteria, now)
  const zonePlace = overlap === null ? 0 : plan.overlap?.indexOf(overlap * 60)
  return [
    fit.seniority?.[SENIORITY_NUMBER[profile.seniority]] ?? 0,
    fit.years?.[quarters] ?? 0,
    fit.vetting[profile.vettingScore ?? UNKNOWN_BYTE] ?? 0,
    fit.rate === null || profile.hourlyRateMinor === null ? 0 : fallingPoints(fit.rate, profile.hourlyRateMinor),
    fit.notice === null || profile.noticeDays === null ? 0 : fallingPoints(fit.notice, profile.noticeDays),
    fit.overlap === null || zonePlace === undefined ? 0 : (fit.overlap[zonePlace] ?? 0),
    ...(earnsPreferences(criteria, plan)
      ? earned(profile, criteria, plan, now)
      : [outsideCountry(profile, criteria, plan)]),
    outsideEngagement(profile, criteria, plan),
    ...fit.languages.map(({ asked, byLevel, cost }) => {
      const known = profile.languages.find(({ code }) => code === asked.code)
      if (known === undefined) return profile.languages.length === 0 ? 0 : -cost
      return byLevel[known.level === null ? 0 : LEVEL_NUMBER[known.level]] ?? 0
    }),
  ].reduce((sum, points) => sum + points, 0)
}

/** What a country outside a preference costs. */
function outsideCountry({ country }: CandidateProfile, { constraints }: SearchCriteria, { model }: Plan): number {
  const { countries, required } = constraints
  const isAbroad = countries.length > 0 && country !== null && !countries.includes(country)
  return required?.country === false && isAbroad ? -(model.shapes.order?.preference ?? 0) : 0
}

function outsideEngagement(profile: CandidateProfile, { constraints }: SearchCriteria, { model }: Plan): number {
  const { engagement, required } = constraints
  const isOther =
    engagement.length > 0 &&
    profile.engagement.length > 0 &&
    !profile.engagement.some((kind) => engagement.includes(kind))
  return required?.engagement === false && isOther ? -(model.shapes.order?.preference ?? 0) : 0
}

/** Whether preferences earn points instead of costing some: where a group is set apart for who misses only these. */
function earnsPreferences(criteria: SearchCriteria, { groups, title, model }: Plan): boolean {
  const { order } = model.shapes
  const named = criteria.mustHave.length + (title === null ? 0 : 1)
  if (groups === null || order?.preferencesEarned !== true) return false
  return asksPlaces(criteria, order) && named < (order.oneOf ?? 0)
}

/** What the preferred country, hours and each language earn: by the squared share of must-haves and title shown. */
function earned(
  profile: CandidateProfile,
  criteria: SearchCriteria,
  { title, model: { shapes } }: Plan,
  now: number,
): number[] {
  const { countries, languages, overlapHours, required } = criteria.constraints
  const told = criteria.mustHave.length - lacking(profile, criteria, shapes) + (wasTitled(profile, title) ? 1 : 0)
  const held = criteria.mustHave.filter((must) => holds(profile.skills, { ...must, minYears: null, minEvidence: null }))
  const named = profile.titles.map(({ title: slug }) => taxonomy.titleFamily[taxonomy.titleNumbers.get(slug) ?? -1])
  const listed = held.length + (title !== null && named.includes(title.family) ? 1 : 0)
  const shown = (told + listed) / 2
  const share = (shown / (criteria.mustHave.length + (title === null ? 0 : 1))) ** 2
  const ofShare = (points: number) => Math.trunc(points * share)
  const full = shapes.order?.preference ?? 0
  const preferred = languages.filter(({ required: isRequired, plus }) => isRequired === false && plus !== true)
  const shared = overlapHours === null ? null : sharedHours(profile, overlapHours.zone, now)
  const isThere = required?.country === false && profile.country !== null && countries.includes(profile.country)
  const isNear = required?.overlap === false && shared !== null && shared >= (overlapHours?.hours ?? 0)
  return [
    isThere ? ofShare(full) : 0,
    isNear ? ofShare(full) : 0,
    ...preferred.map((asked) => (speaks(profile, asked) ? ofShare(Math.trunc(full / preferred.length)) : 0)),
  ]
}

/** How many must-haves are not shown. */
function lacking(profile: CandidateProfile, { mustHave }: SearchCriteria, { order }: Model['shapes']): number {
  const counts = (skill: ProfileSkill, asked: number) =>
    isShown(skill) || (order?.certificatesAsTold === true && isHeld(skill, asked))
  return mustHave.filter((must) => !holds(profile.skills, must, counts)).length
}

/** Whether a dated job has a title of the requested family. */
function wasTitled({ titles }: CandidateProfile, asked: Plan['title']): boolean {
  return titles.some(({ title, endedMonthsAgo }) => {
    const family = taxonomy.titleFamily[taxonomy.titleNumbers.get(title) ?? -1]
    return endedMonthsAgo !== null && family !== undefined && family === asked?.family
  })
}

function unwantedScore(entries: ReadonlyMap<string, { code: number }>, plan: Plan): number {
  const { model } = plan
  return plan.unwanted.reduce((sum, { skill }) => {
    const entry = entries.get(taxonomy.skills[skill]?.slug ?? '')
    return entry === undefined ? sum : sum + unwantedPoints(model.weights.unwantedSkill, entry.code, model.shapes)
  }, 0)
}

/** The group by must-haves that are not shown, by the title's family if no dated job has it, and by too few years. */
function groupIn(
  profile: CandidateProfile,
  plan: Plan,
  criteria: SearchCriteria,
  now: number,
): { name: string; points: number; isPart: boolean } | null {
  const {
    groups,
    title,
    model: { shapes },
  } = plan
  if (groups === null) return null
  const { order } = shapes
  const missing = lacking(profile, criteria, shapes)
  const hasTitle = wasTitled(profile, title)
  const { experienceMonths } = profile
  const asked = criteria.years ?? { min: 0, max: null }
  const quarters = experienceMonths === null ? null : Math.floor(experienceMonths / 3)
  const few = (order?.tooFewYears ?? Number.NaN) * (areYearsRequired(criteria) ? 0 : asked.min)
  const { times, more } = order?.tooManyYears ?? { times: Number.POSITIVE_INFINITY, more: 0 }
  const many = asked.max === null ? Number.POSITIVE_INFINITY : Math.max(times * asked.max, asked.max + more)
  const hasOtherYears = quarters !== null && ((few > 0 && quarters <= 4 * few) || quarters > 4 * many)
  const early: readonly Seniority[] = ['intern', 'junior']
  const late: readonly Seniority[] = ['senior', 'staff', 'lead']
  const isApart = (left: Seniority, right: Seniority) => early.includes(left) && late.includes(right)
  const leads: readonly Seniority[] = ['staff', 'lead']
  const isBelowLead =
    order?.leadsFromSenior === true && leads.includes(criteria.seniority) && profile.seniority === 'mid'
  const hasOtherLevel =
    order?.countsLevel === true &&
    (isApart(profile.seniority, criteria.seniority) || isApart(criteria.seniority, profile.seniority) || isBelowLead)
  const count = (missed: readonly boolean[]) => missed.filter((isMissed) => isMissed).length
  const preferred = preferencesMissed(profile, criteria, plan, now)
  const others = missing + count([title !== null && !hasTitle, hasOtherYears, hasOtherLevel])
  const named = criteria.mustHave.length + (title === null ? 0 : 1)
  const mostPay = mostPayOf(criteria, plan)
  const cost = costBesideGroup(profile, plan, { hasOtherYears, mostPay, isFew: named < (order?.oneOf ?? 0) })
  const isLimited = mostPay !== null || mostNoticeOf(criteria, plan) !== null
  const asksAny = order !== undefined && (asksPlaces(criteria, order) || (order.preferencesApart === true && isLimited))
  const setsApart = asksAny && named < (order.oneOf ?? 0)
  const missed = setsApart && others > 0 ? 2 : Math.min(setsApart ? 1 : 2, others + preferred)
  const names = ['all', setsApart ? 'allButPreferences' : 'allButOne', 'fewer']
  const isFew = named < (order?.oneOf ?? 0)
  const isPart = missed >= (isFew && !setsApart ? 1 : 2)
  return { name: names[missed] ?? '', points: (groups.points[missed] ?? 0) - cost, isPart }
}

function costBesideGroup(
  { hourlyRateMinor }: CandidateProfile,
  { model }: Plan,
  { hasOtherYears, mostPay, isFew }: { hasOtherYears: boolean; mostPay: number | null; isFew: boolean },
): number {
  const { order } = model.shapes
  const isTooHigh = isFew && mostPay !== null && (hourlyRateMinor ?? 0) > mostPay
  return (hasOtherYears ? (order?.missedYears ?? 0) : 0) + (isTooHigh ? (order?.missedPay ?? 0) : 0)
}

/** How many of the preferred country, languages, hours, pay and notice are missed. */
function preferencesMissed(profile: CandidateProfile, criteria: SearchCriteria, plan: Plan, now: number): number {
  const { order } = plan.model.shapes
  const { countries, languages, overlapHours, required } = criteria.constraints
  const isPreferred = order?.countsCountry === true && countries.length > 0 && required?.country === false
  const isElsewhere = isPreferred && profile.country !== null && !countries.includes(profile.country)
  const isUnspoken =
    order?.countsLanguage === true &&
    profile.languages.length > 0 &&
    languages.some((asked) => asked.required === false && asked.plus !== true && !speaks(profile, asked))
  const shared = overlapHours === null ? null : sharedHours(profile, overlapHours.zone, now)
  const sharesFew =
    order?.countsOverlap === true &&
    required?.overlap === false &&
    shared !== null &&
    shared < (overlapHours?.hours ?? 0)
  const mostPay = mostPayOf(criteria, plan)
  const isTooHigh = mostPay !== null && (profile.hourlyRateMinor ?? 0) > mostPay
  const mostNotice = mostNoticeOf(criteria, plan)
  const isTooLate = mostNotice !== null && (profile.noticeDays ?? 0) > mostNotice
  return [isElsewhere, isUnspoken, sharesFew, isTooHigh, isTooLate].filter((isMissed) => isMissed).length
}

/** The highest rate that does not miss a preferred limit; null without one. */
function mostPayOf({ constraints: { required } }: SearchCriteria, { rateMax, model }: Plan): number | null {
  const { order } = model.shapes
  if (order?.tooHighRate === undefined || rateMax === null || required?.rate !== false) return null
  return Math.floor(rateMax * order.tooHighRate)
}

/** The longest notice that does not miss a preferred limit; null without one. */
function mostNoticeOf({ constraints: { required } }: SearchCriteria, { noticeMax, model }: Plan): number | null {
  const { order } = model.shapes
  if (order?.tooLateNotice === undefined || noticeMax === null || required?.notice !== false) return null
  return noticeMax + order.tooLateNotice
}

/** Whether a country, an overlap or a language is preferred that counts. */
function asksPlaces({ constraints }: SearchCriteria, order: NonNullable<Plan['model']['shapes']['order']>): boolean {
  const { countries, languages, overlapHours, required } = constraints
  const country = order.countsCountry === true && countries.length > 0 && required?.country === false
  const overlap = order.countsOverlap === true && overlapHours !== null && required?.overlap === false
  const preferred = languages.filter(({ required: isRequired, plus }) => isRequired === false && plus !== true)
  const language = order.countsLanguage === true && preferred.length > 0
  return order.preferencesApart === true && (country || overlap || language)
}

function isShown({ evidence, prominence, lastUsedDay }: ProfileSkill): boolean {
  return evidence !== 'claimed' || (prominence >= 2 && lastUsedDay !== null)
}

/** A certificate that is asked for is held, not used: listing it is enough. */
function isHeld({ prominence }: ProfileSkill, asked: number): boolean {
  const certificates = ['certifications', 'sql-certificate'].map((slug) => taxonomy.skillNumbers.get(slug))
  return prominence >= 1 && certificates.includes(asked)
}

/** The skill or one that implies it, with the required years and evidence in the same entry. */
function holds(
  skills: readonly ProfileSkill[],
  { anyOf, minYears, minEvidence }: SearchCriteria['mustHave'][number],
  counts: (skill: ProfileSkill, asked: number) => boolean = () => true,
): boolean {
  const named = new Set(skills.map(({ skill }) => skill))
  return [...named].some((slug) => {
    const number = taxonomy.skillNumbers.get(slug) ?? -1
    const means = [number, ...(taxonomy.implies[number] ?? []).map(({ skill }) => skill)]
    const wanted = anyOf.map((each) => taxonomy.skillNumbers.get(each) ?? -2).filter((each) => means.includes(each))
    if (wanted.length === 0) return false
    const strongest = joinMentions(skills, slug)
    const isLong = minYears === null || minYears <= 0 || (strongest.years !== null && strongest.years >= minYears)
    return (
      wanted.some((each) => counts(strongest, each)) &&
      isLong &&
      (minEvidence === null || gradeNumber(strongest.evidence) >= gradeNumber(minEvidence))
    )
  })
}

interface Met {
  readonly isMet: boolean
  readonly isRequired: boolean
}

function constraintsOf(profile: CandidateProfile, criteria: SearchCriteria, now: number): Met[] {
  const { years, constraints } = criteria
  const { rateMax, noticeMaxDays, startBy, overlapHours, languages, countries, engagement, required } = constraints
  const met = (isMet: boolean, isRequired: boolean | undefined): Met => ({ isMet, isRequired: isRequired !== false })
  const untilStart = startBy === null ? null : Math.max(0, (parseDay(startBy) ?? 0) - Math.floor(now / 86_400_000))
  const limits = [noticeMaxDays, untilStart].filter((limit) => limit !== null)
  const overlap = overlapHours === null ? null : sharedHours(profile, overlapHours.zone, now)
  const quarters = profile.experienceMonths === null ? null : Math.floor(profile.experienceMonths / 3)
  return [
    ...(required?.years !== true || years === null || years.min <= 0
      ? []
      : [met(quarters === null || quarters >= 4 * years.min, true)]),
    ...(rateMax === null
      ? []
      : [met(profile.hourlyRateMinor === null || profile.hourlyRateMinor <= rateMax.amountMinor, required?.rate)]),
    ...(limits.length === 0
      ? []
      : [met(profile.noticeDays === null || profile.noticeDays <= Math.min(...limits), required?.notice)]),
    ...(overlapHours === null ? [] : [met(overlap === null || overlap >= overlapHours.hours, required?.overlap)]),
    ...languages.map(({ code, level, required: isRequired }) => {
      return met(profile.languages.length === 0 || speaks(profile, { code, level }), isRequired)
    }),
    ...(countries.length === 0
      ? []
      : [met(profile.country !== null && countries.includes(profile.country), required?.country)]),
    ...(engagement.length === 0
      ? []
      : [
          met(
            profile.engagement.length === 0 || profile.engagement.some((kind) => engagement.includes(kind)),
            required?.engagement,
          ),
        ]),
  ]
}

function speaks({ languages }: CandidateProfile, { code, level }: Pick<LanguageCriterion, 'code' | 'level'>): boolean {
  return languages.some((known) => {
    if (known.code !== code) return false
    return known.level === null || level === null || LEVEL_NUMBER[known.level] >= LEVEL_NUMBER[level]
  })
}

function overlapOf(profile: CandidateProfile, criteria: SearchCriteria, now: number): number | null {
  const asked = criteria.constraints.overlapHours
  return asked === null ? null : sharedHours(profile, asked.zone, now)
}

function facetValues(
  profile: CandidateProfile,
  { criteria, now }: ReferenceInput,
  direct: readonly { grade: number }[],
): Record<string, string[]> {
  const { hourlyRateMinor, experienceMonths } = profile
  const grades = ['none', 'claimed', 'agency', 'assessed', 'interviewed', 'workSample']
  const best = direct.reduce((most, { grade }) => Math.max(most, grade + 1), 0)
  const first = profile.titles.find(({ title }) => taxonomy.titleNumbers.has(title))
  const family = taxonomy.titles.find(({ slug }) => slug === first?.title)?.family ?? 'unknown'
  const years = experienceMonths === null ? null : Math.floor(experienceMonths / 3) / 4
  const values: Record<string, string[]> = {
    country: [profile.country ?? 'unknown'],
    seniority: [profile.seniority],
    evidence: [grades[best] ?? ''],
    rate: [bandValue(RATE_BANDS, bandOf(RATE_BANDS, hourlyRateMinor === null ? null : hourlyRateMinor / 100))],
    notice: [bandValue(NOTICE_BANDS, bandOf(NOTICE_BANDS, profile.noticeDays))],
    years: [bandValue(YEARS_BANDS, bandOf(YEARS_BANDS, years))],
    family: [family],
    skill: [...new Set(profile.skills.map(({ skill }) => skill))],
  }
  if (criteria.constraints.overlapHours === null) return values
  return { ...values, overlap: [bandValue(OVERLAP_BANDS, bandOf(OVERLAP_BANDS, overlapOf(profile, criteria, now)))] }
}

/** The facets whose filter excludes the candidate. */
function failures(values: Record<string, string[]>, filters: FacetFilters): string[] {
  return (Object.keys(filters) as FacetName[]).filter((name) => {
    const wanted = filters[name] ?? []
    const held = values[name]
    return wanted.length > 0 && held !== undefined && !held.some((value) => wanted.includes(value))
  })
}

function countFacets(candidates: readonly Measured[], filters: FacetFilters): Record<string, Record<string, number>> {
  const facets: Record<string, Record<string, number>> = {}
  for (const { values } of candidates) {
    const failing = failures(values, filters)
    for (const [name, held] of Object.entries(values)) {
      if (failing.some((failed) => failed !== name)) continue
      facets[name] ??= {}
      for (const value of held) facets[name][value] = (facets[name][value] ?? 0) + 1
    }
  }
  return facets
}

function countWaterfall(people: readonly boolean[][]): ReferenceRanking['waterfall'] {
  const steps = people[0]?.length ?? 0
  return Array.from({ length: steps }, (_, step) => {
    const before = people.filter((conditions) => conditions.slice(0, step).every((condition) => condition))
    const left = before.filter((conditions) => conditions[step])
    const blocked = people.filter((conditions) =>
      conditions.every((condition, place) => condition === (place !== step)),
    )
    return { removes: before.length - left.length, left: left.length, wouldReturn: blocked.length }
  })
}
