import { expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const read = (text: string) => {
  const { criteria, notUnderstood } = readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 })
  return { musts: criteria.mustHave.map(({ anyOf }) => anyOf.join('|')), notUnderstood }
}

test('what the review of the whole text takes off the must-haves is quoted', () => {
  const text = `Data engineer

Must: SQL, Python, Airflow. Our analysts live in Looker and finance still has everything in a spreadsheet. Kafka would be lovely.`
  expect(read(text)).toEqual({ musts: ['sql', 'python', 'airflow'], notUnderstood: ['spreadsheet'] })
})

test('what the title names is not reviewed, and a list of demands stays', () => {
  expect(read('Looker Developer\n\nMust: Looker, SQL, Python').musts).toEqual(['looker', 'sql', 'python'])
})
