/** Compiles criteria into a plan: the lists to read, the tables to add and the conditions to apply. */

import { dayOf } from '../columns/days.ts'
import type { Dictionary } from '../columns/dictionary.ts'
import { primaryLanguage } from '../columns/dictionary.ts'
import { UNKNOWN_RATE, UNKNOWN_SHORT } from '../columns/rows.ts'
import { TITLE_CODES } from '../columns/title-code.ts'
import {
  type FallingPoints,
  languageTable,
  lossOf,
  overlapTable,
  seniorityTable,
  vettingTable,
  yearsTable,
} from '../features/fit-points.ts'
import { skillYearsWithin } from '../features/skill-points.ts'
import { titleAffinity, titlePoints } from '../features/title-points.ts'
import { THOUSANDTHS } from '../model/correction.ts'
import { type Model, reweighted, type Shapes, type Weights } from '../model/model.ts'
import { marginOf } from '../model/uncertainty.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import { careerBudget, careerLeads, compileCareers } from './compile-careers.ts'
import { type Limits, limitsOf, requestedTitle } from './compile-conditions.ts'
import {
  besideKeywords,
  type CompiledKeyword,
  compileKeywords,
  keywordBudget,
  type StatedPoints,
  weighKeywords,
} from './compile-keywords.ts'
import {
  type CompiledItem,
  compileItems,
  compileUnwanted,
  draftItems,
  isNamed,
  type RequestedItem,
  type UnwantedSkill,
} from './compile-skills.ts'
import { type CriteriaGroups, compileGroups, type EarnedPoints, earnedPoints } from './criteria-groups.ts'
import type { ExchangeRates } from './pay.ts'
import {
  boundPreferences,
  compileMissedPay,
  compileMissedYears,
  compilePreferences,
  earnedPreferences,
  isOnlyPlus,
  languageCost,
  leastTold,
  type Preference,
  preferenceCost,
} from './preferences.ts'
import type { LanguageCriterion, SearchCriteria } from './search-criteria.ts'
import {
  mostOfText,
  type PlacedText,
  type PlacedWords,
  type WeighedText,
  type WeighedWords,
  type WordMatches,
  weighText,
  weighWords,
} from './word-matches.ts'

export interface TitleList {
  readonly title: number
  readonly affinity: number
  readonly isSameFamily: boolean
  readonly byCode: Int16Array
}

export interface CompiledTitle {
  readonly title: number
  readonly family: number
  readonly budget: number
  readonly lists: readonly TitleList[]
}

export interface CompiledLanguage {
  /** -1 if no candidate has it. */
  readonly language: number
  readonly asked: SearchCriteria['constraints']['languages'][number]
  /** The points of each level, and what it costs to name other languages only. */
  readonly byLevel: Int16Array
  readonly cost: number
}

export interface Fit {
  readonly seniority: Int16Array | null
  readonly years: Int16Array | null
  readonly vetting: Int16Array
  readonly rate: FallingPoints | null
  readonly notice: FallingPoints | null
  /** Points by schedule. */
  readonly overlap: Int16Array | null
  readonly languages: readonly CompiledLanguage[]
  /** The points lost outside a preference, by column. */
  readonly preferences: readonly Preference[]
}

export interface Plan extends Limits {
  readonly criteria: SearchCriteria
  readonly model: Model
  readonly items: readonly CompiledItem[]
  readonly unwanted: readonly UnwantedSkill[]
  readonly title: CompiledTitle | null
  readonly fit: Fit
  readonly keywords: readonly CompiledKeyword[]
  /** Words that are looked for exactly. */
  readonly said: readonly WeighedWords[]
  /** The words of a text. */
  readonly text: WeighedText | null
  /** Entries of a list that add a few points where a text has them as written. */
  readonly written: readonly WeighedWords[]
  /** Whether only candidates with some of the sought words are considered; there are no groups then. */
  readonly searchesExactWords: boolean
  /** The groups by criteria missed; null where there are none. */
  readonly groups: CriteriaGroups | null
  /** The same for those whose proof and vetting count in part, beside what they miss; null where they count alike. */
  readonly part: (() => Plan) | null
  /** The points of each part of the criteria. */
  readonly shares: Shares
  /** Points of a candidate with none of the items, less the most that columns can cost. */
  readonly base: number
  readonly lowest: number
  readonly highest: number
  /** The margin within which two scores are tied. */
  readonly margin: number
}

