import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { POSTINGS } from './postings.cases.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'

const TODAY = 20_412 // 2025-11-20
const reading = (text: string, door: Door = 'jobDesc') => readDescription(text, gazetteer, { door, today: TODAY })
const musts = (text: string, door?: Door) =>
  reading(text, door).criteria.mustHave.map(
    ({ anyOf, minYears }) => `${anyOf.join('|')}${minYears ? `:${minYears}` : ''}`,
  )
const niceToHaves = (text: string) => reading(text).criteria.niceToHave.map(({ skill }) => skill)
const excluded = (text: string) => reading(text).criteria.unwantedSkills
const limits = (text: string) => reading(text, 'summary').criteria.constraints

describe('what is denied is neither required nor, if merely unnecessary, excluded', () => {
  test.each([
    'You will never have to write Perl.',
    'Perl is not part of this job.',
    'We abandoned Perl in 2021.',
    'No knowledge of Perl needed.',
    'Nobody here uses Perl.',
    "Don't worry if you have never seen Perl.",
    'Neither Perl nor Tcl is used here.',
    'Perl? You will never see it.',
    'Skip this if you want to work with Perl.',
    'What you do not need: Perl',
    'Out of scope: Perl',
    'Perl went out with the last century.',
    'Perl won’t get you far with us.',
    'There is no Perl in our stack.',
    'We are retiring Perl.',
    'Perl? Don’t care.',
    'You use Python, not Perl.',
    'Things you may leave at home\n- Perl',
    'Beyond this job:\n- Perl',
    '❌ Perl',
  ])('%s', (denial) => {
    const text = `Backend Developer\n\nYour profile\n- Python and Redis\n\n${denial}`
    expect(musts(text)).toEqual(['python', 'redis'])
    expect([...niceToHaves(text), ...excluded(text)]).not.toContain('perl')
  })

  test.each([
    'No Perl, please.',
    'We are not interested in: Perl',
    'Perl profiles, please do not apply.',
    'Deal-breakers: Perl',
    'Perl? No thanks.',
    "What we don't want:\n- Perl",
  ])('%s excludes', (refusal) => {
    const text = `Backend Developer\n\nYour profile\n- Python and Redis\n\n${refusal}`
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(excluded(text)).toEqual(['perl'])
  })

  test.each([
    'Perl is not optional.',
    'Perl must not be foreign to you.',
    'Don’t forget your Perl.',
    'Not just any Perl.',
  ])('%s asks for it', (sentence) => {
    expect(musts(`Backend Developer\n\nYour profile\n- Python\n- ${sentence}`)).toContain('perl')
  })

  test('a denial within a paragraph ends at its full stop', () => {
    expect(musts('Developer. Not needed: Oracle; DB2. You know Kotlin.', 'summary')).toEqual(['kotlin'])
  })

  test('a denial ends where its list ends', () => {
    expect(musts('Developer. We have no Oracle, DB2 or Sybase. You need Kotlin.', 'summary')).toEqual(['kotlin'])
  })
})

describe('nice-to-haves in any wording', () => {
  test.each([
    'What would delight us:\n- Elixir',
    'Xtra credit for: Elixir',
    'Not essential:\n- Elixir',
    'PLUSES: ELIXIR',
    'Prefered qualifications\n- Elixir',
    'It does not hurt if you know Elixir.',
    'Elixir would be the icing on the cake.',
    'Elixir comes in handy.',
    'Elixir knowledge is of advantage, not a precondition.',
    'We would value Elixir.',
    'Elixir would round you off.',
    'If you have met Elixir before, wonderful.',
    'Elixir? Even better.',
    'A bit of it we could teach you\n- Elixir',
    'What puts you ahead of others\n- Elixir',
    'Sprinkles\n- Elixir',
    '🌶️ The spice on top\n- Elixir',
    '➕ Elixir',
    'Elixir (can)',
  ])('%s', (sentence) => {
    const text = `Backend Developer\n\nRequirements\n- Python and Redis\n\n${sentence}`
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['elixir'])
  })

  test('"plus" between two demands is "and"', () => {
    expect(musts('Data Engineer\nYou need Scala and Spark, plus Hive or Presto.')).toEqual([
      'scala',
      'spark',
      'hive|presto',
    ])
  })
})

