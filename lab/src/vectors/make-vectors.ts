import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { skills, titles } from '@assay/taxonomy'
import { nearSkillsBy, nearTitlesBy } from '@assay/taxonomy/vectors/near'
import { writeNear } from '@assay/taxonomy/vectors/read-near'
import { packVectors, unpackVectors, type VectorTable } from '@assay/taxonomy/vectors/vector-table'
import { ppmiOf } from './ppmi.ts'
import { readContexts } from './read-contexts.ts'
import { titleLikeness, unit } from './title-likeness.ts'
import { embed } from './truncated-svd.ts'

const USAGE = `Usage: node lab/src/vectors/make-vectors.ts --data ../shared/data --out packages/taxonomy/src/vectors

Learns the vectors of skills and titles from what is named together, and writes them with the lists of neighbours:
skill-vectors.ts, title-vectors.ts, near-skills.ts, near-titles.ts. The same data give the same bytes.
`

const SKILL_DIMENSIONS = 100
const TITLE_DIMENSIONS = 64
/** Skills in fewer lists have too little context. */
const MIN_CONTEXTS = 3

export interface VectorTables {
  readonly skills: VectorTable
  readonly titles: VectorTable
}

export async function makeVectors(dataFolder: string): Promise<VectorTables> {
  const contexts = await readContexts(dataFolder)
  const mentions = new Int32Array(skills.length)
  for (const context of contexts) for (const skill of context.skills) mentions[skill] = (mentions[skill] ?? 0) + 1
  const embedded = embed(ppmiOf(contexts, skills.length), SKILL_DIMENSIONS).map(unit)
  const bySlug = new Map(skills.map(({ slug }, number) => [slug, embedded[number] as Float64Array]))
  const likenesses = await titleLikeness(dataFolder, (slug) => bySlug.get(slug) ?? null)
  const ofTitles = embed(likenesses, TITLE_DIMENSIONS).map(unit)
  const known = [...bySlug].filter(([, vector], number) => {
    return (mentions[number] as number) >= MIN_CONTEXTS && vector.some((value) => value !== 0)
  })
  return {
    skills: packVectors(known),
    titles: packVectors(titles.map(({ slug }, number) => [slug, ofTitles[number] as Float64Array])),
  }
}

const HEAD = `// Written by \`node lab/src/vectors/make-vectors.ts\`; do not edit. Learned from O*NET 29.3 (USDOL/ETA, CC BY 4.0, modified),
// GitHub's curated topics (CC BY 4.0) and this package's own tables: see docs/data-sources.md.
`

async function writeVectors(dataFolder: string, outFolder: string): Promise<void> {
  const tables = await makeVectors(dataFolder)
  const nearSkills = nearSkillsBy(unpackVectors(tables.skills), skills)
  const nearTitles = nearTitlesBy(unpackVectors(tables.titles))
  const write = (name: string, body: string) => writeFile(join(outFolder, `${name}.ts`), `${HEAD}${body}`)
  await write('skill-vectors', vectorsFile('skillVectors', tables.skills))
  await write('title-vectors', vectorsFile('titleVectors', tables.titles))
  await write('near-skills', nearFile('nearSkills', writeNear(nearSkills)))
  await write('near-titles', nearFile('nearTitles', writeNear(nearTitles)))
  process.stdout.write(`${nearSkills.length} pairs of skills, ${nearTitles.length} pairs of titles\n`)
}

function vectorsFile(name: string, { dimensions, slugs, bytes }: VectorTable): string {
  return `import type { VectorTable } from './vector-table.ts'

export const ${name}: VectorTable = {
  dimensions: ${dimensions},
  slugs:
    '${slugs}',
  bytes:
    '${bytes}',
}
`
}

function nearFile(name: string, lines: string): string {
  return `import { readNear } from './read-near.ts'

export const ${name} = readNear(\`
${lines}
\`)
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } })
  if (values.data === undefined || values.out === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    await writeVectors(values.data, values.out)
  }
}
