/** Reads the counts over careers: how many people had an item in their history, their next job, or two of them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Two items by their numbers, and how many people had both. */
interface PairCounts {
  readonly left: Int32Array
  readonly right: Int32Array
  readonly people: Float64Array
}

export interface CareerCounts {
  readonly people: number
  /** Such as skill:ansible or title:java-developer, sorted. */
  readonly items: readonly string[]
  readonly inHistory: Float64Array
  readonly inNext: Float64Array
  /** Both in the history; each pair once. */
  readonly history: PairCounts
  /** The left one in the history, the right one in the next job. */
  readonly next: PairCounts
}

/** As the source states it; the files hold counts only. */
const PEOPLE = 7698
/** Counts that were left out because they are smaller than ten. */
const HIDDEN = 5

export async function readCareers(folder: string): Promise<CareerCounts> {
  const rows = (await readRows(join(folder, 'items.tsv'))).sort(([left = ''], [right = '']) => (left < right ? -1 : 1))
  const items = rows.map(([item = '']) => item)
  const numbers = new Map(items.map((item, number) => [item, number]))
  const countOf = (text = '') => (text === '<10' ? HIDDEN : Number(text))
  return {
    people: PEOPLE,
    items,
    inHistory: Float64Array.from(rows, ([, count]) => countOf(count)),
    inNext: Float64Array.from(rows, ([, , count]) => countOf(count)),
    history: pairsOf(await readRows(join(folder, 'history_pairs.tsv.gz')), numbers),
    next: pairsOf(await readRows(join(folder, 'next_pairs.tsv.gz')), numbers),
  }
}

function pairsOf(rows: readonly string[][], numbers: ReadonlyMap<string, number>): PairCounts {
  const numberOf = (item = '') => {
    const number = numbers.get(item)
    if (number === undefined) throw new Error(`A pair names "${item}", which is no item.`)
    return number
  }
  return {
    left: Int32Array.from(rows, ([left]) => numberOf(left)),
    right: Int32Array.from(rows, ([, right]) => numberOf(right)),
    people: Float64Array.from(rows, ([, , people]) => Number(people)),
  }
}

/** The rows of a table below its head. */
export async function readRows(path: string): Promise<string[][]> {
  const bytes = await readFile(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}
