/**
 * The learned correction: small tables added to the shapes of the prior before those are compiled, so that a score
 * stays an exact sum of table entries. A table of zeros changes nothing.
 *
 * Numbers are thousandths of the share they are added to. The worth of evidence, the loss of a missing must-have and
 * everything within an employer's limits are rules and are never learned.
 */

/** The tables by their cells, from the lowest to the highest. */
export const correctionCells = {
  /** Related; implied by three steps and more, by two, by one; the requested skill itself. */
  mustHaveHow: 5,
  niceToHaveHow: 5,
  typicalSkillsHow: 5,
  /** Not stated, older, within three years, within one. */
  lastUse: 4,
  /** In passing, listed, used in a job, core. */
  prominence: 4,
  /** Not stated, below one year, 1, 2, 3 and 4, 5 to 7, 8 and more. */
  skillYears: 7,
  /** Not stated, 1 to 5. */
  level: 6,
  /** By tenths of the affinity between titles, the same title last. */
  titleAffinity: 11,
  /** Not stated, not stated but first, older, within five years, within two, current. */
  titleRecency: 6,
  /** Not stated, below one year, below three, longer. */
  titleDuration: 4,
  /** Not stated; steps above the requested seniority, from -3 or less to +3 or more. */
  seniorityGap: 8,
  /** Not stated; years below the requested minimum by 4 and more, 2, 1, less; above it by less than 1, 2, 3, more. */
  yearsGap: 9,
  /** Not vetted; by fifths of the vetting score. */
  vetting: 6,
} as const
export type CorrectionName = keyof typeof correctionCells
export const correctionNames = Object.keys(correctionCells) as CorrectionName[]
export type Correction = Readonly<Record<CorrectionName, readonly number[]>>

interface Limits {
  readonly least: number
  readonly most: number
  /** Whether the table is monotone: more never counts less. */
  readonly isRising: boolean
}

/**
 * The limits of each table. Details of a skill can only lose points, and few in all: with all of them lost, having a
 * skill still outweighs both shortfalls together (`rank.evidence.test.ts` tests it).
 */
export const correctionLimits: Readonly<Record<CorrectionName, Limits>> = {
  mustHaveHow: { least: -80, most: 0, isRising: true },
  niceToHaveHow: { least: -80, most: 500, isRising: true },
  typicalSkillsHow: { least: -80, most: 500, isRising: true },
  lastUse: { least: -50, most: 0, isRising: true },
  prominence: { least: -70, most: 0, isRising: true },
  skillYears: { least: -15, most: 0, isRising: true },
  level: { least: -5, most: 0, isRising: true },
  titleAffinity: { least: -300, most: 300, isRising: true },
  titleRecency: { least: -300, most: 300, isRising: false },
  titleDuration: { least: -300, most: 300, isRising: false },
  seniorityGap: { least: -500, most: 500, isRising: false },
  yearsGap: { least: -500, most: 500, isRising: true },
  vetting: { least: -300, most: 300, isRising: true },
}

export const THOUSANDTHS = 1000

export const noCorrection: Correction = tablesOf(() => 0)

/** Makes a correction by asking for the value of each cell. */
export function tablesOf(pick: (name: CorrectionName, cell: number) => number): Correction {
  const entries = correctionNames.map((name) => {
    return [name, Array.from({ length: correctionCells[name] }, (_, cell) => pick(name, cell))] as const
  })
  return Object.fromEntries(entries) as unknown as Correction
}

export function isEmpty(correction: Correction): boolean {
  return correctionNames.every((name) => correction[name].every((value) => value === 0))
}

/** Throws with the name of the first table that must not be served. */
export function assertCorrection(correction: Correction): void {
  for (const name of correctionNames) {
    const table = correction[name]
    const { least, most, isRising } = correctionLimits[name]
    if (!Array.isArray(table) || table.length !== correctionCells[name]) {
      throw new Error(`The correction "${name}" must have ${correctionCells[name]} cells.`)
    }
    if (!table.every((value) => Number.isInteger(value) && value >= least && value <= most)) {
      throw new RangeError(`The correction "${name}" must hold whole numbers from ${least} to ${most}.`)
    }
    if (isRising && table.some((value, cell) => value < (table[cell - 1] ?? value))) {
      throw new Error(`The correction "${name}" must never fall.`)
    }
  }
}

/** The correction as the share that it adds. */
export function corrected(correction: Correction, name: CorrectionName, cell: number): number {
  return (correction[name][cell] ?? 0) / THOUSANDTHS
}

export function cellOfHow(how: 'exact' | 'implied' | 'related', depth: number): number {
  if (how === 'exact') return 4
  return how === 'related' ? 0 : 4 - Math.min(3, Math.max(1, depth))
}

export function cellOfSkillYears(years: number | null): number {
  return years === null ? 0 : 1 + placeOf([1, 2, 3, 5, 8], years)
}

export function cellOfAffinity(affinity: number): number {
  return affinity >= 1 ? 10 : Math.max(0, Math.floor(affinity * 10))
}

/** `gap` in seniority steps; null if the seniority is not stated. */
export function cellOfSeniority(gap: number | null): number {
  return gap === null ? 0 : 4 + Math.max(-3, Math.min(3, gap))
}

/** `gap` in years above the requested minimum; null if the years are not stated. */
export function cellOfYears(gap: number | null): number {
  return gap === null ? 0 : 1 + placeOf([-4, -2, -1, 0, 1, 2, 3], gap)
}

/** `score` of 100; null without vetting. */
export function cellOfVetting(score: number | null): number {
  return score === null ? 0 : 1 + Math.min(4, Math.floor(score / 20))
}

/** The number of ascending bounds that the value reaches. */
function placeOf(bounds: readonly number[], value: number): number {
  return bounds.filter((bound) => value >= bound).length
}