describe('alternatives stay together', () => {
  test.each([
    ['Ansible (or Puppet / Chef)', 'ansible|puppet|chef'],
    ['React (Vue is fine too)', 'react|vue-js'],
    ['Oracle, MySQL okay as well', 'oracle-database|mysql'],
    ['Scala instead of Java possible', 'scala|java'],
    ['Cypress, Playwright or similar', 'cypress|playwright'],
    ['RabbitMQ or comparable (ActiveMQ, Kafka)', 'rabbitmq|activemq|kafka'],
    ['MySQL strongly preferred, MariaDB considered', 'mysql|mariadb'],
    ['Scala\n- Java instead of Scala is fine', 'scala|java'],
    ['Pulumi counts as Terraform', 'pulumi|terraform'],
  ])('%s', (phrase, group) => {
    const found = musts(`Developer\n\nRequirements\n- ${phrase}\n- Git`)
    expect(found.map((entry) => entry.split('|').sort().join('|'))).toEqual([group.split('|').sort().join('|'), 'git'])
  })
})

describe('years', () => {
  test.each([
    ['Requirements\n- 8+ years in IT, of which 3 with Kafka', 8, ['kafka:3']],
    ['Requirements\n- Kafka and Flink, at least four years', null, ['kafka:4', 'flink:4']],
    ['Requirements\n- Five years of product engineering\n- Kafka', 5, ['kafka']],
    ['We have been in the market for 25 years.\nRequirements\n- Kafka', null, ['kafka']],
    ['An airport operator (25 years in aviation) is hiring.\nRequirements\n- Kafka', null, ['kafka']],
    ['Our team has 90 years of combined history.\nRequirements\n- Kafka', null, ['kafka']],
    ['Requirements\n- Kafka\nFixed term: 3 years.', null, ['kafka']],
    ['You do not need ten years of experience.\nRequirements\n- Kafka', null, ['kafka']],
    ['Requirements\n- A decade of experience in data\n- Kafka', 10, ['kafka']],
    ['Requirements\n- Yrs exp: 4+\n- Kafka', 4, ['kafka']],
    ['Requirements\n- 4 years building services in Scala\n- Kafka', null, ['scala:4', 'kafka']],
    ['Requirements\n- Kafka, a11y', null, ['kafka']],
  ])('%s', (text, years, skills) => {
    const whole = `Data Engineer\n${text}`
    expect(reading(whole).criteria.years?.min ?? null).toBe(years)
    expect(musts(whole)).toEqual(skills)
  })
})

describe('a section is known without its usual heading', () => {
  const both = (text: string) => [musts(text), niceToHaves(text)]

  test.each([
    ['a pictograph', 'Developer\n\n🧭 What we count on\n- Kafka\n- Git\n\n🍬 The sweet extra\n- Redis'],
    [
      'labels before tabs',
      'Job Title\tDeveloper\nMandatory Skills\tKafka, Git\nSecondary Skills\tRedis\nShift\t1 PM - 9 PM',
    ],
    ['no bullets', 'Developer\n\nYour luggage\nKafka\nGit\n\nThe icing\nRedis'],
    [
      'a name of its own',
      'Developer\n\nYour tasks\n- Build things\n\nThe foothills\n- Kafka\n- Git\n\nThe peak\n- Redis',
    ],
    [
      'no line breaks',
      `Developer What you will do Build the parts of our product that move goods through ports What we expect of you Kafka Git What would give you an edge Redis What we give you A bicycle, a laptop with Linux and ${'good coffee '.repeat(4)}`,
    ],
    [
      'pipes',
      `Developer | freelance | 9 months with an option to extend | Kafka (must) | Git (must) | Redis (nice) | Oracle (not needed) | ${'a good place to work, with people who care '.repeat(2)}`,
    ],
  ])('%s', (_, text) => {
    expect(both(text)).toEqual([['kafka', 'git'], ['redis']])
  })

  test('labels of a list of skills speak of their line', () => {
    const { criteria } = reading('must: kafka, git\nnice: redis\nnot: perl', 'skill')
    expect(criteria.mustHave.map(({ anyOf }) => anyOf.join('|'))).toEqual(['kafka', 'git'])
    expect(criteria.niceToHave.map(({ skill }) => skill)).toEqual(['redis'])
    expect(criteria.unwantedSkills).toEqual(['perl'])
  })
})

