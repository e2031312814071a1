import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { describe, expect, test } from 'vitest'
import { compileGazetteer } from '../text/gazetteer.ts'
import { readDescription } from './read-description.ts'

const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })
const TODAY = 20_412 // 2025-11-20

function read(text: string) {
  const { criteria, notUnderstood } = readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY })
  return {
    must: criteria.mustHave.map(({ anyOf }) => anyOf.join('|')),
    nice: criteria.niceToHave.map(({ skill }) => skill),
    notUnderstood,
  }
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')

describe('a table whose columns have headings', () => {
  test.each([
    ['tabs', 'Must have\tNice to have\nJava\tKotlin\nPostgreSQL\tRedis\nDocker\tTerraform'],
    ['bars', 'Required | Preferred\nJava | Kotlin\nPostgreSQL | Redis\nDocker | Terraform'],
    [
      'markdown',
      '| What you bring | Bonus points |\n|---|---|\n| Java | Kotlin |\n| PostgreSQL | Redis |\n| Docker | Terraform |',
    ],
    [
      'named rows',
      'Area\tEssential\tDesirable\nLanguages\tJava\tKotlin\nData\tPostgreSQL\tRedis\nOps\tDocker\tTerraform',
    ],
  ])('weighs each cell by its column: %s', (_, table) => {
    const { must, nice } = read(`Backend Engineer\n\n${table}\n\nWe are forty people in Graz.`)
    expect(must).toEqual(['java', 'postgresql', 'docker'])
    expect([...nice].sort()).toEqual(['kotlin', 'redis', 'terraform'])
  })

  test('weighs a row by the column that its mark stands in', () => {
    const { must, nice } = read('Backend Engineer\n\nSkill\tMust\tNice\nJava\tx\t\nKotlin\t\tx\nKafka\tx\t')
    expect(must).toEqual(['java', 'kafka'])
    expect(nice).toEqual(['kotlin'])
  })

  test('asks for nothing that the employer offers beside its demands', () => {
    const { must, nice } = read(
      'Data Engineer\n\nWhat you bring\tWhat we bring\nPython and SQL\tModern stack, no legacy\nAirflow or Dagster\tTraining for AWS',
    )
    expect(must).toEqual(['python', 'sql', 'airflow|dagster'])
    expect(nice).not.toContain('aws')
  })

  test.each([
    ['fields of a form', 'Location\tBerlin\nRequirements\tJava, Spring Boot\nBenefits\t30 days off'],
    ['levels and years', 'Skill | Level | Years\nJava | expert | 5\nSpring Boot | good | 2'],
    ['a row that names its own weight', 'Skill\tLevel\tMust/Nice\nJava\t5\tMust\nSpring Boot\t4\tMust'],
  ])('other tables are read by their rows: %s', (_, table) => {
    expect(read(`Backend Engineer\n\n${table}`).must).toEqual(['java', 'spring-boot'])
  })
})

describe('items with codes', () => {
  const coded = `Java Developer

REQUIREMENTS
R01 [M] Java 17 or later
R02 [M] Spring Boot
R03 [O] Kafka

[M] = mandatory, [O] = optional`

  test('are entries, and their codes are not quoted', () => {
    const { must, nice, notUnderstood } = read(coded)
    expect(must).toEqual(['java', 'spring-boot'])
    expect(nice).toEqual(['kafka'])
    expect(notUnderstood.join(' ')).not.toMatch(/R0\d/)
  })

  const graded = `Data Analyst for the county.
E1. Experience of analyzing traffic data using SQL
E2. Reports in Power BI for the public
E3. Advanced use of Microsoft Excel
D1. Experience of GIS software such as QGIS
D2. Some Python
D3. Awareness of Snowflake`

  test.each([
    ['in lines', graded],
    ['in one line', inOneLine(graded)],
    ['in one line with headings', inOneLine(graded.replace('E1.', 'Essential\nE1.').replace('D1.', 'Desirable\nD1.'))],
  ])('tell what is essential from what is desirable: %s', (_, text) => {
    const { must, nice } = read(text)
    expect(must).toEqual(expect.arrayContaining(['sql', 'power-bi', 'microsoft-excel']))
    expect([...nice].sort()).toEqual(expect.arrayContaining(['python', 'qgis', 'snowflake']))
    expect(must.join(' ')).not.toMatch(/d3-js|python|qgis|snowflake/)
  })

  test.each([
    'Support engineer. You give L1 support, L2 support and L3 support for our Java product.',
    'Cloud engineer\nS3\nEC2\nD3.js',
    'Telecom engineer who knows E1 and T1 lines, and OSPF.',
  ])('names that look like codes stay names: %s', (text) => {
    const { must, nice } = read(text)
    expect([...must, ...nice]).not.toEqual([])
  })
})

