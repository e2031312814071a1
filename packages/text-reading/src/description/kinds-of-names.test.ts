import { expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const criteria = (text: string) => readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 }).criteria
const musts = (text: string): string[] => criteria(text).mustHave.map(({ anyOf }) => anyOf.join('|'))
const all = (text: string): string[] => [...musts(text), ...criteria(text).niceToHave.map(({ skill }) => skill)]

test('letters that a text spells out as a paper or a body name no technology', () => {
  const text =
    'Policy Officer\n\nYou look after the Strategic Partnership Agreement (SPA). The SPA ends in May.\n\nRequirements\n- Python'
  expect(all(text)).toEqual(['python'])
  expect(all('Web Developer\n\nRequirements\n- Single Page Applications (SPA)\n- Vue')).toContain('spa')
})

test('the verb at the beginning of an entry is no product', () => {
  const text = 'Team Lead\n\nYou need to: Set the direction Excel in coaching and hiring Know Tableau'
  expect(all(text)).not.toContain('microsoft-excel')
  expect(all('Analyst\n\nRequirements\n- SQL\n- Advanced Excel in a finance team')).toContain('microsoft-excel')
})

test('an experienced user of something common is asked for', () => {
  const text = 'Personal Assistant\n\nYour profile\nYou are an experienced user of MS Office, especially Excel.'
  expect(musts(text)).toEqual(['microsoft-office', 'microsoft-excel'])
})

test.each([
  ['needs vault and consul', ['vault', 'consul']],
  ['must know chef and puppet', ['chef', 'puppet']],
  ['rails or phoenix', ['ruby-on-rails|phoenix']],
  ['Meteor is a must.', ['meteor']],
  ['Go has to be there. Swift is required.', ['go', 'swift']],
  ['Docker!! Bash!!', ['docker', 'bash']],
  ['We use Prometheus and need Thanos.', ['prometheus', 'thanos']],
])('two ordinary words, or one that is weighed, are names: %s', (text, names) => {
  expect(musts(text)).toEqual(names)
})

test.each([
  'We go the extra mile and express ourselves clearly. Python.',
  'In spring and summer you will react to requests. Python.',
  'Access is required at night, and the rest is optional. Python.',
  'You bring spark and drive, and excel at teamwork. Python.',
])('ordinary words stay ordinary: %s', (text) => {
  expect(musts(text)).toEqual(['python'])
})