export interface QueryContext {
  readonly taxonomy: Taxonomy
  readonly dictionary: Dictionary
  readonly exchange: ExchangeRates
  readonly model: Model
}

export interface QueryOptions {
  /** Milliseconds since 1970; only its day counts. */
  readonly now: number
  readonly weights?: Partial<Weights>
  /** The candidates who have the words that the criteria look for exactly. */
  readonly said?: readonly WordMatches[]
}

/** The features of the criteria share so many points, apart from unwanted skills. */
const NOMINAL_TOP = 1000

/**
 * Compiles criteria for one pool, model and day. Everything that follows, from retrieval to explanation, reads only
 * this plan. `placed` lists the candidates whose texts contain the exact words and the text that the criteria look
 * for.
 */
export function compileQuery(
  context: QueryContext,
  criteria: SearchCriteria,
  options: QueryOptions,
  placed: { readonly words: readonly PlacedWords[]; readonly text?: PlacedText | undefined } = { words: [] },
): Plan {
  const given = options.weights === undefined ? context.model : reweighted(context.model, options.weights)
  const whole = withinMostYears(given, criteria)
  const day = dayOf(options.now)
  const drafted = draftItems(criteria, context.taxonomy, whole)
  const asked = { title: requestedTitle(criteria, context.taxonomy), ...limitsOf(context, criteria, day) }
  const words = weighKeywords(criteria, whole.keywords)
  const wordPoints = keywordBudget(words, criteria, whole)
  const leads = whole.careers === undefined ? [] : careerLeads(criteria, context.taxonomy, whole.careers)
  const ofCareers = careerBudget(leads, whole)
  const ofWritten = writtenBudget(placed.words, whole, wordPoints + ofCareers.listed)
  const { said, written } = weighWords(placed.words, ofWritten)
  const statedPoints = {
    all: wordPoints + ofWritten + ofCareers.points,
    listed: wordPoints + ofWritten + ofCareers.listed,
  }
  const { model: shared, shares } = shareOut(criteria, whole, { ...asked, breadth: drafted.breadth, statedPoints })
  const items = [
    ...compileItems(drafted, shares.skills, { taxonomy: context.taxonomy, model: shared }),
    ...compileCareers(leads, shared),
  ]
  const named = criteria.mustHave.length + (asked.title === undefined ? 0 : 1)
  const searchesExactWords = said.length > 0 || placed.text !== undefined
  const grouped = searchesExactWords ? 0 : named
  const model = earnedPreferences(boundPreferences(shared, items, named), criteria, grouped)
  const unwanted = compileUnwanted(criteria, context.taxonomy, model)
  const title = asked.title === undefined ? null : compileTitle(asked.title, shares.title, context.taxonomy, model)
  const fit = compileFit(criteria, shares, { ...asked, dictionary: context.dictionary, model, named: grouped })
  const base = sum([...items.map(({ missing }) => missing), ...tablesOf(fit).map(lossOf)]) - costsOf(fit)
  const { rateMax, noticeMax, overlap } = asked
  const keywords = compileKeywords(words, wordPoints, context.dictionary.keywordNumbers)
  const earned = earnedPoints(criteria.constraints, model.shapes.order)
  const bounds = boundsOf({ items, unwanted, title, fit, keywords, said, written, base, earned })
  const margin = marginOf(model.uncertainty, shares)
  const range =
    bounds.highest - bounds.lowest + (fit.overlap === null ? 0 : unseenOverlap(fit.overlap, shares, model, criteria))
  const groups = searchesExactWords
    ? null
    : compileGroups(items, {
        shapes: model.shapes,
        hasTitle: title !== null,
        criteria,
        overlap,
        rateMax,
        noticeMax,
        dictionary: context.dictionary,
        range,
        earned,
      })
  const text = weighText(placed.text, range)
  const plan: Plan = {
    criteria,
    model,
    items,
    unwanted,
    title,
    fit,
    keywords,
    said,
    text,
    written,
    searchesExactWords,
    shares,
    rateMax,
    noticeMax,
    overlap,
    groups,
    part: null,
    base,
    lowest: bounds.lowest,
    highest: bounds.highest + (groups?.points[0] ?? 0) + (text === null ? 0 : mostOfText(text)),
    margin,
  }
  if (groups === null) return plan
  const { order } = shared.shapes
  const proof = named < (order?.oneOf ?? 0) ? order?.proofOfPart : undefined
  const mostVetting = (order?.vettingOfMustHave ?? Number.POSITIVE_INFINITY) * leastTold(items)
  const vetting = mostVetting < shares.vetting ? vettingTable(mostVetting, shared.shapes) : fit.vetting
  if (proof === undefined && vetting === fit.vetting) return plan
  const part = () => {
    const lesser = { ...plan, fit: { ...fit, vetting } }
    if (proof === undefined) return lesser
    const compiled = { taxonomy: context.taxonomy, model: lessProof(shared, proof) }
    return withItems(lesser, compileItems(drafted, shares.skills, compiled))
  }
  return { ...plan, part: once(part) }
}

