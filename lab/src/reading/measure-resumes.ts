// node lab/src/reading/measure-resumes.ts --data DIR [--of neighbors] [--split development|held-out] [--misses VARIANT]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { compileGazetteer, readUndatedResume } from '@assay/text-reading'
import { parseJsonLines } from '../json-lines.ts'
import { type AnnotatedResume, newestYearOf, scoreOf, splitOf, summaryOf } from './resume-annotations.ts'
import { VARIANTS } from './resume-variants.ts'

const TODAY = Math.floor(Date.parse('2026-11-20') / 86_400_000)

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    of: { type: 'string', default: 'information-technology' },
    split: { type: 'string' },
    misses: { type: 'string' },
  },
})
if (values.data === undefined) throw new Error('Say where the data is: --data DIR')
const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages })
const annotated = parseJsonLines<AnnotatedResume>(
  readFileSync(new URL(`../../resume-annotations/${values.of}.jsonl`, import.meta.url), 'utf8'),
)
const texts = new Map(
  parseJsonLines<{ id: string; text: string }>(readFileSync(join(values.data, 'resumes.jsonl'), 'utf8')).map((row) => [
    row.id,
    row.text,
  ]),
)

const splits = values.split === undefined ? (['development', 'held-out'] as const) : [values.split]
for (const split of splits) {
  const people = annotated.filter(({ id }) => splitOf(id) === split)
  process.stdout.write(
    `${split}: ${people.length} people\n${'text'.padEnd(34)}current  title F1 (P, R)      jobs =  ±1    years off  skills with years\n`,
  )
  for (const [variant, change] of Object.entries(VARIANTS)) {
    const scores = people.map((person) => {
      const original = texts.get(person.id) ?? ''
      const text = change(original)
      const reading = readUndatedResume(text, gazetteer, { id: person.id, today: TODAY })
      const score = scoreOf(person, reading, newestYearOf(original))
      if (values.misses === variant) process.stdout.write(`${score.misses.join('\n')}\n`)
      return score
    })
    process.stdout.write(`${variant.padEnd(34)}${summaryOf(scores)}\n`)
  }
}
