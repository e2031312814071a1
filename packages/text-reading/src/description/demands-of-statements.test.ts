import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

interface Asked {
  must?: string
  nice?: string
  excluded?: string
}

/** What a message of one or two sentences asks for; alternatives with a bar. */
function read(text: string): Asked {
  const { criteria } = readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 })
  const lists = {
    must: criteria.mustHave.map(({ anyOf }) => [...anyOf].sort().join('|')),
    nice: criteria.niceToHave.map(({ skill }) => skill),
    excluded: [...criteria.unwantedSkills],
  }
  return Object.fromEntries(
    Object.entries(lists).flatMap(([role, list]) => (list.length === 0 ? [] : [[role, list.sort().join(' ')]])),
  )
}

describe('people with a skill are turned away, in whatever words', () => {
  test.each([
    ['We reject profiles that come from Pentaho. Python needed.', 'pentaho'],
    ['Python needed. Applicants with a Joomla background will not be invited.', 'joomla'],
    ['Python needed. Please leave out anyone coming from Talend.', 'talend'],
    ['Python needed. Drupal theme builders are asked to look elsewhere.', 'drupal'],
    ['Python needed. I am tired of UiPath consultants.', 'uipath'],
    ['Python needed. Not one more Magento freelancer, please.', 'magento'],
    ['Python needed. CVs from Cognos experts go in the bin.', 'cognos'],
    ['Python needed. Turn-offs: jQuery, Drupal.', 'drupal jquery'],
    ['Required: Python. Not wanted: Delphi.', 'delphi'],
  ])('%s', (text, excluded) => {
    expect(read(text)).toEqual({ must: 'python', excluded })
  })
})

describe('who is turned away for lacking a skill must have it', () => {
  test.each([
    ['Candidates who have never shipped anything in Kotlin will be screened out.', 'kotlin'],
    ['Submissions lacking Terraform will be returned.', 'terraform'],
    ['Please do not apply if you have never used Docker.', 'docker'],
    ['Never written Rust? Then this is not for you.', 'rust'],
    ['Without decent Scala nobody survives here.', 'scala'],
    ['There is no getting around Kubernetes.', 'kubernetes'],
    ['If you cannot show us any Django work, do not apply.', 'django'],
    ['No Ansible, no contract.', 'ansible'],
  ])('%s', (text, must) => {
    expect(read(text)).toEqual({ must })
  })
})

describe('what the employer can do without is neither asked for nor excluded', () => {
  test.each([
    'You must know Python. Ruby plays no role here.',
    'You must know Python. Having Ruby on the CV changes nothing.',
    'You must know Python. It makes no difference whether you have used Ruby.',
    'You must know Python. Please ignore the line about Ruby.',
    'You must know Python. Do not worry if you do not know Ruby.',
  ])('%s', (text) => {
    expect(read(text)).toEqual({ must: 'python' })
  })
})

describe('a label gives weight, and a denial ends with its sentence', () => {
  test.each<[string, Asked]>([
    ['High priority: Go, Kafka. Low priority: Redis.', { must: 'go kafka', nice: 'redis' }],
    ['Main requirement: Swift. Minor requirement: Objective-C.', { must: 'swift', nice: 'objective-c' }],
    ['Priority 1: Java. Priority 2: Groovy.', { must: 'java', nice: 'groovy' }],
    ['No-go: WordPress. You need Laravel every day.', { must: 'laravel', excluded: 'wordpress' }],
    ['AWS alone will not do: we need somebody who knows Terraform.', { must: 'terraform' }],
    ['You must know C++. Do you know CUDA? Even better!', { must: 'cpp', nice: 'cuda' }],
    ['React - required, GraphQL - welcome.', { must: 'react', nice: 'graphql' }],
    ['Rust is obligatory. Elixir is optional.', { must: 'rust', nice: 'elixir' }],
  ])('%s', (text, asked) => {
    expect(read(text)).toEqual(asked)
  })
})

