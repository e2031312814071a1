import type { Door, Reading } from '@assay/text-reading'
import { type Known, measure } from '../messy-postings/measure-posting.ts'
import type { FactStatement } from './fact-statement.ts'

export interface MeasuredFacts {
  right: number
  wrong: string[]
  missed: string[]
  traps: number
  fallen: string[]
  stated: number
  lost: string[]
}

const entriesOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

export const doorOf = ({ kind }: FactStatement): Door => (kind === 'search' ? 'summary' : 'jobDesc')

/** Skills and titles are not compared: a statement is about the facts beside them. */
export function measureFacts(statement: FactStatement, reading: Reading, known: Known): MeasuredFacts {
  const stated = entriesOf(statement.facts)
  const wantedSeats = stated.find((fact) => fact.startsWith('seats '))
  const readSeats = reading.seats === undefined ? undefined : `seats ${reading.seats}`
  const { facts, lost } = measure(
    {
      name: statement.text,
      door: doorOf(statement),
      text: statement.text,
      must: statement.must ?? '',
      facts: stated.filter((fact) => fact !== wantedSeats).join('; '),
      ...(statement.quoted === undefined ? {} : { quoted: statement.quoted }),
      traps: '',
    },
    reading,
    known,
  )
  const either = entriesOf(statement.either)
  const wrong = facts.wrong.filter((fact) => !fact.startsWith('title ') && !either.includes(fact))
  if (readSeats !== undefined && readSeats !== wantedSeats && !either.includes(readSeats)) wrong.push(readSeats)
  const isSeatsMissed = wantedSeats !== undefined && readSeats !== wantedSeats
  const traps = entriesOf(statement.traps)
  return {
    right: facts.right + (wantedSeats !== undefined && !isSeatsMissed ? 1 : 0),
    wrong,
    missed: [...facts.missed, ...(isSeatsMissed ? [wantedSeats] : [])],
    traps: traps.length,
    fallen: traps.filter((trap) => isFallenInto(trap, wrong, reading)),
    stated: facts.right + facts.missed.length + (wantedSeats === undefined ? 0 : 1),
    lost: [
      ...lost.filter((entry) => /[ “]/.test(entry)),
      ...(isSeatsMissed && readSeats === undefined && reading.notUnderstood.length === 0 ? [wantedSeats] : []),
    ],
  }
}

function isFallenInto(trap: string, wrong: readonly string[], reading: Reading): boolean {
  if (trap.startsWith('note ')) {
    const words = trap.slice(5).toLowerCase()
    return reading.notUnderstood.some((note) => note.toLowerCase().includes(words))
  }
  return wrong.some((fact) => fact === trap || fact.startsWith(`${trap} `) || fact.startsWith(`${trap}-`))
}
