import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'

/** "must / nice / excluded", with a bar between alternatives. */
function read(text: string, door: Door = 'summary'): string {
  const { mustHave, niceToHave, unwantedSkills } = readDescription(text, gazetteer, { door, today: 20_412 }).criteria
  const must = mustHave.map(({ anyOf }) => [...anyOf].sort().join('|'))
  const nice = niceToHave.map(({ skill }) => skill)
  return [must, nice, unwantedSkills].map((list) => [...list].sort().join(' ')).join(' / ')
}

function readsAs(text: string, expected: string): void {
  expect([read(text), read(text, 'jobDesc')]).toEqual([expected, expected])
}

describe('what a text opens with stays a demand', () => {
  test.each([
    ['java and kafka, bonus points for docker', 'java kafka / docker / '],
    ['.net 8 + blazor, bonus pts for azure functions', 'blazor dot-net / azure-functions / '],
    ['java and kafka, extra points for docker', 'java kafka / docker / '],
    ['java is a must kafka is nice', 'java / kafka / '],
    ['Elixir Phoenix, LiveView nice', 'elixir phoenix /  / '],
  ])('%s', readsAs)

  test.each([
    ['Java, ideally Kotlin', 'java / kotlin / '],
    ['Docker or Podman would be nice', ' / docker podman / '],
    ['Nice to have: Java, ideally Kotlin', ' / java kotlin / '],
    ['Java (not required but a plus), Kafka', 'kafka / java / '],
    ['We need Go. Kafka and Docker are a plus.', 'go / docker kafka / '],
    ['Java must, Kafka and Docker nice', 'java / docker kafka / '],
    ['Heroku, Sidekiq. Previous Heroku use is handy', 'sidekiq / heroku / '],
  ])('but: %s', readsAs)
})

describe('a glad word behind the last item of a list', () => {
  test.each([
    ['java, kafka great', 'java / kafka / '],
    ['java, kafka sweet', 'java / kafka / '],
    ['elixir developer, javascript great', 'elixir / javascript / '],
    ['elixir dev, ruby great', 'elixir / ruby / '],
    ['swift dev - rxswift good', 'swift / rxswift / '],
  ])('%s', readsAs)

  test.each([
    ['Java, great communication skills', 'java'],
    ['Java, Kafka. Great team.', 'java kafka'],
    ['Great Java and Kafka skills', 'java kafka'],
    ['Great opportunity: AWS, Python, Spark.', 'aws python spark'],
    ['Nice team looking for a Go developer with Kubernetes.', 'go kubernetes'],
    ['It would be great to have you on board if you know Terraform and Docker.', 'docker terraform'],
    ['We’d love to meet Java engineers who know Spring and Kafka.', 'java kafka spring'],
    ['Sweet startup, Python, Django', 'django python'],
    ['Python, SQL very good', 'python sql'],
  ])('but: %s asks for all', (text, must) => {
    expect([read(text), read(text, 'jobDesc')].map((said) => said.split(' / ')[0])).toEqual([must, must])
  })

  test.each([
    ['Java developers. We’d love to meet people who know Kafka, too.', 'java / kafka / '],
    ['Kafka would make us smile', ' / kafka / '],
    ['We would love to see some Kafka. Java is needed.', 'java / kafka / '],
  ])('but: %s', readsAs)
})

describe('labels within a line', () => {
  test.each([
    ['musts = python, airflow; nices = dbt, looker', 'airflow python / dbt looker / '],
    ['required -> terraform, aws, linux // optional -> ansible, packer', 'aws linux terraform / ansible packer / '],
    ['required: terraform, aws, linux // optional: ansible, packer', 'aws linux terraform / ansible packer / '],
    ['must: Go, Postgres / nice: Kafka, Terraform', 'go postgresql / kafka terraform / '],
    ['Exclude: Drupal, Joomla. Include: Symfony, Doctrine.', 'doctrine symfony /  / drupal joomla'],
  ])('%s', readsAs)

  test('rows of yes and no', () => {
    readsAs('Kubernetes: yes\nHelm: yes\nOpenShift: no', 'helm kubernetes /  / openshift')
    expect(read('Travel: no\nJava: yes')).toBe('java /  / ')
    expect(read('Remote: yes\nPHP: no\nWe need Go.', 'jobDesc').split(' / ')[0]).toBe('go')
  })
})

