// Will the people on a shortlist fill its seats, and when? From how it went before in the same company, and nothing else.
import { type ForecastStage, forecastStages } from '@assay/contracts/requirements'

/** Of people of the company for whom it is over, one way or the other. */
export interface StageHistory {
  readonly stage: ForecastStage
  /** How many came to the stage. */
  readonly settled: number
  /** How many of them were hired. */
  readonly hired: number
  /** Of those who were: days from this stage to the hire, the middle of them. */
  readonly medianDays: number | null
}

export interface ForecastLine extends StageHistory {
  readonly people: number
  /** In hundredths of a person; the lines add up to the forecast. */
  readonly expectedHundredths: number
  /** Too few came to this stage before: the figures are those of the stage before it. */
  readonly isBorrowed: boolean
}

export interface FillForecast {
  readonly isEnough: boolean
  readonly settled: number
  readonly hired: number
  readonly freeSeats: number
  readonly expectedHundredths: number
  /** That those who are there take all free seats, each on their own; null without enough history. */
  readonly chancePercent: number | null
  /** Until as many hires as there are free seats are to be expected; null: not of those who are there. */
  readonly days: number | null
  /** How many more people the shortlist would need by the same figures; 0: none. */
  readonly peopleMissing: number | null
  readonly lines: readonly ForecastLine[]
}

/** Under so many finished candidates, or so many hires, nothing is said. */
export const MIN_SETTLED = 20
export const MIN_HIRED = 5
/** A stage to which fewer came has no figures of its own. */
export const MIN_AT_STAGE = 5

interface Asked {
  readonly seats: number
  readonly hired: number
  /** People by stage, now. */
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

/** A later stage can only be likelier, so that what is borrowed from the stage before promises too little. */
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

/** How likely at least so many of them are hired, where each is so at the rate of their stage. */
function chanceOf(lines: readonly ForecastLine[], seats: number): number {
  // exactly[n]: that n are hired so far; the last one stands for all that are more.
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

/** Nothing that lies ahead is certain; only what nobody is there for is out of the question. */
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
