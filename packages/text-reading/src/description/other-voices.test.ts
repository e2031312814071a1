import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'

/** "must / nice / excluded", with a bar between alternatives. */
function read(text: string, door: Door): string {
  const { mustHave, niceToHave, unwantedSkills } = readDescription(text, gazetteer, { door, today: 20_412 }).criteria
  const must = mustHave.map(({ anyOf }) => [...anyOf].sort().join('|'))
  const nice = niceToHave.map(({ skill }) => skill)
  return [must, nice, unwantedSkills].map((list) => [...list].sort().join(' ')).join(' / ')
}

function readsAs(text: string, expected: string): void {
  expect([read(text, 'summary'), read(text, 'jobDesc')]).toEqual([expected, expected])
}

describe('labels that are cut short or weighed in brackets', () => {
  test.each([
    ['Req. skills: Java\nPref. skills: Kafka\nExcl. skills: Scala', 'java / kafka / scala'],
    ['Must: Java. Excl. skills: Scala', 'java /  / scala'],
    ['Req: Java. Pref: Kafka. Not: Scala', 'java / kafka / '],
    ['Java. Barred: Scala', 'java /  / scala'],
    ['In: Java. Out: Scala, Kafka', 'java /  / kafka scala'],
    ['Tech: Java\nN/A: Scala', 'java /  / '],
    ['Skill 1: Java\nSkill 2 (opt.): Kafka', 'java / kafka / '],
    ['Tier 1 (needed): Java. Tier 3 (no): Scala', 'java /  / scala'],
    ['Primary skill = Java\nTertiary skill = Kafka', 'java / kafka / '],
    ['P1: Java. P2: Kafka', 'java / kafka / '],
  ])('%s', readsAs)

  test.each([
    ['Java, Kafka. Anything else? Docker would be nice.', 'java kafka / docker / '],
    ['Skills (required): Java. Skills (nice to have): Kafka', 'java / kafka / '],
    ['Opt in: Java', 'java /  / '],
    ['Out now: Java position, Kafka', 'java kafka /  / '],
    ['Requisition: 12345\nJava, Kafka', 'java kafka /  / '],
  ])('but: %s', readsAs)
})

describe('questions and their answers', () => {
  test.each([
    ['Which skills are mandatory? Java. Which are optional? Kafka', 'java / kafka / '],
    ['What do they need? Java. What can wait? Kafka', 'java /  / '],
    ['Do they have to know Scala? Absolutely. Java too.', 'java scala /  / '],
    ['Java please. Scala? Over my dead body.', 'java /  / scala'],
    ['Java yes. Scala? God no.', 'java /  / scala'],
    ['Is Scala required? Preferred. Is Java required? Yes', 'java / scala / '],
  ])('%s', readsAs)

  test.each([
    ['Must I know Go? Of course not. Java is enough.', 'java /  / '],
    ['Do I need Kafka? Absolutely not. Java.', 'java /  / '],
    ['Senior Java? Preferably 5 years. Kafka.', 'java kafka /  / '],
    ['Which are the skills? Java, Kafka', 'java kafka /  / '],
  ])('but: %s', readsAs)
})

describe('what is turned down', () => {
  test.each([
    ['Java number one, Scala off the table', 'java /  / scala'],
    ['Java developer, under no circumstances Scala', 'java /  / scala'],
    ['Java, 0 interest in Scala.', 'java /  / scala'],
    ['Java. I don’t want to see a single Scala profile.', 'java /  / scala'],
    ['Java. Without Scala please.', 'java /  / scala'],
    ['No Magento people. Shopify devs likewise. Java', 'java /  / magento shopify'],
    ['Java dev, Scala not nec.', 'java /  / '],
    ['Java is plenty, Scala not called for.', 'java /  / '],
    ['Java. Scala knowledge is wasted here.', 'java /  / '],
    ['Java (advanced), Scala (none)', 'java /  / '],
    ['too many Hibernate people, we need Java', 'java /  / '],
    ['We have enough Hibernate people. We need Java.', 'java /  / '],
    ['we need Java and Kafka, Scala lol no thats on us', 'java kafka /  / '],
    ['The previous employee worked with Scala. The new one should know Java.', 'java /  / '],
    ['Formerly Scala, now Java.', 'java /  / '],
    ['Less Scala, more Clojure. Java', 'clojure java /  / '],
    ['Non-Java candidates please excuse. Kafka', 'java kafka /  / '],
  ])('%s', readsAs)

  test.each([
    ['You have enough experience of Java and Kafka', 'java kafka /  / '],
    ['We need someone with plenty of Java and Kafka', 'java kafka /  / '],
    ['too many meetings; Java, Kafka', 'java kafka /  / '],
    ['Java is not up for discussion. Kafka', 'java kafka /  / '],
    ['Less talk, more Java. Kafka.', 'java kafka /  / '],
    ['Tested with 0 downtime: Kafka, Java', 'java kafka /  / '],
    ['Our previous team used Scala. Continue with Java, Kafka.', 'java kafka /  / '],
    ['She should ideally know Kafka. Java is needed.', 'java / kafka / '],
  ])('but: %s', readsAs)
})

