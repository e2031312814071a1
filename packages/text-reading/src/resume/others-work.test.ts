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
    'Replaced nightly files with Kafka.',
    'Moved the orders from RabbitMQ to Kafka.',
    'Avoided outages by running Kafka in three zones.',
    'Rejected bad orders early with Kafka.',
    'Could not lose orders, so I wrote them to Kafka.',
    'Unlike before, orders went through Kafka.',
    'Slow orders? Moved them to Kafka.',
    'Taught students how to run Kafka.',
    'Considered a safe pair of hands: ran Kafka for four years.',
    'The shop had no need for batches after I built it on Kafka.',
    'Made the team familiar with streams and ran Kafka.',
    'Familiar with the shop from its first day, ran Kafka.',
    'Gained basic knowledge of sales and built streams with Kafka.',
    'Some understanding of law helped; moved the orders to Kafka.',
    'Ready to help at night, I kept Kafka running.',
    'Planned to the hour and moved the shop to Kafka.',
    'Able to learn quickly, brought Kafka to the whole group.',
    'Built a shop similar to that of a bank with Kafka.',
    'Similar to the old shop, ran the new one on Kafka.',
    'Competed with three vendors and built our own service on Kafka.',
    'Goals reached: orders pass through Kafka in a second.',
    'Prepared for peak days with Kafka.',
    'Interviewed candidates for two roles and ran Kafka.',
    'Interested in speed, tuned Kafka.',
    'Happy to use what works: built the orders on Kafka.',
    'Moved a service comparable to a bank, and wrote its streams with Kafka.',
    'Eager to adopt what is new, then moved the orders to Kafka.',
    'Planning to retire the old shop, I rebuilt it on Kafka.',
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
    'I would have used Kafka if allowed.',
    'I wish we had used Kafka.',
    'Looking for a role with Kafka.',
    'Your posting asks for Kafka.',
    'Considered Kafka.',
    'Was shown Kafka by a friend.',
    'Visited conferences on Kafka.',
    'Enrolled in a course about Kafka.',
    'I have heard good things about Kafka.',
    'Kafka was planned for next year.',
    'Who does not love Kafka?',
    'A vendor ran Kafka for us.',
    'The backend people worked with Kafka.',
    'External contractors delivered the Kafka part.',
    'My students love Kafka.',
    'Sat next to experts in Kafka.',
    'Replaced Kafka with files.',
    'Removed Kafka from the shop.',
    'Moved the shop away from Kafka.',
    'Avoided Kafka throughout.',
    'Familiar with Kafka.',
    'Became familiar with Kafka.',
    'Brief exposure to Kafka.',
    'Theoretical knowledge of Kafka.',
    'Beginner in Kafka.',
    'Interested in Kafka.',
    'Ready to use Kafka.',
    'Planned to move to Kafka next year.',
    'Wrote a proposal to introduce Kafka.',
    'Can quickly pick up Kafka.',
    'Used a queue similar to Kafka.',
    'Our queue competes with Kafka.',
    'Goals for this year: Kafka.',
    'Wish list: Kafka.',
    'Courses attended: Kafka Fundamentals.',
    'Training: Introduction to Kafka.',
    'About the company: a consultancy for Kafka.',
    'Studying for the Kafka certificate.',
    'Interviewed candidates for Kafka roles.',
    'Interesse an Kafka.',
    'Grundkenntnisse in Kafka.',
    'Notions de Kafka.',
    'Conocimientos básicos de Kafka.',
    'Meine Kollegen arbeiteten mit Kafka.',
    'Ich würde gern mit Kafka arbeiten.',
    'Mes collègues utilisaient Kafka.',
    'Mis compañeros usaban Kafka.',
    'Me gustaría trabajar con Kafka.',
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
    'Nunca usamos Kafka.',
    'Non abbiamo mai usato Kafka.',
    'Wij gebruikten geen Kafka.',
    'Nigdy nie używaliśmy Kafka.',
    'Evaluated Kafka and rejected it.',
    'Evaluated Kafka and decided against it.',
    'Kafka: not used here.',
    'Rejected Kafka.',
    'We could not afford Kafka.',
    'There was no need for Kafka.',
    'Zero use of Kafka.',
    'I lack Kafka.',
    'Unlike Kafka, our tool was simple.',
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
