import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'

const TODAY = 20_412 // 2025-11-20
const reading = (text: string, door: Door = 'jobDesc') => readDescription(text, gazetteer, { door, today: TODAY })
const musts = (text: string, door?: Door) => reading(text, door).criteria.mustHave.map(({ anyOf }) => anyOf.join('|'))
const niceToHaves = (text: string, door?: Door) => reading(text, door).criteria.niceToHave.map(({ skill }) => skill)
const excluded = (text: string, door?: Door) => reading(text, door).criteria.unwantedSkills
const withProfile = (said: string) => `Backend Developer\n\nYour profile\n- Python and Redis\n\n${said}`

describe('kinds that the thirteenth to sixteenth round of messy postings brought', () => {
  test.each([
    'Those without Perl need not apply.',
    'The hiring manager will not see anyone without Perl.',
    'CVs without Perl are returned.',
  ])('%s asks for it', (said) => {
    expect(musts(withProfile(said))).toEqual(['python', 'redis', 'perl'])
    expect(excluded(withProfile(said))).toEqual([])
  })

  test.each([
    'You will work with the billing team, who look after the Perl scripts.',
    'The team is two analysts (Perl) and a designer.',
    'Perl? Separate team.',
    'For 25 years we have delivered solutions in Perl to agencies.',
    'Things people assume we need, but we don’t: Perl, Tcl.',
    'Similar jobs: Perl Developer',
  ])('%s asks for nothing', (said) => {
    expect(musts(withProfile(said))).toEqual(['python', 'redis'])
    expect([...niceToHaves(withProfile(said)), ...excluded(withProfile(said))]).not.toContain('perl')
  })

  test('what is needless elsewhere is no wish because it is named among the tasks', () => {
    const text =
      'Backend Developer\n\nTasks\n- Talk to the Perl service\n\nRequirements\n- Python\n\nNot required:\n- Perl'
    expect(musts(text)).toEqual(['python'])
    expect(niceToHaves(text)).toEqual([])
  })

  test('the cell of a row weighs its skill', () => {
    const rows =
      'Python\tExpert\tMandatory\nSnowflake\tGood\tRequired\nAirflow\tBasic\tOptional\nPerl\tBasic\tNot needed'
    const text = `Role\tData Engineer\nSkill\tLevel\tImportance\n${rows}\nRate\t€480 per day`
    expect(musts(text)).toEqual(['python', 'snowflake'])
    expect(niceToHaves(text)).toEqual(['airflow'])
  })

  test('the fields of an export are labels', () => {
    const text =
      'job_title: Backend Developer\nmust_have_skills: Python; Redis\ngood_to_have_skills: Kafka\nnot_required: Perl\nnotice_period: 30 days'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['kafka'])
    expect(reading(text).criteria.constraints.noticeMaxDays).toBe(30)
  })

  test('a heading may end in an aside', () => {
    const text =
      'Backend Developer\n\nMust-haves, really\nPython\nRedis\n\nShould-haves, but convince us\nKafka\nDocker\n'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['kafka', 'docker'])
  })

  test('an entry that speaks of experience is no heading', () => {
    const text = 'Backend Developer\n\nRequired\nPython\nRedis\n\nDesirable\nExperience of Kafka\nSome Docker\n'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['kafka', 'docker'])
  })

  test('lists by letters under numbered headings', () => {
    const text =
      'Lot 3: Backend Developer\n3.1 The profile shall have the following mandatory experience:\na. Python\nb. Redis\n3.2 The following will be awarded additional points:\na. Kafka\n3.3 The following shall not be taken into account:\na. Perl\n'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['kafka'])
  })

  test('a wish with a name of its own weakens nothing else', () => {
    expect(musts('Python and Redis developer in Antwerp, French would be handy', 'summary')).toEqual([
      'python',
      'redis',
    ])
  })

  test('marks in brackets and a turn to "not" in a list of skills', () => {
    const text = 'python (must), kafka preferred, perl (no), angular not angularjs -- no tcl'
    expect(musts(text, 'skill')).toEqual(['python', 'angular'])
    expect(niceToHaves(text, 'skill')).toEqual(['kafka'])
    expect(excluded(text, 'skill')).toEqual(['perl', 'angularjs', 'tcl'])
  })

  test.each([
    ['Sydney, $210k a year', 21_000_000, 'AUD', 'year'],
    ['We ship 12k orders / month. Pay: $45 per hour', 4_500, 'USD', 'hour'],
    ['Gurugram, 4-7 LPA', 70_000_000, 'INR', 'year'],
    ['Manila. Salary range: 60k - 75k php', 7_500_000, 'PHP', 'month'],
  ])('%s', (said, amountMinor, currency, period) => {
    expect(reading(withProfile(said)).criteria.constraints.rateMax).toEqual({ amountMinor, currency, period })
  })

  test.each([
    ['Python, Redis, six years or more', 6],
    ['Several years (at least 5) in backend work', 5],
    ['3ish years of experience', 3],
  ])('%s', (said, years) => {
    expect(reading(`Backend Developer\n\nYour profile\n- ${said}`).criteria.years?.min).toBe(years)
  })

  test('a place in passing is read where no other is named', () => {
    const placed = (said: string) => reading(`Backend Developer\n\n${said}\n\nYour profile\n- Python and Redis`)
    expect(placed('For our location in Regensburg we search reinforcement.').criteria.constraints.countries).toEqual([
      'DE',
    ])
    expect(placed('The rest of the team is in Paris.').criteria.constraints.countries).toEqual([])
  })

  test('one level of two languages', () => {
    const { languages } = reading(withProfile('At least B2 in both English and Polish.')).criteria.constraints
    expect(languages.map(({ code, level }) => `${code} ${level}`)).toEqual(['en B2', 'pl B2'])
  })
})

describe('kinds that short messages of recruiters brought', () => {
  test.each([
    ['Product designer? No, we want a data engineer with Spark.', 'data-engineer'],
    ['This is not a data scientist role. We need a data engineer for Spark.', 'data-engineer'],
    ['Security engineer, appsec side: OWASP. Not a pentester-only profile.', 'security-engineer'],
    ['Not another full-stack developer please: backend engineer, Kotlin.', 'back-end-developer'],
    ['More than a QA engineer: we are hiring a DevOps engineer.', 'devops-engineer'],
  ])('%s: a job that is denied is not the one offered', (said, title) => {
    expect(reading(said).criteria.titleSlug).toBe(title)
  })

  test.each([
    ['Java developer. Onsite Munich 2 days a week.', 'DE'],
    ['Java developer, Leeds office once a week', 'GB'],
    ['Java developer. Hybrid Lyon, three days per week mandatory.', 'FR'],
  ])('%s: how often does not hide where', (said, country) => {
    expect(reading(said).criteria.constraints.countries).toEqual([country])
  })

  test.each([
    ['Java developer. Overlap with US Pacific mornings.', 'America/Los_Angeles'],
    ['Java developer. Needs to cover US Eastern afternoons.', 'America/New_York'],
    ['Java developer, available for London mornings', 'Europe/London'],
  ])('%s: half a day', (said, zone) => {
    expect(reading(said).criteria.constraints.overlapHours).toEqual({ zone, hours: 4 })
  })

  test('other mornings are nobody’s overlap', () => {
    expect(
      reading('Java developer. Interviews are held on Monday mornings.').criteria.constraints.overlapHours,
    ).toBeNull()
  })
})
