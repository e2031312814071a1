import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'

function read(text: string, door: Door = 'jobDesc'): string {
  const { criteria } = readDescription(text, gazetteer, { door, today: 20_412 })
  const must = criteria.mustHave.map(({ anyOf }) => anyOf.join('|')).join(' ')
  const nice = criteria.niceToHave.map(({ skill }) => skill).join(' ')
  return `${must} / ${nice} / ${criteria.unwantedSkills.join(' ')}`
}

describe('marks mean what the text says of them', () => {
  test.each([
    ['Skills (E = essential, D = desirable): Perl (E), Oracle (D), Kafka (E)', 'perl kafka / oracle-database / '],
    ['PHP [M], MySQL [M], Docker [O]. M: mandatory, O: optional', 'php mysql / docker / '],
    ['Legend: ★★ = must, ★ = nice to have\nScala ★★\nSpark ★★\nHadoop ★', 'scala spark / hadoop / '],
    ['Kotlin, Java, Jenkins*, Ansible* (* = a plus)', 'kotlin java / jenkins ansible / '],
    [
      'Items marked with an asterisk are mandatory: SQL*, Tableau*, Python, Snowflake',
      'sql tableau / python snowflake / ',
    ],
    ['[x] Docker [x] Kubernetes [ ] Helm. [x] means required, [ ] means optional', 'docker kubernetes / helm / '],
    ['Required skills are in bold: **Java**, **Kafka**, Redis', 'java kafka / redis / '],
  ])('%s', (text, criteria) => {
    expect(read(text)).toBe(criteria)
  })

  test.each([
    [
      'Criteria | E/D | Assessed by\nExperience of QGIS or ArcGIS | E | A/I\nPostGIS | E | A/T\nKnowledge of Python scripting | D | A/I\nFME | D | I',
      'qgis|arcgis postgis / python fme / ',
    ],
    [
      'Criteria Essential (E) / Desirable (D)\nSQL Server (E)\nPower BI (D)\nWindows Server administration (E)',
      'sql-server windows-administration / power-bi / ',
    ],
  ])('letters of a column or a pair: %s', (table, criteria) => {
    expect(read(`Systems Officer\nPerson specification\n${table}`)).toBe(criteria)
  })

  test('a pair of letters that no skill bears explains nothing', () => {
    expect(read('Firmware developer. Requirements: C, D, signal chains with A/D and E/D converters')).toMatch(/^c d\b/)
  })

  test('what explains them is not quoted, and a letter that is a mark is no language', () => {
    const text = 'R = required, N = nice to have. Docker (R), Ansible (R), Puppet (N)'
    const { notUnderstood } = readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 })
    expect(read(text)).toBe('docker ansible / puppet / ')
    expect(notUnderstood).toEqual([])
  })

  test.each([
    ['Requirements\n* Required: Java\n* Kafka\n* Redis', 'java kafka redis /  / '],
    ['SQL: nice to have. Java: must.', 'java / sql / '],
    ['C# is required, C is a plus', 'c-sharp / c / '],
  ])('bullets and names are no marks: %s', (text, criteria) => {
    expect(read(text)).toBe(criteria)
  })
})

describe('what is weighed by the form of its sentence', () => {
  test.each([
    ['Ansible is a must. People who also bring Puppet have better chances.', 'ansible / puppet / '],
    ['Applicants with Redis will be given preference. Go is required.', 'go / redis / '],
    ['Django is essential, Flask would be lovely, Celery too.', 'django / flask celery-python / '],
    ['Top priority: Oracle. Third priority: Perl.', 'oracle-database / perl / '],
    ['Java and Kafka are mandatory. Everything else (Redis, Docker) is gravy.', 'java kafka / redis docker / '],
    ['Python, it is desirable that you know Airflow', 'python / airflow / '],
    ['MUST HAVE: Scala, Spark NICE TO HAVE: Hadoop', 'scala spark / hadoop / '],
    ['Java, Kafka PREFERRED: Redis', 'java kafka / redis / '],
    ['Terraform is no bonus. It is what the job is about.', 'terraform /  / '],
    ['Not only Docker but also Jenkins is mandatory.', 'docker jenkins /  / '],
    ['We need Ruby, Redis, Perl people should not apply.', 'ruby redis /  / perl'],
  ])('%s', (text, criteria) => {
    expect(read(text)).toBe(criteria)
  })

  test.each([
    ['SAP developer, ABAP zwingend, Fiori von Vorteil', 'abap / sap-fiori'],
    ['Kubernetes (obligatoire), Helm (un atout)', 'kubernetes / helm'],
    ['Vereist: Docker. Gewenst: Ansible.', 'docker / ansible'],
    ['Imprescindible: Angular. Deseable: RxJS.', 'angular / rxjs'],
  ])('in the words of other languages: %s', (text, criteria) => {
    expect(read(text).replace(/^sap /, '')).toBe(`${criteria} / `)
  })
})

describe('a search of a few words', () => {
  test.each([
    ['python kafka, nice to have redis', 'python kafka / redis / '],
    ['php mysql -wordpress', 'php mysql /  / wordpress'],
    ['typescript without angular', 'typescript /  / angular'],
    ['python django redis', 'python django redis /  / '],
  ])('%s', (text, criteria) => {
    expect(read(text, 'summary')).toBe(criteria)
  })
})

describe('one of several', () => {
  test.each([
    ['Choose one: Ansible, Chef, Puppet.', 'ansible|chef|puppet'],
    ['We do not mind which of Angular, React and Vue you know.', 'angular|react|vue-js'],
    ['We look for a data analyst (SQL, Tableau).', 'sql tableau'],
  ])('%s', (text, must) => {
    expect(read(text)).toBe(`${must} /  / `)
  })
})
