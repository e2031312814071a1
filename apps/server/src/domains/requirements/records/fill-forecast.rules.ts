// Forecasts whether and when a shortlist fills its seats, from the company's own history alone.
import { type ForecastStage, forecastStages } from '@assay/contracts/requirements'

/** Candidates of the company whose process has ended. */
export interface StageHistory {
  readonly stage: ForecastStage
  /** How many of them reached the stage. */
  readonly settled: number
  /** How many of them were hired. */
  readonly hired: number
  /** Median days from this stage to the hire. */
  readonly medianDays: number | null
}

export interface ForecastLine extends StageHistory {
  readonly people: number
  /** In hundredths of a hire; the lines add up to the forecast. */
  readonly expectedHundredths: number
  /** Too few candidates reached this stage before, so the figures of the previous stage are used. */
  readonly isBorrowed: boolean
}

export interface FillForecast {
  readonly isEnough: boolean
  readonly settled: number
  readonly hired: number
  readonly freeSeats: number
  readonly expectedHundredths: number
  /**
   * Probability that the current candidates fill all free seats, independently of each other; null without enough
   * history.
   */
  readonly chancePercent: number | null
  /** Until the expected hires equal the free seats; null: not with the current candidates. */
  readonly days: number | null
  /** How many more candidates the shortlist needs at these rates; 0: none. */
  readonly peopleMissing: number | null
  readonly lines: readonly ForecastLine[]
}

/** With fewer finished candidates, or fewer hires, there is no forecast. */
export const MIN_SETTLED = 20
export const MIN_HIRED = 5
/** A stage with fewer samples has no figures. */
export const MIN_AT_STAGE = 5

interface Asked {
  readonly seats: number
  readonly hired: number
  /** Current candidates by stage. */
  readonly stages: Readonly<Record<string, number>>
  readonly history: readonly StageHistory[]
}

/** null: no seat is free. */
export function forecastFill({ seats, hired, stages, history }: Asked): FillForecast | null {
  const freeSeats = Math.max(0, seats - hired)
  if (freeSeats === 0) return null
  const first = history.find(({ stage }) => stage === forecastStages[0])
  const settled = first?.settled ?? 0
  const known = { settled, hired: first?.hired ?? 0, freeSeats }
  if (first === undefined || settled < MIN_SETTLED || first.hired < MIN_HIRED)
    return {
      ...known,
      isEnough: false,
      expectedHundredths: 0,
      lines: [],
      chancePercent: null,
      days: null,
      peopleMissing: null,
    }
  const lines = linesOf(first, { stages, history })
  const expectedHundredths = lines.reduce((sum, line) => sum + line.expectedHundredths, 0)
  const missing = freeSeats - expectedHundredths / 100
  return {
    ...known,
    isEnough: true,
    expectedHundredths,
    lines,
    chancePercent: percent(chanceOf(lines, freeSeats)),
    days: daysUntil(lines, freeSeats * 100),
    peopleMissing: missing <= 0 ? 0 : Math.ceil(missing / rateOf(first)),
  }
}

const rateOf = ({ settled, hired }: Pick<StageHistory, 'settled' | 'hired'>): number => hired / settled

/** Conversion only rises in later stages, so a borrowed rate underestimates. */
function linesOf(first: StageHistory, { stages, history }: Pick<Asked, 'stages' | 'history'>): ForecastLine[] {
  let last = first
  return forecastStages.map((stage) => {
    const own = history.find((each) => each.stage === stage)
    const isBorrowed = own === undefined || own.settled < MIN_AT_STAGE
    if (!isBorrowed) last = own
    const people = stages[stage] ?? 0
    return { ...last, stage, people, isBorrowed, expectedHundredths: Math.round(people * rateOf(last) * 100) }
  })
}

/** Probability of at least `seats` hires, with each candidate's stage rate (Poisson binomial). */
function chanceOf(lines: readonly ForecastLine[], seats: number): number {
  // exactly[n]: probability of n hires so far; the last entry covers all larger numbers.
  const exactly = new Float64Array(seats + 1)
  exactly[0] = 1
  for (const line of lines) {
    const rate = rateOf(line)
    for (let person = 0; person < line.people; person += 1) {
      for (let hires = seats; hires > 0; hires -= 1) {
        const stays = hires === seats ? 1 : 1 - rate
        exactly[hires] = (exactly[hires] ?? 0) * stays + (exactly[hires - 1] ?? 0) * rate
      }
      exactly[0] = (exactly[0] ?? 0) * (1 - rate)
    }
  }
  return exactly[seats] ?? 0
}

/** A forecast is never certain; only without candidates is it 0. */
const percent = (chance: number): number => (chance === 0 ? 0 : Math.min(99, Math.max(1, Math.round(chance * 100))))

function daysUntil(lines: readonly ForecastLine[], wantedHundredths: number): number | null {
  const byDays = lines
    .flatMap(({ medianDays, expectedHundredths }) => (medianDays === null ? [] : { medianDays, expectedHundredths }))
    .toSorted((one, other) => one.medianDays - other.medianDays)
  let sum = 0
  for (const { medianDays, expectedHundredths } of byDays) {
    sum += expectedHundredths
    if (sum >= wantedHundredths) return Math.ceil(medianDays)
  }
  return null
}