/** The model for people whose proof counts in part. */
function lessProof({ shapes, ...model }: Model, part: number): Model {
  const { order, gradeWorth, verifiedDetailWorth } = shapes
  const [told = 0] = gradeWorth
  const lessThan = (worth: number, least: number) => least + (worth - least) * part
  const less = {
    gradeWorth: gradeWorth.map((worth) => lessThan(worth, told)),
    verifiedDetailWorth: lessThan(verifiedDetailWorth, order?.details ?? 0),
  }
  return { ...model, shapes: { ...shapes, ...less } }
}

/** The same plan with other points for what the criteria name. */
function withItems(plan: Plan, others: readonly CompiledItem[]): Plan {
  const otherOf = (item: CompiledItem, place: number) => (isNamed(item) ? (others[place] ?? item) : item)
  const items = plan.items.map(otherOf)
  const itemsByOwn = new Map<RequestedItem, CompiledItem>(plan.items.map((item, place) => [item, otherOf(item, place)]))
  const meets = plan.groups?.meets.map((each) => ({ ...each, item: itemsByOwn.get(each.item) ?? each.item })) ?? []
  return { ...plan, items, groups: plan.groups === null ? null : { ...plan.groups, meets } }
}

/** Made when first needed, and kept. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | null = null
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** The model for which years of a skill earn nothing above the most years that are asked for. */
function withinMostYears(model: Model, { years }: SearchCriteria): Model {
  const { skillYears, order } = model.shapes
  const most = years?.max ?? null
  if (order?.skillYearsWithinMost !== true || most === null) return model
  return { ...model, shapes: { ...model.shapes, skillYears: skillYearsWithin(skillYears, most) } }
}

export type Shares = Readonly<
  Record<'title' | 'skills' | 'seniority' | 'years' | 'vetting' | 'rate' | 'notice' | 'overlap' | 'language', number>
>

/** The points of list entries found verbatim, within the cap on skills that are only listed. */
function writtenBudget(placed: readonly PlacedWords[], { keywords, shapes }: Model, taken: number): number {
  if (!placed.some(({ isPreferred }) => isPreferred)) return 0
  return Math.max(0, Math.min(keywords?.asWritten ?? 0, (shapes.order?.listedCap ?? shapes.claimedCap) - taken))
}

interface RequestedValues extends Limits {
  readonly title: number | undefined
}

/** The parts besides skills that candidates state themselves, without evidence. */
const STATED = ['title', 'seniority', 'years', 'language'] as const

/** Requested parts share all points; the others get none. */
function sharesOf(criteria: SearchCriteria, model: Model, asked: RequestedValues & { breadth: number }): Shares {
  const { weights, shapes } = model
  const raw: Shares = {
    title: asked.title === undefined ? 0 : weights.title,
    skills: asked.breadth === 0 ? 0 : (weights.skills * asked.breadth) / (asked.breadth + shapes.skillsHalf),
    seniority: criteria.seniority === 'none' ? 0 : weights.seniority,
    years: criteria.years === null ? 0 : weights.years,
    vetting: weights.vetting,
    rate: asked.rateMax === null ? 0 : weights.rate,
    notice: asked.noticeMax === null ? 0 : weights.notice,
    overlap: asked.overlap === null ? 0 : weights.overlap,
    language: languageWeight(criteria, model),
  }
  const total = Object.values(raw).reduce((sum, share) => sum + share, 0)
  const scale = total === 0 ? 0 : NOMINAL_TOP / total
  return Object.fromEntries(Object.entries(raw).map(([name, share]) => [name, share * scale])) as Shares
}