describe('limits', () => {
  test.each([
    ['min. 5h with Madrid', 'Europe/Madrid 5'],
    ['w/ denver +-3h', 'America/Denver 5'],
    ['core time 10:00 - 15:00 Athens time', 'Europe/Athens 5'],
    ['1 PM - 9 PM IST shift', 'Asia/Kolkata 8'],
    ['8am-noon', null],
    ['overlap of min. 2 hours with Tokyo', 'Asia/Tokyo 2'],
    ['Sydney business hours, at least three of them', 'Australia/Sydney 3'],
    ['online between 9:00 and 12:00 CET', 'Europe/Berlin 3'],
  ])('overlap: %s', (phrase, expected) => {
    const overlap = limits(`Go developer, ${phrase}`).overlapHours
    expect(overlap === null ? null : `${overlap.zone} ${overlap.hours}`).toBe(expected)
  })

  test.each([
    ['60 days max notice', 60],
    ['notice 3 wks', 21],
    ["2 months' notice is fine", 60],
    ['Joining: within 20 days', 20],
    ['Notice period: negotiable', null],
    ['Notice Period: 0-45 Days', 45],
    ['we can wait up to 6 weeks for the right person', 42],
  ])('notice: %s', (phrase, days) => {
    expect(limits(`Go developer. ${phrase}`).noticeMaxDays).toBe(days)
  })

  test.each([
    ['Italian C1 (French not needed)', 'it:C1'],
    ['conversational Italian helps', 'it:B1'],
    ['Swedish is not expected', ''],
    ['Italian is mandatory', 'it!'],
    ['Italian or French', 'it fr'],
  ])('languages: %s', (phrase, expected) => {
    const said = limits(`Go developer, ${phrase}`).languages.map(
      ({ code, level, required }) => `${code}${level === null ? '' : `:${level}`}${required === false ? '' : '!'}`,
    )
    expect(said.join(' ')).toBe(expected)
  })

  test('are preferences unless the text insists', () => {
    expect(limits('Go developer, up to 70k EUR, 4 h overlap with Berlin, based in Spain').required).toEqual({
      rate: false,
      overlap: false,
      country: false,
    })
    expect(limits('Go developer, must be based in Spain, 30 days of notice').required).toEqual({ notice: false })
    expect(limits('Go developer').required).toBeUndefined()
  })

  test('two o’clock is no pay', () => {
    expect(limits('Go developer, 9am-2pm Eastern, 30 days max notice').rateMax).toBeNull()
  })
})

describe('titles', () => {
  test.each([
    ['SAP ABAP Consultant\nRole: Functional Consultant\nKey skills: ABAP', 'sap-abap-developer'],
    ['Quality Assurance Enginer\nRequirements: Selenium, Java', 'qa-engineer'],
    ['Senior.NET Developer\nC#, Blazor', 'dot-net-developer'],
    [
      'Java Developer\nOur founders, a Data Scientist and a Product Manager, met in 2014.\nMCA or BA degree.',
      'java-developer',
    ],
    ['Linux Adminstrator\nBash', 'linux-administrator'],
    ['We look for two Kotlin people.\nYou know Kafka.', 'kotlin-backend-developer'],
    ['PM for payments wanted\nWe need a Product Manager with SQL.', 'product-manager'],
    ['QA Tester\nShift: 1 PM - 9 PM', 'qa-tester'],
  ])('%s', (text, slug) => {
    expect(reading(text).criteria.titleSlug).toBe(slug)
  })
})

describe('words that are no skills', () => {
  test('capitals say nothing in a text in capitals', () => {
    expect(musts('WE NEED A JAVA DEVELOPER TO GO FOR IT. SPRING BOOT IS A MUST. NOTICE 30 DAYS OR LESS.')).toEqual([
      'java',
      'spring-boot',
    ])
  })

  test('fields of a job board, perks and tools of the office are not asked for', () => {
    const text = `Java Developer
Industry Type: Logistics
Department: Information Security
Company: Excel Learning Ltd
Requirements
- Java
Perks: Docker workshops, Slack channels, AWS certificates`
    expect(musts(text)).toEqual(['java'])
    expect(niceToHaves(text)).toEqual([])
  })

  test('a list typed small and without commas is read', () => {
    expect(musts('java spring boot kafka docker', 'summary')).toEqual(['java', 'spring-boot', 'kafka', 'docker'])
    expect(musts('typescript, rest + soap, css', 'summary')).toEqual(['typescript', 'rest-api', 'soap', 'css'])
  })
})

