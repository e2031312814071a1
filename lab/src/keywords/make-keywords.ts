import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { keywordKey } from '@assay/ranking-engine/query/keyword-key'
import * as taxonomy from '@assay/taxonomy'
import { compileGazetteer, findTerms } from '@assay/text-reading'
import { foldText } from '@assay/text-reading/text/fold-text'
import { compileKeywords, type KeywordWeight, keywordsIn, MAX_WORDS } from '@assay/text-reading/text/keywords'
import { tokenize } from '@assay/text-reading/text/tokenize'
import { namesSomebody, saysNothing } from './passed-over.ts'
import { readSources, tellingWords, type WorkSources } from './read-sources.ts'

const USAGE = `Usage: node lab/src/keywords/make-keywords.ts --data ../shared/data --out packages/taxonomy/src/keywords.ts

Writes the table of keywords: what public catalogues name of products and trades and the taxonomy does not know,
without whatever could tell who somebody is. The same data give the same bytes.
`

/** The minimum sentences that name a product for an occupation. */
const SENTENCES_PER_OCCUPATION = 20
/** Postings weigh more than tasks: they are closer to real searches, and there are few of them. */
const WEIGHT_OF_SENTENCES = 3
/** The rarity (log of the inverse sentence frequency) from which a term has weight 2 or 3. */
const TELLING_FROM = 5
const RARE_FROM = 6.5

export async function makeKeywords(dataFolder: string): Promise<Map<KeywordWeight, string[]>> {
  const sources = await readSources(dataFolder)
  const byKey = new Map<string, string>()
  const offer = (term: string, most: number) => {
    const key = keywordKey(term)
    if (byKey.has(key) || !isReadable(term, key, most)) return
    byKey.set(key, term)
  }
  const ordinary = new Set(sources.tasks.flatMap((task) => task.toLowerCase().match(/[a-z]+/g) ?? []))
  for (const name of sources.names) offer(ordinary.has(name.toLowerCase()) ? name.toLowerCase() : name, MAX_WORDS)
  for (const label of sources.labels) offer(label.toLowerCase(), 2)
  for (const word of tellingWords(sources.tasks, keywordKey)) offer(word, 2)
  const gazetteer = compileGazetteer(taxonomy)
  // Also excludes terms that are skills only in context: Ada and Ruby are also names of people.
  const spellings = new Set(taxonomy.skills.flatMap(({ name, aliases }) => [name, ...aliases]).map(keywordKey))
  const terms = [...byKey.values()].filter((term) => {
    const key = keywordKey(term)
    return !namesSomebody(key) && !saysNothing(key) && !spellings.has(key) && !isKnown(term)
  })
  return byWeight(terms, sources)

  function isKnown(term: string): boolean {
    return findTerms(term, gazetteer).some(({ start, end }) => end - start >= term.length - 1)
  }
}

/** The term as the reader finds it in a text, if it is long enough to be specific. */
function isReadable(term: string, key: string, most: number): boolean {
  const { words, count } = tokenize(foldText(term))
  if (count === 0 || count > most || key.length < 2 || !/^[\x20-\x7e]+$/.test(term)) return false
  return keywordKey(words.slice(0, count).join(' ')) === key && /\p{L}/u.test(key)
}

function byWeight(
  terms: readonly string[],
  { tasks, labels, sentences, toolsByOccupation }: WorkSources,
): Map<KeywordWeight, string[]> {
  const all = compileKeywords([{ weight: 1, terms: terms.join('\n') }])
  const termsOf = (text: string) => new Set([...keywordsIn(tokenize(foldText(text)), all)].map(({ term }) => term))
  const counts = new Map<string, number>()
  const uses = new Map<string, number>()
  const texts = [...tasks, ...labels]
  const count = (term: string, by: number) => counts.set(term, (counts.get(term) ?? 0) + by)
  for (const text of texts) for (const term of termsOf(text)) count(term, 1)
  for (const text of sentences) for (const term of termsOf(text)) count(term, WEIGHT_OF_SENTENCES)
  for (const tools of toolsByOccupation.values())
    for (const term of new Set(tools.flatMap((tool) => [...termsOf(tool)]))) uses.set(term, (uses.get(term) ?? 0) + 1)
  const weights = new Map<KeywordWeight, string[]>([1, 2, 3].map((weight) => [weight as KeywordWeight, []]))
  for (const term of [...terms].sort()) {
    const inTexts = (texts.length + sentences.length) / (1 + (counts.get(term) ?? 0))
    const inTools =
      (SENTENCES_PER_OCCUPATION * toolsByOccupation.size) / (1 + SENTENCES_PER_OCCUPATION * (uses.get(term) ?? 0))
    const rarity = Math.log(Math.min(inTexts, inTools))
    weights.get(rarity < TELLING_FROM ? 1 : rarity < RARE_FROM ? 2 : 3)?.push(term)
  }
  return weights
}

export function keywordsFile(byWeight: ReadonlyMap<KeywordWeight, readonly string[]>): string {
  const parts = [...byWeight].map(
    ([weight, terms]) => `  {\n    weight: ${weight},\n    terms: \`\n${terms.join('\n')}\n\`,\n  },\n`,
  )
  return `// Written by \`node lab/src/keywords/make-keywords.ts\`; do not edit. Selected from O*NET 29.3 (USDOL/ETA, CC BY 4.0,
// modified), ESCO 1.1.1 (European Commission) and GitHub's curated topics (CC BY 4.0): see docs/data-sources.md.
export const keywords = [
${parts.join('')}] as const
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } })
  if (values.data === undefined || values.out === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    await writeFile(values.out, keywordsFile(await makeKeywords(values.data)))
  }
}
