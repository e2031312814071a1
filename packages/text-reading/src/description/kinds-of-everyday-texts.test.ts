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

describe('kinds that the seventeenth round of messy postings brought', () => {
  const limits = (text: string, door?: Door) => reading(text, door).criteria.constraints

  test.each([
    ['Java developer. Client is a big energy supplier in Nottingham.', 'GB'],
    ['Embedded developer to Lund', 'SE'],
    ['Java developer\nUniversity of Edinburgh', 'GB'],
    ['Java developer. Kraków or fully remote in PL', 'PL'],
    ['Java developer. Work is performed in Luxembourg.', 'LU'],
    ['Java developer. Our HQ is in Boston, but this role sits in Dublin.', 'IE'],
    ['Java developer. My client (bank, Johannesburg) has an opening.', 'ZA'],
  ])('%s: where the work is', (said, country) => {
    expect(limits(said).countries).toEqual([country])
  })

  test('all places of a list count, also the first', () => {
    expect(limits('Java developer. We can do UK, Ireland or Portugal.').countries).toEqual(['GB', 'IE', 'PT'])
  })

  test.each([
    'Java developer. Our customers are in Spain.',
    'Java developer. The other team is in Spain.',
    'Java developer. I am in Spain.',
  ])('%s: not where the work is', (said) => {
    expect(limits(said).countries).toEqual([])
  })

  test.each([
    ['Java developer in US time zones. 4+ hours overlap with Eastern required.', 'America/New_York', 4],
    ['Java developer. Timezone: Brazil is best, has to share 6 hrs with Austin (CST)', 'America/Chicago', 6],
    ['Java developer. Half a day with Singapore.', 'Asia/Singapore', 4],
    ['Java developer. Overlap: minimum 3 hours (Helsinki)', 'Europe/Helsinki', 3],
  ])('%s', (said, zone, hours) => {
    expect(limits(said).overlapHours).toEqual({ zone, hours })
  })

  test.each([
    ['Java developer who can start within 2 weeks ideally, 4 absolute max', 28],
    ['Java developer. NP max 30d', 30],
    ['Java developer. Our notice period is 3 months.', null],
  ])('%s', (said, days) => {
    expect(limits(said).noticeMaxDays).toBe(days)
  })

  test.each([
    ['Java developer, Budapest. 1.2M - 1.6M HUF gross per month', 160_000_000, 'HUF', 'month'],
    ['Java developer. Rate R550 - R700 p/h', 70_000, 'ZAR', 'hour'],
    ['Java developer, Manila. 45-55K basic', 5_500_000, 'PHP', 'month'],
    ['Java developer. Gross 3200 - 3900 eur, net allowance', 390_000, 'EUR', 'month'],
    ['Java developer, Pune. 24 LPA', 240_000_000, 'INR', 'year'],
  ])('%s', (said, amountMinor, currency, period) => {
    expect(limits(said).rateMax).toEqual({ amountMinor, currency, period })
  })

  test('millions that a company raised are no pay', () => {
    expect(limits('Java developer. We raised $12M.').rateMax).toBeNull()
  })

  test.each([
    'Java developer. The permanent lads look after it.',
    'Java developer. 2 FTE.',
    'Java developer. You cannot do this next to a full-time job elsewhere.',
  ])('%s: no form of engagement', (said) => {
    expect(limits(said).engagement).toEqual([])
  })

  test.each([
    ['Danish? Lovely, never a requirement.', ['da']],
    ['German, since our customers do not speak English.', ['de']],
    ['Portuguese or Spanish is your business.', []],
  ])('%s', (said, codes) => {
    expect(limits(withProfile(said)).languages.map(({ code }) => code)).toEqual(codes)
  })

  test.each([
    ['6+ years, at least 3 of them Python', 'python', 3],
    ['10+ years overall, 6+ in Python', 'python', 6],
  ])('%s', (said, slug, years) => {
    const { mustHave } = reading(`Backend Developer\n\nYour profile\n- ${said}`).criteria
    expect(mustHave.find(({ anyOf }) => anyOf.includes(slug))?.minYears).toBe(years)
  })

  test('the least and the most years', () => {
    expect(reading('Backend Developer\n\nExperience: min. 3, max. 7 yrs').criteria.years).toEqual({ min: 3, max: 7 })
  })

  test.each([
    ['The data science group, who use Perl, will help.', []],
    ['Work alongside specialists in Perl.', []],
    ['Our scripts are in Perl, old and loved. You are not expected to write any.', []],
    ['No Perl experience? No problem.', []],
    ['Perl ppl pls dont apply.', ['perl']],
    ['Perl is strictly forbidden.', ['perl']],
  ])('%s: neither asked nor, unless it says so, refused', (said, refused) => {
    const text = `Backend Developer\n\nYour profile\n- Python and Redis\n\nThe rest\n${said}`
    expect([...musts(text), ...niceToHaves(text)]).not.toContain('perl')
    expect(excluded(text)).toEqual(refused)
  })

  test.each([
    ['React goes without saying.', 'react'],
    ['Django, Flask, Rails - I honestly do not mind.', 'django|flask|ruby-on-rails'],
    ['Snowflake/Databricks/Synapse - one of them in depth', 'snowflake|databricks|synapse'],
    ['Java (we would also consider strong Kotlin people)', 'java|kotlin'],
    ['Selenium or, better, Playwright', 'selenium|playwright'],
    ['Kotlin or Java (Kotlin preferred)', 'kotlin|java'],
    ['ServiceNow or a comparable ITSM tool', 'servicenow'],
    ['A message broker such as Kafka or NATS', 'kafka|nats'],
  ])('%s', (said, group) => {
    expect(musts(`Developer\n\nYour profile\n- ${said}`)).toEqual([group])
  })

  test('what a slash joins is a choice only among things of one kind', () => {
    expect(musts('linux/docker/prometheus, aws/gcp', 'summary')).toEqual([
      'linux',
      'docker',
      'prometheus',
      'aws|google-cloud',
    ])
    expect(musts('python/django, aws/gcp', 'skill')).toEqual(['python', 'django', 'aws|google-cloud'])
  })

  test('labels of a list of skills, in lines or in one', () => {
    for (const text of [
      'must: java\nbonus: kafka\nnot needed: perl, tcl',
      'Must: Java. Bonus: Kafka. Not needed: Perl, Tcl',
    ]) {
      expect(musts(text, 'skill')).toEqual(['java'])
      expect(niceToHaves(text, 'skill')).toEqual(['kafka'])
      expect(excluded(text, 'skill')).toEqual([])
    }
  })

  test('without demands, the first wishes are what is asked for', () => {
    const text =
      'Backend Developer\n\nWhat makes you stand out\n- Python for ten years\n- Redis\n\nExtra plus\n- Kafka\n'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['kafka'])
  })

  test.each([
    ['In exchange you get', []],
    ['Life at Acme', []],
    ['You’ll impress us with', ['kafka']],
    ['It helps if you know', ['kafka']],
    ['Technologies we’ve retired', []],
  ])('%s', (heading, wished) => {
    const text = `${withProfile('')}\n${heading}:\n- Kafka\n`
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(wished)
  })

  test('fields that lost their line breaks are labels', () => {
    const filler = 'The analyst watches alerts for our estate and writes down what happened. '.repeat(3)
    const text = `Req ID: 4711 Title: Security Analyst Location: Dublin, IE Description: ${filler}Requirements: Scripting in Python or PowerShell. Preferred: Splunk. Recruiter: D. Walsh`
    expect(musts(text)).toContain('python|powershell')
    expect(niceToHaves(text)).toContain('splunk')
    expect(limits(text).countries).toEqual(['IE'])
  })

  test.each([
    ['need a platform person who knows k8s', 'platform-engineer'],
    ['looking for a good security guy', 'security-engineer'],
    ['Buisness Analyst for our bank', 'business-analyst'],
    ['Enterprise Architect', 'enterprise-architect'],
  ])('%s', (said, title) => {
    expect(reading(said, 'summary').criteria.titleSlug).toBe(title)
  })

  test('nobody is guessed to be a developer of a framework that is not asked for', () => {
    expect(reading('typescript, tailwind, vite, react', 'skill').criteria.titleSlug).not.toBe('vue-js-developer')
  })

  test.each(['1 FTE', 'graveyard shift', 'clearance EU SECRET', 'initial 6 months', '1 in 5', '220 person-days'])(
    '%s is quoted',
    (said) => {
      expect(
        reading(withProfile(`Terms: ${said}.`))
          .notUnderstood.join('\n')
          .toLowerCase(),
      ).toContain(said.toLowerCase())
    },
  )
})
