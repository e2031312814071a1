import { compileGazetteer } from '@assay/text-reading'
import { expect, test } from 'vitest'
import { countSpans, f1, sentenceOf, summed } from './measure-skillspan.ts'

const skill = (slug: string, name: string, kind: 'language' | 'tool' | 'soft') => ({
  slug,
  name,
  kind,
  aliases: [],
  broader: [],
  popularity: 0.1,
})
const gazetteer = compileGazetteer({
  skills: [skill('java', 'Java', 'language'), skill('git', 'Git', 'tool'), skill('patience', 'Patience', 'soft')],
  titles: [],
})

const sentence = sentenceOf({
  idx: 7,
  tokens: ['Java', ',', 'version', 'control', '(', 'Git', ')', 'and', 'Haskell', '.', 'Patience', '.'],
  tags_knowledge: ['B', 'O', 'B', 'I', 'I', 'I', 'O', 'O', 'B', 'O', 'O', 'O'],
})

test('annotated spans keep their positions when the words are joined', () => {
  expect(sentence.gold.map(([start, end]) => sentence.text.slice(start, end))).toEqual([
    'Java',
    'version control ( Git',
    'Haskell',
  ])
})

test('findings count by overlap and by exact span, and soft skills do not count', () => {
  const counts = countSpans(sentence, new Set(['java', 'haskell', 'version control ( git']), gazetteer)
  expect(counts).toMatchObject({ found: 2, foundInKnowledge: 2, foundExactly: 1 })
  expect(counts).toMatchObject({ technologies: 3, technologiesMet: 2, technologiesExactly: 1, knowledge: 3 })
  expect(summed([counts, counts]).technologies).toBe(6)
})

test('F1 is the harmonic mean, and 0 without findings', () => {
  expect(f1(0.5, 1)).toBeCloseTo(2 / 3)
  expect(f1(0, 0)).toBe(0)
})