/** Those that are only a plus weigh beside what all languages share. */
function languageWeight({ constraints: { languages } }: SearchCriteria, { weights, shapes: { order } }: Model): number {
  if (languages.length === 0) return 0
  return weights.language + (languages.some((each) => isOnlyPlus(order, each)) ? (order?.plusLanguage ?? 0) : 0)
}

/** The part of a language in what all of them bring. */
function languageBudget(share: number, language: LanguageCriterion, criteria: SearchCriteria, model: Model): number {
  const { languages } = criteria.constraints
  const { order } = model.shapes
  const pluses = languages.filter((each) => isOnlyPlus(order, each)).length
  if (pluses === 0) return share / languages.length
  const own = isOnlyPlus(order, language) ? (order?.plusLanguage ?? 0) / pluses : 0
  return (share * (model.weights.language / languages.length + own)) / languageWeight(criteria, model)
}

/** With requested keywords, or careers, the other stated parts make room for them. */
function shareOut(
  criteria: SearchCriteria,
  model: Model,
  asked: RequestedValues & { breadth: number; statedPoints: StatedPoints },
): { model: Model; shares: Shares } {
  const { statedPoints } = asked
  const shares = sharesOf(criteria, model, asked)
  if (statedPoints.all === 0) return { model, shares: withinStatedCap(shares, model.shapes) }
  const { shapes, room } = besideKeywords(model.shapes, statedPoints, shares.skills)
  const stated = Object.fromEntries(STATED.map((name) => [name, shares[name] * room]))
  return { model: { ...model, shapes }, shares: withinStatedCap({ ...shares, ...stated }, shapes) }
}

/** For criteria of little more than a title, keywords alone would get nearly all points. */
function withinStatedCap(shares: Shares, shapes: Shapes): Shares {
  const stated = STATED.reduce((sum, name) => sum + shares[name] * spanOf(name, shapes), 0)
  const worth = (shapes.gradeWorth[0] ?? 0) * mostOfItem(shapes) + shapes.missingShare
  const claims = Math.min(shapes.claimedCap, shares.skills * worth)
  const most = Math.max(0, shapes.statedCap - claims)
  if (stated <= most) return shares
  return { ...shares, ...Object.fromEntries(STATED.map((name) => [name, (shares[name] * most) / stated])) }
}

/** The most that an item brings by what was learned, in shares of its points. */
function mostOfItem({ correction, order }: Shapes): number {
  if (order?.capsLearned !== true) return 1
  const { mustHaveHow, niceToHaveHow, typicalSkillsHow } = correction
  return 1 + Math.max(0, ...mustHaveHow, ...niceToHaveHow, ...typicalSkillsHow) / THOUSANDTHS
}

/** From the most that a stated part costs to the most that it brings, in shares of its points. */
function spanOf(name: (typeof STATED)[number], { order, seniorityGap }: Shapes): number {
  if (name === 'years') return 1 + Math.max(order?.yearsBelow ?? 0, (order?.yearsOver ?? 1) - 1)
  return name === 'seniority' ? 1 - Math.min(0, ...seniorityGap) : 1
}

function compileTitle(asked: number, budget: number, taxonomy: Taxonomy, model: Model): CompiledTitle {
  const family = taxonomy.titleFamily[asked] as number
  const tables = new Map<number, Int16Array>()
  const tableOf = (affinity: number): Int16Array => {
    const known = tables.get(affinity)
    if (known !== undefined) return known
    const byCode = new Int16Array(TITLE_CODES)
    for (let code = 0; code < TITLE_CODES; code++) byCode[code] = titlePoints(budget, affinity, code, model.shapes)
    tables.set(affinity, byCode)
    return byCode
  }
  const lists = taxonomy.titles.flatMap((_, title): TitleList[] => {
    const affinity = titleAffinity(taxonomy, model.shapes, asked, title)
    if (affinity === 0) return []
    const byCode = tableOf(affinity)
    return [{ title, affinity, isSameFamily: taxonomy.titleFamily[title] === family, byCode }]
  })
  return { title: asked, family, budget, lists }
}

