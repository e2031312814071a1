import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const TODAY = 20_412 // 2025-11-20
const criteria = (text: string) => readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY }).criteria
const musts = (text: string) =>
  criteria(text)
    .mustHave.map(({ anyOf }) => [...anyOf].sort().join('|'))
    .sort()
    .join(' ')
const asked = (line: string) => musts(`Software Engineer\n\nRequirements:\n- English\n- ${line}\n- a calm mind`)

describe('one of several is enough', () => {
  test.each([
    ['Java 17+ (Kotlin also accepted).', 'java|kotlin'],
    ['Java - Kotlin works just as well.', 'java|kotlin'],
    ['Java or (even better) Kotlin.', 'java|kotlin'],
    ['Ideally Java, but Kotlin will do.', 'java|kotlin'],
    ['Java preferred but Kotlin works too.', 'java|kotlin'],
    ['Java (we also take Kotlin people).', 'java|kotlin'],
    ["Java, though we won't hold Kotlin against you.", 'java|kotlin'],
    ['Java, respectively Kotlin.', 'java|kotlin'],
    ['IaC tools (Terraform, Pulumi), Python', 'pulumi|terraform python'],
    ['IaC tools (Terraform, Pulumi) and Python', 'pulumi|terraform python'],
    ['Java 17, Maven. Kotlin acceptable instead of Java.', 'java|kotlin maven'],
    ['Java, Maven. Kotlin would be fine in place of Java.', 'java|kotlin maven'],
    ['Java, Kotlin or another modern language.', 'java|kotlin'],
    ['A JVM language: Java, Kotlin.', 'java|kotlin'],
    ['One or more of the following: Java, Kotlin, Scala.', 'java|kotlin|scala'],
    ['Java, Kotlin, Scala: one is enough.', 'java|kotlin|scala'],
    ['Java | Kotlin | Scala (min. one)', 'java|kotlin|scala'],
    ['One of Python/Go, Prometheus + Grafana', 'go|python grafana prometheus'],
    ['PostgreSQL, MySQL, or another relational database.', 'mysql|postgresql'],
    ['Prometheus, Datadog, or equivalents.', 'datadog|prometheus'],
    ['CI/CD tools (Jenkins/GitLab/CircleCI).', 'circleci|gitlab|jenkins'],
    ['Firewalls (Palo Alto or Fortinet).', 'fortinet|palo-alto'],
    ['Splunk, but QRadar or Sentinel people learn it, so any of the three.', 'qradar|sentinel|splunk'],
  ])('%s', (line, expected) => {
    expect(asked(line)).toBe(expected)
  })
})

describe('a wish weighs only what it belongs to', () => {
  test.each([
    ['Some Rust nice-to-have, Kafka a must', 'kafka'],
    ['Python (Axon a big plus), Java', 'java python'],
    ['Terraform (not required but a plus), Java', 'java'],
  ])('%s', (line, expected) => {
    expect(asked(line)).toBe(expected)
  })

  test('years of “exp” are of the work, not of the skill behind them', () => {
    const { years, mustHave } = criteria('java devs min 5 yrs exp, kafka mandatory')
    expect(years?.min).toBe(5)
    expect(mustHave.map(({ minYears = null }) => minYears)).toEqual([null, null])
  })
})

describe('several are asked for', () => {
  test.each([
    ['Java 8 or above and Python 3 or newer.', 'java python'],
    ['Three or more years of Java and Python.', 'java python'],
    ['Java for the services and Python for the scripts.', 'java python'],
    ['Interfaces for the web (HTML5/CSS3)', 'css html'],
    ['AWS, Terraform or Pulumi, Docker.', 'aws docker pulumi|terraform'],
    ['A plus for every one of us: Docker and Kubernetes.', ''],
  ])('%s', (line, expected) => {
    expect(asked(line)).toBe(expected)
  })
})

test('a choice under the demands outweighs a name in passing', () => {
  const text =
    'Engineering Manager\n\nStay close to the code: our services are in Java on AWS.\n\nRequirements\n- Background in a JVM language (Java, Kotlin or Scala)'
  expect(musts(text)).toBe('java|kotlin|scala')
})