describe('headings in capitals within one line', () => {
  const shouted = `Cloud Security Engineer for our teams in Europe, who keeps what we run out of the news. MUST
AWS and infrastructure as code with Terraform
An incident that you led from the first alert to the report
SHOULD
Experience with Splunk or another tool of its kind
COULD
Azure
Rust, because a colleague likes it
WHAT WE OFFER
Training for Kubernetes and a budget for books`

  test('begin sections', () => {
    const { must, nice } = read(inOneLine(shouted))
    expect(must).toEqual(expect.arrayContaining(['aws', 'terraform']))
    expect(must.join(' ')).not.toMatch(/splunk|azure|rust|kubernetes/)
    expect(nice).toEqual(expect.arrayContaining(['splunk', 'azure', 'rust']))
    expect(nice).not.toContain('kubernetes')
  })

  test.each([
    'Senior Java Developer needed. It is a MUST that you know Java and Spring Boot, and have used PostgreSQL for some years in teams that ship every week. Docker is a PLUS. Please apply with a resume and two references until the end of March.',
    'We are looking for a developer who will not be afraid of OLD code. You know Java and Spring Boot, and PostgreSQL is what you have used for some years in teams that ship every week. NO agencies please, and this is NOT a remote role.',
  ])('words that are stressed within a sentence begin none: %s', (text) => {
    expect(read(text).must.slice(0, 3)).toEqual(['java', 'spring-boot', 'postgresql'])
  })
})

describe('headings before a list that lost its lines', () => {
  test('end the entry before them', () => {
    const { must, nice } = read(
      'Firmware Engineer in Graz, who joins four others and writes the software of our spectrometers. Requirements * Embedded C * FreeRTOS * SPI and I2C Bonus * Python for our tests * Altium Not needed * FPGA * Linux kernel',
    )
    expect(must).toEqual(['c', 'freertos', 'spi', 'i2c'])
    expect(nice).toEqual(expect.arrayContaining(['python', 'altium']))
    expect([...must, ...nice]).not.toContain('fpga')
  })

  test('and so do labels of sections before a colon', () => {
    const { must, nice } = read(
      'Backend Engineer at a security company of forty-five people that reads two terabytes of logs a day Your tasks: build services Work with Figma Your profile: Go or Rust Kafka Additional pluses: eBPF Python What we offer: a phone and training for AWS',
    )
    expect(must).toEqual(['go|rust', 'kafka'])
    expect(nice).toEqual(expect.arrayContaining(['ebpf', 'python']))
    expect([...must, ...nice]).not.toContain('aws')
  })

  test.each([
    'Senior Java developer wanted in Graz, where forty people write the software of hospitals in eleven countries. Two things matter: Java and PostgreSQL. You have also used Kafka. Our promise: no meetings before ten, and a canteen with a view over the valley.',
    'Senior Java developer wanted in Graz. Core Java skills: threads. Database skills: PostgreSQL. Messaging skills: Kafka. We are forty people who write the software of hospitals in eleven countries and like to do it well, and we look forward to you.',
  ])('other labels keep what they hold: %s', (text) => {
    const { must, nice } = read(text)
    expect([...must, ...nice]).toEqual(expect.arrayContaining(['java', 'postgresql', 'kafka']))
  })

  test('words that end an entry are none', () => {
    const { must } = read(
      'Java Developer in Graz, who joins four others and writes the software of our hospitals. Requirements • Strong SQL Skills • Spring Boot • Analysis of Customer Requirements • Kafka in production',
    )
    expect(must).toEqual(expect.arrayContaining(['sql', 'spring-boot', 'kafka']))
  })
})

describe('what surrounds the demands of a post', () => {
  const demands = 'React Native Developer\n\n- React Native\n- Redux or Zustand\n\n'

  test.each([
    'Tag a friend 👇 or comment "Python" and I will send you the spec!',
    'We have a gym, fruit, and a very good dog called Python.',
    '🎁 A phone by Apple, a gym, and a cat named Rust 🐶',
  ])('a word to write and the name of a pet are no skills: %s', (line) => {
    const { must, nice } = read(demands + line)
    expect(must).toEqual(['react-native', 'redux|zustand'])
    expect(nice).toEqual([])
  })

  test.each([
    ['You write Python and work with a framework called Django.', ['python', 'django']],
    ['You comment your code in Java and write React components.', ['java', 'react']],
    ['A product named Kafka is at the heart of it, and you know it.', ['kafka']],
  ])('other names and verbs keep their skills: %s', (line, expected) => {
    const { must, nice } = read(`Developer wanted. ${line}`)
    expect([...must, ...nice]).toEqual(expect.arrayContaining(expected))
  })

  test('a question that is no heading of demands opens what it says', () => {
    const { must, nice } = read(
      'Engineer\n\nRequirements\n- PyTorch\n\nWhat would tip the balance\nCUDA kernels of your own. Spark. Having looked after a team.',
    )
    expect(must).toEqual(['pytorch'])
    expect([...nice].sort()).toEqual(['cuda', 'spark'])
  })

  test('what the employer works with is not denied below what does not matter', () => {
    const { must } = read(
      "Analytics Engineer\n\nYou need\n- SQL\n- dbt in production\n\nIt doesn't matter to us\n- whether you've used Airflow; we run everything in dbt Cloud",
    )
    expect(must).toEqual(['sql', 'dbt'])
  })

  test.each([
    'The client is in the process of retiring Cloudera, so it is not mandatory.',
    'I wrote all of it myself, first in Cloudera, and then in Spark.',
    'Their landscape for info: Cloudera on Azure.',
  ])('what gave way, or is told for information, is not asked for: %s', (line) => {
    const { must, nice } = read(`Big Data Engineer\n\nRequirements\n- Hive\n- Spark\n\n${line}`)
    expect(must).toEqual(['hive', 'spark'])
    expect(nice).not.toContain('cloudera')
  })
})
