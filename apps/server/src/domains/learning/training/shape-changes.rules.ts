import type { ShapeChange } from '@assay/contracts/model-versions'
import {
  type Correction,
  type CorrectionName,
  correctionNames,
  THOUSANDTHS,
} from '@assay/ranking-engine/model/correction'

/** The title of a table, and the names of its cells from lowest to highest. */
const WORDS: Readonly<Record<CorrectionName, { readonly about: string; readonly cells: readonly string[] }>> = {
  mustHaveHow: {
    about: 'How a must-have is met',
    cells: ['by a related skill', 'by three steps', 'by two steps', 'by one step', 'by the skill itself'],
  },
  niceToHaveHow: {
    about: 'How a nice-to-have is met',
    cells: ['by a related skill', 'by three steps', 'by two steps', 'by one step', 'by the skill itself'],
  },
  typicalSkillsHow: {
    about: 'Skills that the title makes likely',
    cells: ['by a related skill', 'by three steps', 'by two steps', 'by one step', 'by the skill itself'],
  },
  lastUse: {
    about: 'When a skill was last used',
    cells: ['not stated', 'longer ago', 'within three years', 'within a year'],
  },
  prominence: {
    about: 'How prominent a skill is',
    cells: ['in passing', 'listed', 'used in a job', 'core of the work'],
  },
  skillYears: {
    about: 'Years with a skill',
    cells: ['not stated', 'below 1', '1', '2', '3 to 4', '5 to 7', '8 or more'],
  },
  level: { about: 'Level in a skill', cells: ['not stated', '1', '2', '3', '4', '5'] },
  titleAffinity: {
    about: 'How near the title is',
    cells: [...Array.from({ length: 10 }, (_, tenth) => `${tenth * 10} %`), 'the same title'],
  },
  titleRecency: {
    about: 'When the title was held',
    cells: ['not stated', 'not stated, but first', 'longer ago', 'within five years', 'within two years', 'now'],
  },
  titleDuration: {
    about: 'How long the title was held',
    cells: ['not stated', 'below a year', 'below three years', 'longer'],
  },
  seniorityGap: {
    about: 'Steps from the requested seniority',
    cells: ['not stated', '3 below', '2 below', '1 below', 'as requested', '1 above', '2 above', '3 above'],
  },
  yearsGap: {
    about: 'Years compared with the minimum',
    cells: [
      ...['not stated', '4 or more below', '2 to 4 below', '1 to 2 below', 'up to 1 below'],
      ...['up to 1 above', '1 to 2 above', '2 to 3 above', '3 or more above'],
    ],
  },
  vetting: {
    about: 'Vetting score',
    cells: ['not vetted', 'below 20', '20 to 39', '40 to 59', '60 to 79', '80 or more'],
  },
}

/** Tables whose cells move by at least a point, largest move first. `worth`: average points of a full share. */
export function shapeChanges(
  before: Correction,
  after: Correction,
  worth: Readonly<Record<CorrectionName, number>>,
): ShapeChange[] {
  return correctionNames
    .map((name) => changeOf(name, before[name], after[name], worth[name]))
    .filter(({ most }) => most !== 0)
    .toSorted((left, right) => Math.abs(right.most) - Math.abs(left.most))
}

function changeOf(
  name: CorrectionName,
  before: readonly number[],
  after: readonly number[],
  worth: number,
): ShapeChange {
  const pointsOf = (thousandths: number) => Math.round((thousandths * worth) / THOUSANDTHS) + 0
  const { about, cells } = WORDS[name]
  const points = cells.map((at, cell) => ({
    at,
    before: pointsOf(before[cell] ?? 0),
    after: pointsOf(after[cell] ?? 0),
  }))
  const moves = points.map((point) => ({ at: point.at, by: point.after - point.before }))
  const largest = moves.reduce((most, move) => (Math.abs(move.by) > Math.abs(most.by) ? move : most), {
    at: '',
    by: 0,
  })
  return { feature: name, words: wordsOf(about, moves, largest), most: largest.by, points }
}

function wordsOf(
  about: string,
  moves: readonly { at: string; by: number }[],
  largest: { at: string; by: number },
): string {
  if (largest.by === 0) return `${about}: no change.`
  const other = moves
    .filter(({ by }) => by !== 0 && Math.sign(by) !== Math.sign(largest.by))
    .toSorted((left, right) => Math.abs(right.by) - Math.abs(left.by))[0]
  const more = other === undefined ? '' : `, “${other.at}” ${inPoints(other.by)}`
  return `${about}: “${largest.at}” counts ${inPoints(largest.by)}${more}.`
}

function inPoints(by: number): string {
  const size = Math.abs(by)
  return `${size} ${size === 1 ? 'point' : 'points'} ${by > 0 ? 'more' : 'less'}`
}
