import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { meanOf } from '@assay/training/quality/bootstrap'

const USAGE = `Usage: node lab/src/judged-set/agreement.ts lab/judged-set/judged-again.tsv

Prints for every two judges of the same pairs how far they agree.
`

const GRADES = 5

/** Columns after query and candidate, by the judge's name. */
export function readGrades(table: string): Map<string, number[]> {
  const [header = '', ...lines] = table.trim().split('\n')
  const judges = header.split('\t').slice(2)
  const rows = lines.map((line) => line.split('\t').slice(2).map(Number))
  return new Map(judges.map((judge, column) => [judge, rows.map((row) => row[column] as number)]))
}

/**
 * Cohen's kappa with quadratic weights (Psychological Bulletin 70, 1968): 1 for equal grades, 0 for agreement by
 * chance. Grades are 0 to 4.
 */
export function weightedKappa(left: readonly number[], right: readonly number[]): number {
  const distance = (one: number, other: number) => (one - other) ** 2
  const seen = meanOf(left.map((grade, place) => distance(grade, right[place] as number)))
  const grades = Array.from({ length: GRADES }, (_, grade) => grade)
  const share = (given: readonly number[], grade: number) => meanOf(given.map((each) => Number(each === grade)))
  const byChance = grades
    .flatMap((one) => grades.map((other) => share(left, one) * share(right, other) * distance(one, other)))
    .reduce((sum, part) => sum + part, 0)
  return byChance === 0 ? 1 : 1 - seen / byChance
}

function agreementTable(grades: ReadonlyMap<string, readonly number[]>): string {
  const judges = [...grades]
  const rows = judges.flatMap(([one, left], place) =>
    judges.slice(place + 1).map(([other, right]) => {
      const sameWithin = (least: number) =>
        meanOf(left.map((grade, at) => Number(Math.abs(grade - (right[at] as number)) <= least))).toFixed(2)
      return `| ${one}, ${other} | ${weightedKappa(left, right).toFixed(2)} | ${sameWithin(0)} | ${sameWithin(1)} |`
    }),
  )
  return ['| judges | weighted kappa | same grade | within one |', '|---|---|---|---|', ...rows, ''].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = process.argv[2]
  if (path === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else process.stdout.write(agreementTable(readGrades(await readFile(path, 'utf8'))))
}