function compileFit(
  criteria: SearchCriteria,
  shares: Shares,
  asked: RequestedValues & { dictionary: Dictionary; model: Model; named: number },
): Fit {
  const { shapes } = asked.model
  const { languages, overlapHours } = criteria.constraints
  return {
    seniority: criteria.seniority === 'none' ? null : seniorityTable(shares.seniority, criteria.seniority, shapes),
    years: criteria.years === null ? null : yearsTable(shares.years, criteria.years, shapes),
    vetting: vettingTable(shares.vetting, shapes),
    rate:
      asked.rateMax === null
        ? null
        : {
            budget: shares.rate,
            best: asked.rateMax * shapes.rateBest,
            limit: asked.rateMax,
            atLimit: shapes.rateAtLimit,
            beyond: beyond('rate', { span: Math.max(1, asked.rateMax * FAR_ABOVE_RATE), unknown: UNKNOWN_RATE }),
          },
    notice:
      asked.noticeMax === null
        ? null
        : {
            budget: shares.notice,
            best: 0,
            limit: asked.noticeMax,
            atLimit: shapes.noticeAtLimit,
            beyond: beyond('notice', { span: FAR_ABOVE_NOTICE, unknown: UNKNOWN_SHORT }),
          },
    overlap:
      asked.overlap === null
        ? null
        : overlapTable(
            shares.overlap,
            asked.overlap,
            { hours: overlapHours?.hours ?? 0, cost: preferenceCost(asked.model, criteria, 'overlap') },
            shapes,
          ),
    languages: languages.map((language) => {
      const cost = languageCost(asked.model, criteria, language)
      const budget = languageBudget(shares.language, language, criteria, asked.model)
      return {
        language: asked.dictionary.languageNumbers.get(primaryLanguage(language.code)) ?? -1,
        asked: language,
        byLevel: languageTable(budget, { asked: language, cost }, shapes),
        cost,
      }
    }),
    preferences: [
      ...compilePreferences(asked.model, criteria),
      ...(asked.named > 0 ? compileMissedYears(asked.model, criteria) : []),
      ...compileMissedPay(asked.model, criteria, asked),
    ],
  }

  function beyond(name: 'rate' | 'notice', { span, unknown }: { span: number; unknown: number }) {
    const cost = preferenceCost(asked.model, criteria, name)
    return cost === 0 ? undefined : { cost, span, unknown }
  }
}

/** Half above the limit, and two months after it, is far outside. */
const FAR_ABOVE_RATE = 0.5
const FAR_ABOVE_NOTICE = 60

/** The most that preferences of columns cost; the stages add what of it is kept. */
function costsOf({ rate, notice, preferences }: Fit): number {
  return sum([rate?.beyond?.cost ?? 0, notice?.beyond?.cost ?? 0, ...preferences.map(({ cost }) => cost)])
}

function boundsOf(
  plan: Pick<Plan, 'items' | 'unwanted' | 'title' | 'fit' | 'keywords' | 'said' | 'written' | 'base'> & {
    readonly earned: EarnedPoints | null
  },
): {
  lowest: number
  highest: number
} {
  const { fit } = plan
  const tables = [...tablesOf(fit), ...fit.languages.map(({ byLevel }) => byLevel)]
  const falling = [fit.rate, fit.notice].map((points) => Math.trunc(points?.budget ?? 0))
  const highest = [
    ...plan.items.map((item) => upperBoundOf(item) - item.missing),
    ...tables.map((table) => (table === null ? 0 : most(table) - lossOf(table))),
    Math.ceil(plan.title?.budget ?? 0),
    ...plan.keywords.map(({ points }) => points),
    ...[...plan.said, ...plan.written].map(({ points }) => points),
    ...falling,
    costsOf(fit),
    plan.earned?.most ?? 0,
    ...fit.languages.map(({ cost }) => cost),
  ]
  const worst = plan.unwanted.map(({ tables: { byCode } }) => Math.min(...byCode))
  return { lowest: plan.base + sum(worst), highest: plan.base + sum(highest) }
}

/** The columns' points. */
function tablesOf({ seniority, years, vetting, overlap }: Fit): (Int16Array | null)[] {
  return [seniority, years, vetting, overlap]
}

/** Points that no schedule of this pool earns or loses: the step between groups must be the same in every pool. */
function unseenOverlap(table: Int16Array, shares: Shares, model: Model, criteria: SearchCriteria): number {
  return Math.trunc(shares.overlap) + preferenceCost(model, criteria, 'overlap') - (most(table) - lossOf(table))
}

function most(table: Int16Array): number {
  return table.reduce((left, right) => Math.max(left, right), 0)
}

/** The item's full share, and more if that was learned. */
function upperBoundOf({ budget, lists }: CompiledItem): number {
  return Math.ceil(budget * Math.max(1, ...lists.map(({ terms }) => 1 + terms.bonus)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
