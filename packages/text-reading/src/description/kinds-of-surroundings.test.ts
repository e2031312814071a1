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
    ...criteria,
    must: criteria.mustHave.map(({ anyOf }) => [...anyOf].sort().join('|')),
    nice: criteria.niceToHave.map(({ skill }) => skill),
    notUnderstood,
  }
}

const tasks = (line: string): string => `Java Developer\n\nRequirements\n- Java\n\nYour tasks\n- ${line}`

describe('what only others know is not asked for', () => {
  test.each([
    ['Sit next to designers and developers (React, Kotlin)', 'react'],
    ['Exchange files with the data engineers, who program in Scala', 'scala'],
    ['Extend the core, which was written in Kotlin by two colleagues', 'kotlin'],
    ['Review designs of the Rust and Go teams', 'rust'],
    ['Give them numbers after you learn how they use Tableau', 'tableau'],
  ])('%s', (line, slug) => {
    const { must, nice } = read(tasks(line))
    expect([...must, ...nice]).not.toContain(slug)
  })

  test('a team that hires asks for what it knows', () => {
    expect(read('Backend developer\n\nWe need a developer for our Kotlin team.').must).toContain('kotlin')
  })
})

describe('headings in words of their own', () => {
  const under = (heading: string) =>
    read(`Java Developer\n\nRequirements\n- Java\n- SQL\n\n${heading}\n- Kafka\n- Helm`)

  test.each([
    'What will make us hug you',
    'It would be a bonus, but is no deal breaker, if you have worked with:',
    'Makes our heart beat faster',
  ])('%s opens wishes', (heading) => {
    const { must, nice } = under(heading)
    expect(must).toEqual(['java', 'sql'])
    expect(nice).toEqual(expect.arrayContaining(['kafka', 'helm']))
  })
})

describe('weighed in other ways', () => {
  test('dots weigh a skill, and words beside them', () => {
    const { must, nice } = read('Platform engineer\n\nStack\nTerraform ●●●●○ advanced\nIstio ●○○○○ nice to have')
    expect(must).toContain('terraform')
    expect(nice).toContain('istio')
  })

  test('a comma after "and" ends what is asked before a wish', () => {
    const { must, nice } = read('Data engineer\n\nRequirements\n- Azure and Terraform, Kafka would be a plus')
    expect(must).toEqual(['azure', 'terraform'])
    expect(nice).toEqual(['kafka'])
  })

  test('misspelled cues deny and wish', () => {
    const { must, nice } = read('Java Developer\n\nSkils:\nJava\nazure experiance not requird\nkafka is an adventage')
    expect(must).toEqual(['java'])
    expect(nice).toEqual(['kafka'])
  })

  test('a name that nobody knows does not end a list of choices', () => {
    expect(read('Web developer\n\nRequirements\n- PostgreSQL, Quvaro or MySQL').must).toEqual(['mysql|postgresql'])
  })

  test('words at the foot of an advertisement ask for nothing', () => {
    const { must } = read('React developer\n\nRequirements\n- React\n\nKeywords: Vue, Angular, Svelte')
    expect(must).toEqual(['react'])
  })
})

describe('limits', () => {
  const limits = (line: string) => read(`Java Developer\n\nRequirements\n- Java\n- SQL\n\n${line}`).constraints

  test.each([
    ['£55,000 - £62,000 + car allowance', 6_200_000, 'year'],
    ['Day rate? £650-£700, inside.', 70_000, 'day'],
    ['R22 000 - R28 000 pm', 2_800_000, 'month'],
    ['Php 45,000 - 60,000 basic', 6_000_000, 'month'],
  ])('%s', (line, amountMinor, period) => {
    expect(limits(line).rateMax).toMatchObject({ amountMinor, period })
  })

  test('the price of a whole project is no pay', () => {
    expect(limits('Budget: fixed price, around €18,000').rateMax).toBeNull()
  })

  test.each([
    ['Three-month notice periods are a no-go', null],
    ['the legal notice, not a day more', null],
    ['Notice of one month preferred, can wait two for the right person', 60],
  ])('%s', (line, days) => {
    expect(limits(line).noticeMaxDays).toBe(days)
  })

  test('years of practice with a skill are years of the skill', () => {
    const { mustHave, years } = read('Developer\n\nRequirements\n- at least 3 years of practice with Java')
    expect(mustHave[0]).toMatchObject({ anyOf: ['java'], minYears: 3 })
    expect(years).toBeNull()
  })

  test('a product named like a country is no place', () => {
    expect(limits('Wifi is done by an external party (Aruba). Eindhoven, 1 day home').countries).toEqual(['NL'])
  })

  test('a postcode tells the country where no known place is named', () => {
    expect(limits('Schraubenwerk Beispiel GmbH, 74653 Kleinhausen am Berg').countries).toEqual(['DE'])
  })

  test('lengths and hours without a field are quoted', () => {
    expect(read(tasks('assist for about 10 weeks')).notUnderstood.join()).toContain('10 weeks')
  })
})

