import { describe, expect, test } from 'vitest'
import { shippedGazetteer } from '../testing/shipped-gazetteer.ts'
import { readResume } from './read-resume.ts'

/** How strongly Kafka is held by someone whose only job says this; undefined if it is not read. */
function kafkaOf(sentence: string): number | undefined {
  const text = `Robin Berg\nDeveloper\n\nExperience\nDeveloper, Acme, 01/2020 - present\nRan the shop.\n${sentence}`
  const { skills } = readResume(text, shippedGazetteer, { id: 'r', today: 20_777 }).profile
  return skills.find(({ skill }) => skill === 'kafka')?.prominence
}

describe('a skill in a job', () => {
  test.each([
    'Built the orders with Kafka.',
    'Our customers ordered more after I moved the shop to Kafka.',
    'Built dashboards on Kafka that colleagues used.',
    'Hired two developers and ran Kafka.',
    'Without downtime, moved the orders to Kafka.',
    'Used Kafka instead of RabbitMQ.',
    'Cut costs without breaking Kafka.',
    'Was interested in speed. Tuned Kafka.',
    'Gave talks on Kafka.',
    'Not only ran Kafka but wrote connectors for it.',
    'Decided against batches and built streams with Kafka.',
    'SANs and Kafka for the whole group.',
  ])('is used: %s', (sentence) => {
    expect(kafkaOf(sentence)).toBe(2)
  })

  test.each([
    'My colleagues used Kafka.',
    'The other team built it with Kafka.',
    'Our customers used Kafka.',
    'While others worked with Kafka, I wrote letters.',
    'My brother is an expert in Kafka.',
    'I was interested in Kafka.',
    'Read books about Kafka.',
    'Attended a one-hour talk on Kafka.',
    'Recruited engineers with Kafka.',
    'Will soon work with Kafka.',
    'Hoped to use Kafka one day.',
    'Would like to work with Kafka.',
  ])('is only named: %s', (sentence) => {
    expect(kafkaOf(sentence)).toBe(1)
  })

  test.each([
    'None of Kafka was used there.',
    'We delivered without Kafka.',
    'We used letters instead of Kafka.',
    'Decided against Kafka.',
    'A move to Kafka was planned but never happened.',
    'Kafka was not used.',
    'Never had to touch Kafka.',
    'Dort wurde Kafka nicht eingesetzt.',
    'Nous n’avons jamais utilisé Kafka.',
    '~~Built the orders with Kafka.~~',
    '<del>Built the orders with Kafka.</del>',
  ])('is denied: %s', (sentence) => {
    expect(kafkaOf(sentence)).toBeUndefined()
  })

  test('is only named by a line of dates and skills, and used in a job whose title is not known', () => {
    const kafkaIn = (line: string) => {
      const { skills } = readResume(`Robin Berg\n\nSummary\n${line}`, shippedGazetteer, {
        id: 'r',
        today: 20_777,
      }).profile
      return skills.find(({ skill }) => skill === 'kafka')?.prominence
    }
    expect(kafkaIn('01/2010 - 06/2026: Kafka and Docker.')).toBe(1)
    expect(kafkaIn('2010 - 2026: Kafka.')).toBe(1)
    expect(kafkaIn('I ship on time.\n\nExperience\nKafka, 01/2010 - 06/2026')).toBe(2)
    expect(kafkaIn('Kafka wrangler, Acme, 01/2010 - 06/2026')).toBe(2)
  })
})