describe('what criteria have no field for is quoted', () => {
  test.each([
    ['24 hrs a week', '24 hrs a week'],
    ['Contract of 9 months', 'Contract of 9 months'],
    ['3 days per week in the office', '3 days per week in the office'],
    ['Night shifts', 'Night shifts'],
    ['Security clearance is required', 'Security clearance is required'],
  ])('%s', (phrase, quoted) => {
    expect(reading(`Go developer\n${phrase}\nRequirements\n- Go`).notUnderstood).toContain(quoted)
  })

  test('a requirement of which nothing was read', () => {
    const text = 'Go developer\nRequirements\n- Go\n- You have sailed across an ocean alone'
    expect(reading(text).notUnderstood).toEqual(['You have sailed across an ocean alone'])
  })

  test('shouted small words are not', () => {
    const text = 'GO DEVELOPER\nREQUIREMENTS: GO, KAFKA. OK FOR JUNIORS, NOT FOR INTERNS. JD ATTACHED'
    for (const noise of ['OK', 'NOT', 'JD', 'NO']) expect(reading(text).notUnderstood).not.toContain(noise)
  })

  test('more than ten must-haves are all kept, the firmest first', () => {
    const tools = 'Go, Kafka, Redis, Docker, Helm, Terraform, Ansible, Jenkins, Grafana, Vault, Consul, Nomad'
    const found = musts(`Developer\nRequirements\n- ${tools}\n- Rust is absolutely required`)
    expect(found).toHaveLength(13)
    expect(found[0]).toBe('rust')
  })
})

test('abbreviations do not make English foreign', () => {
  const text = 'Java dev, e.g. from banking. Java v.8+, o.a. Spring v.5, i.e. no a/b tests. E.g. REST.'
  expect(reading(text).language).toBeNull()
  expect(reading('Wir suchen einen Java Entwickler mit Erfahrung und Kenntnissen für die Bank').language).toBe('de')
})

describe('text about the employer', () => {
  const PARAGRAPHS = [
    'About us\nFounded in 1998, we have 25 years of history, 400 people and a passion for Java, Salesforce and SAP.',
    'Our benefits\n- 30 days of vacation\n- Docker courses, a budget of 1,500 EUR per year and free Spanish lessons\n- Slack channels for dogs',
    'Equal opportunity\nWe hire regardless of age, gender or origin. Our portal runs on Workday.',
    'Privacy notice\nYour data are stored in PostgreSQL in Ireland for three years.',
  ]

  test.each(POSTINGS.map(({ name, text }) => [name, text] as const))('changes no criteria: %s', (_, text) => {
    const alone = reading(text).criteria
    for (const paragraph of PARAGRAPHS) expect(reading(`${text}\n\n${paragraph}`).criteria).toEqual(alone)
  })
})

describe('what has no marks, or marks of its own', () => {
  test('a wish in a dictated text does not reach what was said before it', () => {
    const text =
      'hello so we need a backend developer somebody who really knows Python and also Redis because the queues run on it and honestly if they have seen Ansible that would be wonderful but it is no condition and please no Perl people they were not happy here'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['ansible'])
    expect(excluded(text)).toEqual(['perl'])
  })

  test('the first column of a table names what the second holds', () => {
    const text =
      'Job title | Backend Developer\nRequired skills | Python, Redis\nPreferred | Ansible\nNot needed | Perl'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['ansible'])
    expect(excluded(text)).toEqual([])
  })

  test('a line between stars is a heading', () => {
    const text =
      'Backend Developer\n** u bring **\nPython, Redis\n** u maybe have **\nAnsible\n** u do not need **\nPerl'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['ansible'])
  })

  test.each([
    ['You know Python and Redis, with four years of both.', ['python:4', 'redis:4']],
    ['Must bring: Python 4+ yrs, Redis.', ['python:4', 'redis']],
  ])('%s', (text, expected) => {
    expect(musts(`Backend Developer. ${text}`)).toEqual(expected)
  })

  test('each language has its own level', () => {
    const { languages } = limits('Backend Developer with Python. Italian C1 and Polish B2.')
    expect(languages.map(({ code, level }) => `${code} ${level}`)).toEqual(['it C1', 'pl B2'])
  })

  test('a language that is insisted on after the nice-to-haves is required', () => {
    const { languages } = limits('QA Engineer. Must: Cypress. Nice: k6, Docker. English C1 is mandatory.')
    expect(languages).toEqual([{ code: 'en', level: 'C1' }])
  })

  test('an unknown name beside a known one is quoted', () => {
    expect(reading('Backend Developer\n\nRequirements\n- Python, Redis, Zorbator').notUnderstood).toContain('Zorbator')
  })
})

