import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OCCUPATION_QUERIES } from './occupation-queries.ts'
import { type Occupations, occupationTexts, openOccupations } from './occupations.ts'

let folder: string
let occupations: Occupations

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-occupations-'))
  await mkdir(join(folder, 'onet_29_3'))
  await mkdir(join(folder, 'esco_tabiya'))
  await writeFile(
    join(folder, 'onet_29_3', 'occupation_data.csv'),
    'O*NET-SOC Code,Title,Description\n15-1.00,Wire Walkers,"Walk on wires, and off."\n',
  )
  await writeFile(
    join(folder, 'onet_29_3', 'task_statements.csv'),
    'O*NET-SOC Code,Task ID,Task,Task Type\n15-1.00,1,Tighten wires.,Core\n15-2.00,2,Sew nets.,Core\n15-1.00,3,Bow.,Core\n',
  )
  await writeFile(
    join(folder, 'esco_tabiya', 'occupations.csv'),
    'CODE,PREFERREDLABEL,DESCRIPTION\n1.1,wire walker,Wire walkers entertain.\n',
  )
  occupations = await openOccupations(folder)
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('a posting has the tasks of the occupation, and the summary comes from the other catalog', () => {
  expect(occupationTexts({ id: 'o1', onet: '15-1.00', esco: '1.1' }, occupations)).toEqual({
    posting: 'Wire Walkers\nWalk on wires, and off.\nTighten wires.\nBow.',
    summary: 'wire walker. Wire walkers entertain.',
  })
})

test('an error names an occupation that the data lacks', () => {
  expect(() => occupationTexts({ id: 'o1', onet: '15-9.00', esco: '1.1' }, occupations)).toThrow(
    'the data has no occupation 15-9.00 or 1.1',
  )
})

test('no occupation occurs twice', () => {
  expect(new Set(OCCUPATION_QUERIES.map(({ onet }) => onet)).size).toBe(OCCUPATION_QUERIES.length)
})
