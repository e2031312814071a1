import { skills } from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { findGaps } from './find-gaps.ts'

const gapsIn = (...names: string[]) =>
  findGaps(
    names.map((name, place) => ({ name, weight: place })),
    skills,
  )

test('a tool is known under the vendor, suffix and abbreviation that a catalogue gives it', () => {
  expect(gapsIn('Apache Kafka', 'Ansible software', 'Structured query language SQL', 'Adobe Photoshop')).toEqual([])
})

test('what no skill is written as is a gap, the most frequent first', () => {
  expect(gapsIn('Quidditch Planner', 'Snorkack Finder').map(({ name }) => name)).toEqual([
    'Snorkack Finder',
    'Quidditch Planner',
  ])
})