describe('what is denied together', () => {
  test.each([
    ['React yes, Angular or Vue no.', 'react /  / angular vue-js'],
    ['backend dev python -django -flask +fastapi', 'fastapi python /  / django flask'],
    ['SwiftUI, no hybrid frameworks (Ionic, Cordova)', 'swiftui /  / cordova ionic'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))

  test.each([
    ['React yes, Angular maybe, Vue no.', 'react / angular / vue-js'],
    ['Java, no frameworks (Spring, Quarkus) needed', 'java /  / '],
    ['Java, no doubt', 'java /  / '],
    ['Java with databases (PostgreSQL, MySQL)', 'java mysql|postgresql /  / '],
  ])('but: %s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('a slash joins what is used together', () => {
  test.each([
    ['c# / .net / azure / sql server', 'azure c-sharp dot-net sql-server /  / '],
    ['react / node / aws', 'aws node-js react /  / '],
    ['prometheus/grafana', 'grafana prometheus /  / '],
    ['tokio/axum, rust', 'axum rust tokio /  / '],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))

  test.each([
    ['java/.net', 'dot-net|java /  / '],
    ['react/vue', 'react|vue-js /  / '],
    ['aws/gcp', 'aws|google-cloud /  / '],
    ['django/flask', 'django|flask /  / '],
    ['spring/quarkus', 'quarkus|spring /  / '],
    ['kotlin/swift', 'kotlin|swift /  / '],
    ['pytorch/tensorflow', 'pytorch|tensorflow /  / '],
    ['postgres/mysql', 'mysql|postgresql /  / '],
  ])('but: %s is a choice', (text, expected) => expect(read(text)).toBe(expected))
})

describe('choices', () => {
  test.each([
    ['python && (django || flask) && aws', 'aws django|flask python /  / '],
    ['We need Python plus either Spark, Flink or Beam.', 'beam|flink|spark python /  / '],
    ['Node.js (Express / Fastify)', 'express|fastify node-js /  / '],
    ['AWS (Lambda / Fargate)', 'aws aws-lambda|fargate /  / '],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))

  test('the parts of a thing are none', () => {
    expect(read('AWS serverless (Lambda, DynamoDB, API Gateway)')).not.toContain('|')
    expect(read('Firewalls (Palo Alto, Fortinet)')).toContain('fortinet|palo-alto')
  })
})

describe('an ordinary word that is weighed or counted is a name', () => {
  test.each([
    ['elixir dev w/ ruby', 'elixir ruby /  / '],
    ['elixir dev and maybe ruby', 'elixir / ruby / '],
    ['elixir dev, some ruby', 'elixir / ruby / '],
    ['2 x elixir, 1 x celery', 'celery-python elixir /  / '],
    ['elixir dev, bonus points for ruby', 'elixir / ruby / '],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))

  test.each([
    'java dev, energy and drive',
    'java dev and maybe go further',
    'java developer w/ drive to excel',
    'java dev, some travel',
    'java dev, maybe some office days',
    'java dev, flexible about hours',
    'java engineer, self starter, with passion',
    'java dev, bonus points for drive and passion',
    'java devs, great teams',
    'java dev, cool office',
    'java developer, great office',
    'java dev, 2 x a week in the office',
    'java dev, 3 x per week on site',
    'java dev, access to health care',
    'java dev, express your ideas',
  ])('but: %s', (text) => expect(read(text)).toMatch(/^java \/ /))
})