describe('who speaks of itself asks for nothing', () => {
  const inPassing = (line: string) =>
    `Backend Engineer\n\nWe build a payroll product and look for somebody to join us. You know Haskell well. ${line}`
  test.each([
    'We are an AWS Advanced Partner.',
    'We won the Azure award of 2024.',
    'The interview is on Zoom.',
    'We track our work in Jira.',
    'We also have roles for Java Developers.',
    'You get a MacBook with macOS.',
    'Having rewritten our Rails monolith, we now enjoy smaller services.',
    'The Docker images are maintained by the platform team.',
    'Stripe and Shopify are among our clients.',
    'By applying you accept our cookie policy; we use Google Analytics.',
  ])('%s', (line) => {
    const { mustHave, niceToHave } = criteria(inPassing(line))
    expect(mustHave.map(({ anyOf }) => anyOf.join('|'))).toEqual(['haskell'])
    expect(niceToHave.map(({ skill }) => skill)).toEqual(['payroll'])
  })

  test.each([
    ['We pay for certificates, and you must know AWS.', 'aws'],
    ['The Docker images are maintained by you.', 'docker'],
  ])('%s', (line, expected) => {
    expect(musts(inPassing(line))).toBe(`${expected} haskell`)
  })
})

describe('conditions of forms', () => {
  test('a table whose cells became lines is read by its labels', () => {
    const { years, constraints } = criteria(
      'Position Title\nNetwork Engineer\nLocation\nToronto, ON\nYears of Experience\n4 to 7\nSalary Band\nCAD 98,000 - 121,000\nTarget Start\n02-Mar-2026\nNumber of Positions\n2',
    )
    expect(years).toEqual({ min: 4, max: 7 })
    expect(constraints.startBy).toBe('2026-03-02')
    expect(constraints.countries).toEqual(['CA'])
  })

  test.each([
    ['Java Developer\n5 - 8 years   18-26 Lacs P.A.   Pune', 5],
    ['Data Engineer\n• Several years of professional experience (at least 3) as a Data Engineer', 3],
    ["Developer\n\nYou have Java. A valid driver's license for at least 3 years.", undefined],
  ])('%s', (text, least) => {
    expect(criteria(text).years?.min).toBe(least)
  })

  test.each([
    ['Clearance\nReliability Status', 'Clearance Reliability Status'],
    ['You work in 12h shifts, 4 on 4 off.', '12h shifts'],
    ['A 24/7 rota is part of the job.', '24/7 rota'],
    ['Up to 60 % mobile working.', '60 % mobile working'],
    ['A portfolio is required.', 'portfolio'],
  ])('what criteria have no field for is quoted: %s', (line, phrase) => {
    const form = 'Position Title\nNetwork Engineer\nLocation\nToronto\nWork Model\nHybrid\nDepartment\nIT\n'
    const { notUnderstood } = readDescription(form + line, gazetteer, { door: 'jobDesc', today: TODAY })
    expect(notUnderstood.map((note) => note.replace(/\s+/g, ' ')).join(' | ')).toContain(phrase)
  })

  test.each(['Kafka and Redis, at least four years each.', 'Min 4 yrs each in Kafka and Redis'])('%s', (line) => {
    const { mustHave } = criteria(`Software Engineer\n\nRequirements:\n- English\n- ${line}`)
    expect(mustHave.map(({ minYears }) => minYears)).toEqual([4, 4])
  })

  test('modules of SAP go by their letters, and are no countries', () => {
    const read = criteria('SAP Consultant\nMust: SAP, SD and MM customizing\nNot relevant: FI/CO (in-house team)')
    expect(read.mustHave.flatMap(({ anyOf }) => anyOf)).toEqual(expect.arrayContaining(['sap-sd', 'sap-mm']))
    expect(read.constraints.countries).toEqual([])
  })
})

describe('a kind in the plural and its examples in brackets', () => {
  test.each([
    ['Delivery tools (Jenkins, Bamboo)', 'bamboo|jenkins'],
    ['Build automation tools (Bamboo Puppet Jenkins)', 'bamboo|jenkins|puppet'],
    ['Databases (MySQL, Oracle)', 'mysql|oracle-database'],
    ['Delivery tools (Jenkins and Puppet)', 'jenkins puppet'],
  ])('%s', (line, wanted) => {
    const text = `Elixir Developer\n\nRequirements\n- Elixir\n- ${line}`
    const { mustHave } = readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 }).criteria
    const read = mustHave.map(({ anyOf }) =>
      [...anyOf]
        .filter((slug) => slug !== 'databases')
        .sort()
        .join('|'),
    )
    expect(read.filter((slugs) => slugs !== 'elixir').sort()).toEqual(wanted.split(' '))
  })
})
