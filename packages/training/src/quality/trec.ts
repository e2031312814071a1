import type { GradesByCandidate, Judgments, RankedRun } from './judgments.ts'

/** A line that cannot be read; `line` counts from 1. */
export class TrecFormatError extends Error {
  readonly line: number

  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`)
    this.name = 'TrecFormatError'
    this.line = line
  }
}

interface RunEntry {
  readonly candidateId: string
  readonly rank: number
}

/** Reads `queryId Q0 candidateId rank score tag`. The rank decides the order, since equal scores are common. */
export function readTrecRun(text: string): RankedRun {
  const entriesByQuery = new Map<string, RunEntry[]>()
  const seen = new Set<string>()
  for (const { line, fields } of fieldLines(text)) {
    const [queryId, , candidateId, rankText, scoreText] = fields
    if (queryId === undefined || candidateId === undefined || fields.length < 6) {
      throw new TrecFormatError(
        line,
        `a run line has six fields "qid Q0 docid rank score tag", this one ${fields.length}`,
      )
    }
    const rank = Number(rankText)
    if (!Number.isInteger(rank) || rank < 0)
      throw new TrecFormatError(line, `the rank "${rankText}" is not a whole number`)
    if (!Number.isFinite(Number(scoreText))) throw new TrecFormatError(line, `the score "${scoreText}" is not a number`)
    rejectSecond(seen, queryId, candidateId, line)
    append(entriesByQuery, queryId, { candidateId, rank })
  }
  return new Map(
    [...entriesByQuery].map(([queryId, entries]) => [
      queryId,
      entries.sort((left, right) => left.rank - right.rank).map((entry) => entry.candidateId),
    ]),
  )
}

/** Reads `queryId 0 candidateId grade`; a negative grade, TREC's "not judged as junk", counts as 0. */
export function readTrecJudgments(text: string): Judgments {
  const judgments = new Map<string, Map<string, number>>()
  const seen = new Set<string>()
  for (const { line, fields } of fieldLines(text)) {
    const [queryId, , candidateId, gradeText] = fields
    if (queryId === undefined || candidateId === undefined || fields.length !== 4) {
      throw new TrecFormatError(line, `a qrels line has four fields "qid 0 docid grade", this one ${fields.length}`)
    }
    const grade = Number(gradeText)
    if (!Number.isInteger(grade) || grade > 10) {
      throw new TrecFormatError(line, `the grade "${gradeText}" is not a whole number of at most 10`)
    }
    rejectSecond(seen, queryId, candidateId, line)
    const grades: Map<string, number> = judgments.get(queryId) ?? new Map<string, number>()
    grades.set(candidateId, Math.max(0, grade))
    judgments.set(queryId, grades)
  }
  return judgments
}

/**
 * Writes rankings in the run format of `trec_eval`: query, Q0, document, rank, score, tag. The score only keeps the
 * order.
 */
export function writeTrecRun(run: RankedRun, tag: string): string {
  const lines: string[] = []
  for (const [queryId, ranking] of run) {
    for (const [index, candidateId] of ranking.entries()) {
      lines.push(`${queryId} Q0 ${candidateId} ${index + 1} ${ranking.length - index} ${tag}`)
    }
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

/** Writes grades in the qrels format of `trec_eval`. */
export function writeTrecJudgments(judgments: ReadonlyMap<string, GradesByCandidate>): string {
  const lines = [...judgments].flatMap(([queryId, grades]) =>
    [...grades].map(([candidateId, grade]) => `${queryId} 0 ${candidateId} ${grade}`),
  )
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

function* fieldLines(text: string): Generator<{ line: number; fields: string[] }> {
  const lines = text.split(/\r?\n/)
  for (const [index, content] of lines.entries()) {
    const trimmed = content.trim()
    if (trimmed !== '') yield { line: index + 1, fields: trimmed.split(/\s+/) }
  }
}

function rejectSecond(seen: Set<string>, queryId: string, candidateId: string, line: number): void {
  const key = `${queryId} ${candidateId}`
  if (seen.has(key)) throw new TrecFormatError(line, `"${candidateId}" stands twice for query "${queryId}"`)
  seen.add(key)
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
