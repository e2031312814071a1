import { skills } from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { findGaps } from './find-gaps.ts'

const gapsIn = (...names: string[]) =>
  findGaps(
    names.map((name, place) => ({ name, weight: place })),
    skills,
  )

test('a tool is recognized with the vendor, suffix or abbreviation that a catalog adds', () => {
  expect(gapsIn('Apache Kafka', 'Ansible software', 'Structured query language SQL', 'Adobe Photoshop')).toEqual([])
})

test('a name without a matching skill is a gap, the most frequent first', () => {
  expect(gapsIn('Quidditch Planner', 'Snorkack Finder').map(({ name }) => name)).toEqual([
    'Snorkack Finder',
    'Quidditch Planner',
  ])
})
