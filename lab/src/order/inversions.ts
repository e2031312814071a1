/**
 * Counts inversions: a candidate with better evidence for a must-have than another, and no worse in any other
 * criterion, must not rank below.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Match, type Pool, rank, type SearchCriteria } from '@assay/ranking-engine'
import { DAY_IN_MS } from '@assay/ranking-engine/columns/days'
import { poolOf, readCandidates, readQueries } from '../rank-set.ts'

const USAGE = `Usage: node lab/src/order/inversions.ts --set DIR [--set DIR ...] [--now 2026-11-20]

Ranks every query of the sets (as written by judged-set/build.ts) and counts the pairs of candidates in the wrong order.
`

/** These lines follow that of their must-have. */
const OF_SHORTFALLS: ReadonlySet<string> = new Set(['mustHaveYears', 'mustHaveEvidence'])

const BESIDE = [
  'titleMet',
  'countryMet',
  'languageMet',
  'overlapMet',
  'payMet',
  'noticeMet',
  'levelMet',
  'yearsMet',
] as const

interface Compared {
  readonly score: number
  readonly met: readonly ('yes' | 'partly' | 'no')[]
  /** By must-have. */
  readonly mustHaves: readonly number[]
  /** By feature: all but must-haves, and the groups that follow from them. */
  readonly rest: ReadonlyMap<string, number>
  /**
   * Whether the criteria other than must-haves are met: with the same points for years, one may miss them and another
   * not.
   */
  readonly beside: readonly (boolean | null)[]
}

/** The pairs of ranks, the upper and the lower one, that are in the wrong order. */
export function inversionsOf(matches: readonly Match[]): [number, number][] {
  const compared = matches.map(comparedOf)
  return compared.flatMap((below, lower) =>
    compared.slice(0, lower).flatMap((above, upper): [number, number][] => {
      return above.score > below.score && isBetter(below, above) ? [[upper, lower]] : []
    }),
  )
}

function comparedOf({ score, mustHaves, contributions, ...match }: Match): Compared {
  const rest = new Map<string, number>()
  const points: number[] = []
  for (const { feature, points: own } of contributions) {
    if (feature === 'mustHave') points.push(own)
    else if (OF_SHORTFALLS.has(feature)) points.push((points.pop() ?? 0) + own)
    else if (feature !== 'criteria') rest.set(feature, (rest.get(feature) ?? 0) + own)
  }
  return {
    score,
    met: mustHaves.map(({ met }) => met),
    mustHaves: points,
    rest,
    beside: BESIDE.map((name) => match[name]),
  }
}

/** Shows one must-have more, which the other has in no way, and is no worse in anything. */
function isBetter(left: Compared, right: Compared): boolean {
  let more = 0
  for (const [place, points] of left.mustHaves.entries()) {
    if (points < (right.mustHaves[place] ?? 0)) return false
    if (left.met[place] === 'yes' && right.met[place] === 'no') more++
    else if (left.met[place] !== 'yes' && right.met[place] === 'yes') return false
  }
  if (more === 0 || left.beside.some((isMet, place) => isMet === false && right.beside[place] !== false)) return false
  return [...left.rest.keys(), ...right.rest.keys()].every((name) => {
    return (left.rest.get(name) ?? 0) >= (right.rest.get(name) ?? 0)
  })
}

export function inversionsIn(pool: Pool, criteria: SearchCriteria, today: number): number {
  return inversionsOf(rank(pool, criteria, { limit: 1000, now: today * DAY_IN_MS }).matches).length
}

async function countInversions(folders: readonly string[], today: number): Promise<void> {
  for (const folder of folders) {
    const pool = poolOf(await readCandidates(join(folder, 'candidates.jsonl'), today), today)
    for (const file of (await readdir(folder)).filter((name) => /^queries-.*\.jsonl$/.test(name)).sort()) {
      const queries = await readQueries(join(folder, file), today)
      const found = queries.reduce((sum, { criteria }) => sum + inversionsIn(pool, criteria, today), 0)
      process.stdout.write(`${join(folder, file)}: ${queries.length} queries, ${found} inversions\n`)
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { set: { type: 'string', multiple: true, default: [] }, now: { type: 'string', default: '2026-11-20' } },
  })
  if (values.set.length === 0) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    await countInversions(values.set, Math.floor(Date.parse(values.now) / DAY_IN_MS))
  }
}
