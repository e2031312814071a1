import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { roleFamilies, skills, titles } from '@assay/taxonomy'
import { packCareers } from '@assay/taxonomy/careers/career-table'
import type { CareerLinks } from '@assay/taxonomy/types'
import { type Coefficients, componentsOf, correlationsOf, errorOn, regress, targetsOf } from './career-regression.ts'
import { type CareerCounts, readCareers } from './read-careers.ts'
import { splitCounts } from './split-counts.ts'

const USAGE = `Usage: node lab/src/careers/make-careers.ts --data ../shared/data [--out packages/taxonomy/src/careers/careers.ts]
       node lab/src/careers/make-careers.ts --data ../shared/data --choose

Learns from counts over careers which skills of a history lead to which next job, and writes the table. The same data
give the same bytes. With --choose it prints the error on people who are kept apart, for several numbers of components
and several ridges, and writes nothing.
`

/** Chosen by --choose. */
const CHOSEN = { count: 250, ridge: 1 }
const PER_ITEM = 40
/** Items of fewer next jobs teach more noise than work. */
const MIN_NEXT = 15
const FILES = ['items.tsv', 'history_pairs.tsv.gz', 'next_pairs.tsv.gz'] as const

export function linksOf({ items, inNext }: CareerCounts, coefficients: Coefficients): CareerLinks[] {
  const known = new Set([
    ...skills.map(({ slug }) => `skill:${slug}`),
    ...titles.map(({ slug }) => `title:${slug}`),
    ...roleFamilies.map(({ slug }) => `family:${slug}`),
  ])
  return items.flatMap((next, item): CareerLinks[] => {
    if ((inNext[item] as number) < MIN_NEXT || !known.has(next)) return []
    const own = coefficients[item] as Float64Array
    const length = Math.sqrt(own.reduce((sum, value) => sum + value * value, 0))
    if (length === 0) return []
    const leads = items
      .map((from, at) => ({ from, weight: (own[at] as number) / length }))
      .filter(({ from, weight }) => weight > 0 && from.startsWith('skill:') && known.has(from))
      .sort((left, right) => right.weight - left.weight || (left.from < right.from ? -1 : 1))
      .slice(0, PER_ITEM)
    return [{ next, leads: leads.map(({ from, weight }) => [from.slice('skill:'.length), weight]) }]
  })
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of FILES)
    hash.update(
      createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest(),
    )
  return hash.digest('hex')
}

async function writeCareers(folder: string, out: string): Promise<void> {
  const counts = await readCareers(folder)
  const components = componentsOf(correlationsOf(counts), CHOSEN.count)
  const links = linksOf(counts, regress(components, targetsOf(counts), CHOSEN))
  const table = packCareers(links, PER_ITEM)
  const text = `// Written by \`node lab/src/careers/make-careers.ts\`; do not edit. Learned from counts over ${counts.people} public careers, SHA-256
// ${await hashOf(folder)}: see docs/data-sources.md.
import { unpackCareers } from './career-table.ts'

export const careersLearnedFrom = {
  people: ${counts.people},
  sha256: '${await hashOf(folder)}',
  components: ${CHOSEN.count},
  ridge: ${CHOSEN.ridge},
  items: ${links.length},
}

export const careers = unpackCareers({
  next: '${table.next}',
  skills:
    '${table.skills}',
  perItem: ${table.perItem},
  links:
    '${table.links}',
})
`
  await writeFile(out, text)
  process.stdout.write(`${links.length} items of a next job, ${text.length.toLocaleString('en')} bytes\n`)
}

const SHARES = [0.8]
const COUNTS = [25, 50, 100, 150, 250]
const RIDGES = [1, 5, 20, 60]

async function choose(folder: string): Promise<void> {
  const counts = await readCareers(folder)
  for (const [seed, share] of SHARES.entries()) {
    const [taught, apart] = splitCounts(counts, share, seed + 1)
    const components = componentsOf(correlationsOf(taught), Math.max(...COUNTS))
    const [targets, exam, others] = [targetsOf(taught), targetsOf(apart), correlationsOf(apart)]
    for (const count of COUNTS) {
      const errors = RIDGES.map((ridge) => errorOn(regress(components, targets, { count, ridge }), others, exam))
      process.stdout.write(
        `${share} of the people, ${count} components: ${RIDGES.map((ridge, at) => `ridge ${ridge} ${errors[at]?.toFixed(5)}`).join('  ')}\n`,
      )
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      out: { type: 'string', default: 'packages/taxonomy/src/careers/careers.ts' },
      choose: { type: 'boolean', default: false },
    },
  })
  if (values.data === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    const folder = join(values.data, 'career_statistics')
    await (values.choose ? choose(folder) : writeCareers(folder, values.out))
  }
}