describe('one of several is enough', () => {
  test.each([
    ['You know one of these databases: MySQL, PostgreSQL, Oracle.', 'mysql|oracle-database|postgresql'],
    ['We need MySQL. If you come from MariaDB, that is fine as well.', 'mariadb|mysql'],
    ['At least one tool for pipelines, be it Jenkins, be it GitLab CI.', 'gitlab-ci|jenkins'],
    ['Must have two of the three: Hibernate, jOOQ, MyBatis.', 'hibernate|jooq|mybatis'],
    ['You have mastered Jenkins or one of its rivals such as GitLab CI or CircleCI.', 'circleci|gitlab-ci|jenkins'],
  ])('%s', (text, must) => {
    expect(read(text).must).toBe(must)
  })
})

describe('what is no skill is not read as one', () => {
  test.each([
    'Django required. Sent from my iPhone',
    'Django required. Get Outlook for Android',
    'Django required. We are proud of our code quality.',
    'Django required. Your questions go to Ruby, our head of design.',
    'Django required. The team lead, Julia, decides.',
    'Django required. Please ring Mrs. Perl.',
    'Django required. We run production systems.',
  ])('%s', (text) => {
    const { must, nice, excluded } = read(text)
    expect({ must, excluded }).toEqual({ must: 'django', excluded: undefined })
    expect(nice ?? '').not.toMatch(/ios|android|outlook|static|ruby|julia|perl|manufacturing/)
  })

  test('what a technology is used for is no demand of its own', () => {
    expect(read('Go or Python for automation required.')).toMatchObject({ must: 'go|python' })
  })
})

describe('titles', () => {
  test.each([
    ['Simulation Engineer', 'research-software-engineer'],
    ['Data Protection Engineer (m/f/d), Berlin', 'security-engineer'],
    ['Frontend Chapter Lead', 'front-end-developer'],
  ])('%s', (text, title) => {
    expect(readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 }).criteria.titleSlug).toBe(title)
  })
})

test.each([
  ['Go and PostgreSQL, German preferred', 'go; postgresql'],
  [
    'Senior DevOps engineer with Terraform and AWS, ideally in Germany or Austria, German at B2 preferred',
    'terraform; aws',
  ],
  ['PHP and Laravel - Dutch is a bonus', 'php; laravel'],
  ['React and Node.js, English fluent, 5 years preferred', 'react; node-js'],
  ['Salesforce admin with Apex, certification preferred', 'apex-salesforce'],
  ['Go and PostgreSQL, Kafka preferred', 'go; postgresql'],
])('a preference for something else leaves the skills before it a must: %s', (text, must) => {
  const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
  expect(criteria.mustHave.map(({ anyOf }) => anyOf.join('|')).join('; ')).toBe(must)
})

test.each([
  ['React, Node, AWS, no juniors please', 'react; node-js; aws', ''],
  ["Python, SQL - agencies please don't call", 'python; sql', ''],
  ['We want Kotlin, PHP people need not apply', 'kotlin', 'php'],
  ['PHP, Drupal people need not apply', '', 'php; drupal'],
  ['two senior backend engineers (Go or Rust)', 'go|rust', ''],
])('people who are refused take no skill of another clause with them: %s', (text, must, excluded) => {
  const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
  expect(criteria.mustHave.map(({ anyOf }) => anyOf.join('|')).join('; ')).toBe(must)
  expect(criteria.unwantedSkills.join('; ')).toBe(excluded)
})

test.each([
  ['Rust embedded developer', 'rust'],
  ['React UI engineer', 'react'],
  ['Embedded developer, C is required', 'c'],
  ['Plan C is ready, we need Java', 'java'],
])('a word of the language is a technology beside what only a technology has: %s', (text, must) => {
  const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
  expect(criteria.mustHave.map(({ anyOf }) => anyOf.join('|')).join('; ')).toBe(must)
})

test('of two technologies, the one that is liked less is not asked for', () => {
  const { criteria } = readDescription('We prefer Vue over React.', gazetteer, { door: 'summary', today: 20_412 })
  expect(JSON.stringify(criteria)).not.toContain('react')
})