describe('said in passing', () => {
  test.each([
    ['RxSwift we’re ripping out', 'rxswift'],
    ['Redux is something we’re slowly removing', 'redux'],
    ['We’re replacing Oracle with PostgreSQL', 'oracle-database'],
    ['Our CTO loves Haskell', 'haskell'],
  ])('%s: it is not asked for', (line, slug) => {
    const { must, nice } = read(`Developer. You need Java.\n${line}.`)
    expect([...must, ...nice]).not.toContain(slug)
  })

  test('what does not hurt is a wish', () => {
    const { must, nice } = read('Developer. You need Java.\nTensorFlow experience doesn’t hurt.')
    expect(must).toEqual(['java'])
    expect(nice).toContain('tensorflow')
  })

  test('the comma before a must ends what would be ideal', () => {
    const { must, nice } = read('React Native developer. Ideally knows Kotlin and Firebase, TypeScript a must.')
    expect(must).toContain('typescript')
    expect(nice).toEqual(expect.arrayContaining(['kotlin', 'firebase']))
  })

  test('a technology that goes with a choice is read, though its name is a word', () => {
    expect(read('Developer\n\nReact plus one of Redux, Zustand, MobX').must).toEqual(['react', 'mobx|redux|zustand'])
  })

  test('the name of a city is no technology', () => {
    expect(read('Firmware engineer. C, RTOS. Based in San Francisco or San Jose.').must).toEqual(['c', 'rtos'])
  })

  test('hours of a city go by its letters', () => {
    const { constraints } = read('Java developer, overlap w/ NY mornings at least 4h')
    expect(constraints.overlapHours).toEqual({ zone: 'America/New_York', hours: 4 })
  })
})

describe('titles and trades', () => {
  test.each([
    ['Engineer, Robotics Perception', 'robotics-engineer'],
    ['Developer - Frontend', 'front-end-developer'],
    ['Consultant (SAP), Hamburg', 'sap-consultant'],
    ['Engineer, Berlin', null],
  ])('%s', (line, slug) => {
    expect(read(`${line}\n\nYou have worked for some years.`).titleSlug).toBe(slug)
  })

  test('who was there before gives the job no title', () => {
    const { titleSlug, must } = read('They need a SAP consultant, module MM or SD. They had an ABAP guy before.')
    expect(titleSlug).toBe('sap-consultant')
    expect(must).toContain('sap-mm|sap-sd')
  })

  test('what goes to another team, or is its, is not asked for', () => {
    const { must, nice } = read(tasks('Apps are Flutter (separate team), and MuleSoft moves to the integration team'))
    expect([...must, ...nice]).toEqual(['java'])
  })

  test('a level of a language counts although colleagues speak it', () => {
    const { constraints } = read('Java developer. German at B1 or better, the museum people speak nothing else.')
    expect(constraints.languages).toMatchObject([{ code: 'de', level: 'B1' }])
  })
})

describe('fields in the name of a department or in the kind of a company are not asked for', () => {
  test.each([
    ['The Department of Bioinformatics and Data Mining combines many skills.', 'data-mining'],
    ['You meet a technically strong R&D organization.', 'research-and-development'],
  ])('%s', (line, slug) => {
    const { must, nice } = read(`Java Developer\n\nRequirements\n- Java\n\nAbout the work\n${line}`)
    expect([...must, ...nice]).not.toContain(slug)
  })

  test('experience from such a company is asked for', () => {
    const { must, nice } = read('Java Developer\n\nRequirements\n- Java\n- Experience from a consulting company')
    expect([...must, ...nice]).toContain('consulting')
  })
})

test.each([
  ['Head of Platform', 'devops-lead'],
  ['Digital Workplace Engineer', 'sccm-administrator'],
])('%s is a title', (title, slug) => {
  expect(read(`${title}\n\nRequirements\n- Terraform`).titleSlug).toBe(slug)
})
