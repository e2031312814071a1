import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const read = (line: string) => {
  const text = `Site Reliability Engineer\n\nRequirements\n- Python\n\n${line}`
  const { criteria, notUnderstood } = readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 })
  const skills = [...criteria.mustHave.flatMap(({ anyOf }) => anyOf), ...criteria.niceToHave.map(({ skill }) => skill)]
  return { isAsked: skills.includes('on-call'), quoted: notUnderstood.join(' ') }
}

describe('being on call is a condition and no skill, unless it is to be known', () => {
  test.each([
    'You are on call one week in six.',
    'Willingness to share an on-call rota.',
    'You will be required to be on call.',
  ])('%s', (line) => {
    expect(read(line).isAsked).toBe(false)
    expect(read(line).quoted).toMatch(/on[- ]call/)
  })

  test('experience with it is asked for', () => {
    expect(read('Experience with on-call rotations.').isAsked).toBe(true)
  })
})

test('a demand that is not optional stays a demand', () => {
  expect(
    readDescription('SRE\n\nRequirements\n- Linux\n- Terraform is non-optional', gazetteer, {
      door: 'jobDesc',
      today: 20_412,
    }).criteria.mustHave.map(({ anyOf }) => anyOf.join('|')),
  ).toContain('terraform')
})
