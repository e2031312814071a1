import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const musts = (line: string): string[] =>
  readDescription(`Backend Developer\n\nRequirements\n- Python\n- ${line}`, gazetteer, {
    door: 'jobDesc',
    today: 20_412,
  })
    .criteria.mustHave.map(({ anyOf }) => anyOf.join('|'))
    .filter((slugs) => slugs !== 'python')
    .sort()

describe('a field that is demanded by name, nearly alone, is a must-have', () => {
  test.each([
    ['Experience with agile processes', 'agile'],
    ['Minimum 3 years of experience working with embedded software', 'embedded-systems'],
    ['Experience working with PLM and ERP systems', 'erp plm'],
    ['Knowledge of signal processing', 'dsp'],
    ['Good understanding of distributed systems', 'distributed-systems'],
    ['Project management experience', 'project-management'],
    ['Experience with usability testing.', 'usability-testing'],
  ])('%s', (line, fields) => {
    expect(musts(line)).toEqual(fields.split(' '))
  })
})

describe('a field that is one of many, weakened or only studied is none', () => {
  test.each([
    'Experience with data analysis, process improvement, logistics, forecasting and reporting',
    'Familiar with agile processes',
    'Some experience with signal processing',
    'A degree in mechanical engineering',
    'Experience in fields like logistics',
    'Advantageous, but not a precondition: knowledge of functional safety',
    'It is an advantage, if you have worked with signal processing',
    'Excellent communication skills',
  ])('%s', (line) => {
    expect(musts(line)).toEqual([])
  })
})
