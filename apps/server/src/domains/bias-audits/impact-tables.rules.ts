// Selection rates, scoring rates and impact ratios as 6 RCNY 5-300 and 5-301 define them.
import type { AuditCut, AuditMeasure, ImpactRow, ImpactTable } from '@assay/contracts/bias-audits'
import { MIN_PEOPLE_SHOWN, type Race, races, type Sex, sexes } from '@assay/contracts/demographics'
import { ratioInterval, wilson } from './intervals.rules.ts'

/** One person assessed for one job. */
export interface Outcome {
  readonly sex: Sex | null
  readonly race: Race | null
  /** Moved forward, or scored above the median. */
  readonly isSelected: boolean
}

export interface TableOptions {
  /** Categories with a smaller share of the people get no ratio, as 6 RCNY 5-301 (d) allows. */
  readonly smallShare: number
  /** Categories of fewer people are left out. 1: none. */
  readonly minPeople: number
}

export const SHOWN: TableOptions = { smallShare: 0.02, minPeople: MIN_PEOPLE_SHOWN }
/** The four-fifths rule of 29 CFR 1607.4 (D). */
const FOUR_FIFTHS = 0.8

export interface Category {
  readonly sex: Sex | null
  readonly race: Race | null
}

export interface Counted extends Category {
  readonly people: number
  readonly selected: number
}

const CATEGORIES: Readonly<Record<AuditCut, readonly Category[]>> = {
  sex: sexes.map((sex) => ({ sex, race: null })),
  race: races.map((race) => ({ sex: null, race })),
  both: races.flatMap((race) => sexes.map((sex) => ({ sex, race }))),
}

export function impactTable(
  outcomes: readonly Outcome[],
  { measure, by }: { readonly measure: AuditMeasure; readonly by: AuditCut },
  options: TableOptions = SHOWN,
): ImpactTable {
  const counted = CATEGORIES[by].map((category) => {
    const members = outcomes.filter((each) => isIn(each, category))
    return { ...category, people: members.length, selected: members.filter(({ isSelected }) => isSelected).length }
  })
  const present = counted.filter(({ people }) => people > 0)
  const hidden = hiddenAmong(present, by, options.minPeople)
  const shown = present.filter((each) => !hidden.has(each))
  const inRows = shown.reduce((sum, { people }) => sum + people, 0)
  return { measure, by, unknown: outcomes.length - inRows, hidden: hidden.size, rows: impactRows(shown, options) }
}

const isIn = (outcome: Category, { sex, race }: Category): boolean =>
  (sex === null || outcome.sex === sex) && (race === null || outcome.race === race)

/** Rates and ratios of categories whose people are counted already. */
export function impactRows(
  counted: readonly Counted[],
  { smallShare }: Pick<TableOptions, 'smallShare'> = SHOWN,
): ImpactRow[] {
  const all = counted.reduce((sum, { people }) => sum + people, 0)
  const isSmall = ({ people }: Counted): boolean => people < smallShare * all
  const compared = counted.filter((each) => each.people > 0 && !isSmall(each))
  const [best] = compared.toSorted((left, right) => right.selected / right.people - left.selected / left.people)
  return counted.map((each) => {
    const { sex, race, people, selected } = each
    const rate = people === 0 ? 0 : selected / people
    const row = { sex, race, people, selected, rate, ...wilson(each), isSmall: isSmall(each) }
    if (best === undefined || best.selected === 0 || row.isSmall)
      return { ...row, ratio: null, ratioLow: null, ratioHigh: null, isFlagged: false }
    const ratio = rate / (best.selected / best.people)
    // The best one is what the others are compared with.
    const { low, high } = each === best ? { low: null, high: null } : ratioInterval(each, best)
    return { ...row, ratio, ratioLow: low, ratioHigh: high, isFlagged: ratio < FOUR_FIFTHS }
  })
}

/**
 * Categories of too few people, and as many more as it takes so that none can be found by subtraction from the tables
 * of one dimension: of each sex and each race none or at least two are hidden.
 */
export function hiddenAmong<Each extends Counted>(
  present: readonly Each[],
  by: AuditCut,
  minPeople: number,
): ReadonlySet<Each> {
  const hidden = new Set(present.filter(({ people }) => people < minPeople))
  if (by !== 'both') return hidden
  const lines = [
    ...sexes.map((sex) => present.filter((each) => each.sex === sex)),
    ...races.map((race) => present.filter((each) => each.race === race)),
  ]
  for (let grew = true; grew; ) {
    grew = false
    for (const line of lines) {
      const open = line.filter((each) => !hidden.has(each)).toSorted((left, right) => left.people - right.people)
      if (line.length - open.length !== 1 || open[0] === undefined) continue
      hidden.add(open[0])
      grew = true
    }
  }
  return hidden
}

/** Above the middle of the sample; those at the median are not. */
export function medianOf(scores: readonly number[]): number {
  const sorted = scores.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [upper = 0, lower = 0] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2
}
