import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { titles } from '@assay/taxonomy'
import { readCsv } from '../csv-rows.ts'
import type { SparseMatrix } from './ppmi.ts'

/** The share of a title's similarity that comes from daily work; the rest comes from its name. */
const WORK_SHARE = 0.6
/** Names that O*NET collects for the whole occupation count less than the title's own. */
const OCCUPATION_WEIGHT = 0.15
const GRAM_SIZES = [3, 4, 5] as const

/** The pairwise similarity of titles, by their typical skills and by the parts of their names. */
export async function titleLikeness(
  dataFolder: string,
  skillVector: (slug: string) => Float64Array | null,
): Promise<SparseMatrix> {
  const alternates = await readAlternates(dataFolder)
  const work = titles.map(({ typicalSkills }) => unit(meanOf(typicalSkills.map(skillVector))))
  const names = weighed(titles.map((title) => gramsOf(title, alternates.get(title.onetCode ?? '') ?? [])))
  const columns = titles.map(() => Int32Array.from(titles.keys()))
  const values = titles.map((_, left) =>
    Float64Array.from(titles, (_, right) => {
      const byWork = dot(work[left] as Float64Array, work[right] as Float64Array)
      return WORK_SHARE * byWork + (1 - WORK_SHARE) * shared(names[left] as Grams, names[right] as Grams)
    }),
  )
  return { size: titles.length, columns, values }
}

type Grams = ReadonlyMap<string, number>

async function readAlternates(dataFolder: string): Promise<Map<string, string[]>> {
  const rows = readCsv(await readFile(join(dataFolder, 'onet_29_3', 'alternate_titles.csv'), 'utf8'))
  const byCode = new Map<string, string[]>()
  for (const row of rows) {
    const code = row['O*NET-SOC Code'] ?? ''
    const names = byCode.get(code) ?? []
    names.push(row['Alternate Title'] ?? '')
    byCode.set(code, names)
  }
  return byCode
}

function gramsOf(title: (typeof titles)[number], alternates: readonly string[]): Map<string, number> {
  const grams = new Map<string, number>()
  const own = [title.name, ...title.aliases]
  for (const [names, weight] of [
    [own, 1],
    [alternates, OCCUPATION_WEIGHT],
  ] as const) {
    for (const name of names) {
      for (const gram of piecesOf(name)) grams.set(gram, (grams.get(gram) ?? 0) + weight / names.length)
    }
  }
  return grams
}

function piecesOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^a-z0-9+#.]+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const marked = `<${word}>`
      return GRAM_SIZES.flatMap((size) =>
        Array.from({ length: Math.max(0, marked.length - size + 1) }, (_, from) => marked.slice(from, from + size)),
      )
    })
}

/** A part that every title has carries no information. */
function weighed(all: readonly Map<string, number>[]): Grams[] {
  const holders = new Map<string, number>()
  for (const grams of all) for (const gram of grams.keys()) holders.set(gram, (holders.get(gram) ?? 0) + 1)
  return all.map((grams) => {
    const weights = [...grams].map(
      ([gram, count]) => [gram, Math.sqrt(count) * Math.log(all.length / (holders.get(gram) ?? 1))] as const,
    )
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0))
    return new Map(weights.map(([gram, weight]) => [gram, length === 0 ? 0 : weight / length]))
  })
}

function shared(left: Grams, right: Grams): number {
  let sum = 0
  for (const [gram, weight] of left) sum += weight * (right.get(gram) ?? 0)
  return sum
}

function meanOf(vectors: readonly (Float64Array | null)[]): Float64Array {
  const known = vectors.filter((vector) => vector !== null)
  const width = known[0]?.length ?? 0
  return Float64Array.from({ length: width }, (_, at) => known.reduce((sum, vector) => sum + (vector[at] as number), 0))
}

export function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector))
  return length === 0 ? vector : vector.map((value) => value / length)
}

export function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0
  for (let at = 0; at < left.length; at++) sum += (left[at] as number) * (right[at] ?? 0)
  return sum
}