describe('corrections', () => {
  test.each([
    ['Java, sorry, Kotlin, Kafka', 'kafka kotlin /  / '],
    ['We need MySQL. Correction: PostgreSQL. And Kafka.', 'kafka postgresql /  / '],
    ['Python dev with Flask.. no wait FastAPI, and Docker', 'docker fastapi python /  / '],
  ])('%s', readsAs)

  test.each([
    ['No PHP, sorry, Java only', 'java /  / php'],
    ['PHP people, sorry. Kotlin devs wanted.', 'kotlin /  / php'],
    ['I mean business. Java, Kotlin', 'java kotlin /  / '],
    ['Java or rather senior Java, Kotlin', 'java kotlin /  / '],
  ])('but: %s', readsAs)
})

describe('another one in its place', () => {
  test.each([
    ['Rust; if no Rust then C++', 'cpp|rust /  / '],
    ['React dev. Failing that, Vue. Kafka', 'react|vue-js kafka /  / '],
    ['Terraform unless they bring Pulumi. AWS.', 'pulumi|terraform aws /  / '],
    ['Vue or React doesn’t matter, but Kafka yes', 'react|vue-js kafka /  / '],
    ['Tableau is preferable, Power BI acceptable. SQL', 'power-bi|tableau sql /  / '],
  ])('%s', (text, expected) => {
    const sorted = (reading: string): string =>
      reading
        .split(' / ')
        .map((list) => list.split(' ').sort().join(' '))
        .join(' / ')
    expect([read(text, 'summary'), read(text, 'jobDesc')].map(sorted)).toEqual([sorted(expected), sorted(expected)])
  })

  test.each([
    ['Java unless you object. Kafka.', 'java kafka /  / '],
    ['React dev. Otherwise, remote. Kafka.', 'kafka react /  / '],
    ['Java. PHP doesn’t matter.', 'java /  / '],
  ])('but: %s', readsAs)
})

describe('shorthand and answers of messages', () => {
  test.each([
    ['Java required, Kafka gth', 'java / kafka / '],
    ['Java, Kafka n2h', 'java / kafka / '],
    ['Java. Kafka skills, not blocking.', 'java / kafka / '],
    ['We require Java and dream of Scala.', 'java / scala / '],
    ['Want Kafka, need Java.', 'java / kafka / '],
    ['Java (must), Kafka (soft req)', 'java / kafka / '],
    ['Java is needed, I dont care about Kafka', 'java /  / '],
    ['Java. Kafka not of interest.', 'java /  / '],
    ['A bit of Java is enough.', 'java /  / '],
    ['You know Kotlin? Perfect.', 'kotlin /  / '],
    ['Java yes, Scala no', 'java /  / scala'],
    ['Java; what we don’t want is Scala', 'java /  / scala'],
    ['Java && !Scala', 'java /  / scala'],
    ['Java. Avoid: Scala, Kafka', 'java /  / kafka scala'],
  ])('%s', readsAs)

  test.each([
    ['Java, preferably with Kafka', 'java / kafka / '],
    ['You know Java? So does the whole team: Kafka is needed.', 'java kafka /  / '],
    ['Java! Kafka!', 'java kafka /  / '],
  ])('but: %s', readsAs)
})

describe('who is sought and who is not', () => {
  test.each([
    ['Java developer, not JavaScript', 'java /  / javascript'],
    ['AWS architect, not Azure', 'aws /  / azure'],
    ['Scala engineers, not Java or Kotlin people', 'scala /  / java kotlin'],
  ])('%s', readsAs)

  test.each([
    ['Cypress, not Playwright', 'cypress /  / '],
    ['Java developer, not only Kafka but also Scala', 'java kafka scala /  / '],
    ['Java developer, not afraid of Kafka', 'java kafka /  / '],
  ])('but: %s', readsAs)

  test.each([
    ['If you know Java, please pass this on.', ''],
    ['If you know Java, please pass it along to friends.', ''],
    ['If you come from Java, please pass.', 'java'],
  ])('%s', (text, unwanted) => {
    expect(read(text, 'summary').split(' / ')[2]).toBe(unwanted)
  })
})