describe('kinds that the ninth to eleventh round of messy postings brought', () => {
  const withProfile = (said: string) => `Backend Developer\n\nYour profile\n- Python and Redis\n\n${said}`
  const withoutProfile = (said: string) => `Backend Developer\n\nWe look after the trams of a city.\n\n${said}`

  test.each([
    'Perl and Tcl jobs are advertised elsewhere.',
    'Perl - one script is left, no one runs it, so nope.',
    'The old shop was written in Perl by a student and is being replaced.',
    'Perl is on the previous spec, ignore it.',
    'Perl alone does not meet the bar.',
    'We had asked for Perl last time; that’s off the table.',
  ])('%s asks for nothing', (said) => {
    const text = withProfile(said)
    expect(musts(text)).toEqual(['python', 'redis'])
    expect([...niceToHaves(text), ...excluded(text)]).not.toContain('perl')
  })

  test('whose profiles are unwelcome is excluded', () => {
    expect(excluded(withProfile('Perl / Tcl CVs - pls dont forward'))).toEqual(['perl', 'tcl'])
  })

  test.each([
    'If Ansible rings a bell, so much the better.',
    'Ansible wouldn’t go amiss.',
    'Anyone who can also set up Ansible gets a hug.',
    'Above the bar\n- Ansible',
    'Some Ansible archaeology',
  ])('%s is a wish', (said) => {
    const text = withProfile(said)
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toContain('ansible')
  })

  test.each([
    'Feels at home in Ansible.',
    'Can debug a broken Ansible playbook without googling.',
    'Ansible too because half of it still runs on that.',
    'Ansible, obviously.',
  ])('%s asks for it, under no heading', (said) => {
    expect(musts(withoutProfile(said))).toEqual(['ansible'])
  })

  test('years of one skill beside those of all work', () => {
    const text = withProfile('Exp: 5-8 yrs, relevant 3+ in Redis')
    expect(musts(text)).toEqual(['python', 'redis:3'])
    expect(reading(text).criteria.years?.min).toBe(5)
  })

  test('pay that may stretch', () => {
    expect(limits('QA Engineer. Cypress. Budget 45k GBP, may go up to 48k').rateMax?.amountMinor).toBe(4_800_000)
  })

  test.each([
    ['Office in Bielefeld, two days a week', 'DE'],
    ['Toledo OH, hybrid', 'US'],
    ['Location: Nashik / Rajkot', 'IN'],
  ])('%s is in %s', (said, country) => {
    expect(reading(withProfile(said)).criteria.constraints.countries).toEqual([country])
  })

  test('a share of the time in the office is quoted', () => {
    const said = 'You attend the office 60% of the time'
    expect(reading(withProfile(said)).notUnderstood).toContain(said)
  })
})

/** The share of the must-haves of either reading that both have, over all written postings. */
function agreement(change: (text: string) => string): number {
  let both = 0
  let either = 0
  for (const { text } of POSTINGS) {
    const before = new Set(musts(text))
    const after = new Set(musts(change(text)))
    both += 2 * [...before].filter((must) => after.has(must)).length
    either += before.size + after.size
  }
  return both / either
}

describe('must-haves stay much the same', () => {
  test.each([
    ['in capitals', (text: string) => text.toUpperCase(), 0.9],
    ['in small letters', (text: string) => text.toLowerCase(), 0.9],
    ['without line breaks', (text: string) => text.replace(/\s*\n\s*(?:[-*•]\s+)?/g, ' '), 0.75],
    ['with empty lines', (text: string) => text.replace(/\n/g, '\n\n'), 0.9],
  ])('%s', (_, change, least) => {
    expect(agreement(change)).toBeGreaterThanOrEqual(least)
  })
})
