import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const read = (text: string) => readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 }).criteria

const mustsOf = (text: string): string[] => read(text).mustHave.map(({ anyOf }) => anyOf.join('|'))
const nicesOf = (text: string): string[] => read(text).niceToHave.map(({ skill }) => skill)
const askedIn = (text: string): string[] => [...mustsOf(text).flatMap((must) => must.split('|')), ...nicesOf(text)]

const REQUIREMENTS = 'Requirements\n- 4+ years with Ruby on Rails\n- PostgreSQL\n- Experience with Redis in production'
const ABOUT_THE_WORK =
  'You will join a team of nine that looks after checkout and invoices. The team ships every day, reviews every change in pairs and writes down what it decides. You will talk to the people who use what you build.'

describe('letters that are no countries', () => {
  test.each([
    'Shipping applications in production with a CI/CD pipeline',
    'You put AI/ML into products, from our office or from home',
    'BA/BS degree in a related field',
    'You work with QA/BA colleagues in one team',
  ])('%s', (line) => {
    expect(read(`Backend Engineer\n\n${line}\n\n${REQUIREMENTS}`).constraints.countries).toEqual([])
  })

  test.each([
    ['Remote in SE/DK/NO', ['SE', 'DK', 'NO']],
    ['Work from home in IE/UK', ['IE', 'GB']],
    ['Candidates based in ME/BA only', ['ME', 'BA']],
  ])('but: %s', (line, countries) => {
    expect(read(`Backend Engineer\n\n${line}\n\n${REQUIREMENTS}`).constraints.countries).toEqual(countries)
  })
})

describe('a product of the employer is not asked for', () => {
  test.each([
    'Backend Engineer\n\nAbout GitLab\nGitLab is used by teams everywhere.\n\nYour tasks\n- Improve GitLab',
    'Backend Engineer\n\nAt GitLab, we work remotely.\n\nYour tasks\n- Run GitLab for our customers',
    'Backend Engineer at GitLab\n\nYour tasks\n- Build the next release of GitLab',
    'Backend Engineer\nCompany: GitLab\n\nYour tasks\n- Build the next release of GitLab',
    'Backend Engineer\n\nGitLab is hiring!\n\nYour tasks\n- Build the next release of GitLab',
  ])('%s', (beginning) => {
    expect(askedIn(`${beginning}\n\n${REQUIREMENTS}`)).not.toContain('gitlab')
  })

  test('but among the demands it is', () => {
    expect(mustsOf(`Backend Engineer\n\nAt GitLab, we work remotely.\n\n${REQUIREMENTS}\n- GitLab`)).toContain('gitlab')
  })

  test('and a product that others make is, too', () => {
    const text = `Backend Engineer\n\nAt Acme, we work remotely.\n\nYour tasks\n- Improve our GitLab\n\n${REQUIREMENTS}`
    expect(askedIn(text)).toContain('gitlab')
  })
})

describe('fields in passing', () => {
  const posting = (task: string): string =>
    `Ruby on Rails Developer\n\n${ABOUT_THE_WORK}\n\nYour tasks\n- ${task}\n\n${REQUIREMENTS}`

  test.each([
    ['Shape our order processing and its failure modes', ['logistics-coordination', 'failure-analysis']],
    ['Estimate effort and follow the budgeting of the team', ['it-budgeting']],
  ])('tasks of other trades: %s', (task, fields) => {
    for (const field of fields) expect(askedIn(posting(task))).not.toContain(field)
  })

  test('a field that is wished for in words stays', () => {
    expect(nicesOf(`${posting('Build features')}\n- Experience with budgeting is a plus`)).toContain('it-budgeting')
  })

  test('technologies of the tasks stay', () => {
    expect(nicesOf(posting('Deploy to Kubernetes'))).toContain('kubernetes')
  })

  test('courses of study are no demands', () => {
    const degree = 'Bachelor degree or above, major in automation, mechatronics, electronics or software'
    const text = `Embedded Software Engineer\n\nRequirements\n- ${degree}\n- C++\n- AUTOSAR`
    expect(mustsOf(text)).toEqual(['cpp', 'autosar'])
  })
})

describe('wishes in strong words', () => {
  const posting = (line: string): string => `Software Engineer\n\nRequirements\n- C++\n- ${line}`

  test.each([
    'Experience with Kafka and Redis is a strong plus',
    'Knowledge of Kafka and Redis would be a strong plus',
    'Kafka, Redis: strong plus',
    'Experience with Kafka and Redis will be highly regarded',
    'Kafka and Redis are a plus',
  ])('%s', (line) => {
    expect(mustsOf(posting(line))).toEqual(['cpp'])
    expect(nicesOf(posting(line)).sort()).toEqual(['kafka', 'redis'])
  })

  test('a strong demand stays one', () => {
    expect(mustsOf(posting('Strong Kafka experience'))).toEqual(['cpp', 'kafka'])
  })

  test('examples after their sign are a choice', () => {
    expect(mustsOf(posting('Experience in programming, e.g., in Rust, Java or Go'))).toEqual(['cpp', 'rust|java|go'])
  })

  test('a long stack without demands asks for its languages and frameworks', () => {
    const stack =
      'Senior Backend Engineer\n\nTech stack\n- Languages: Python, Go\n- Frameworks: Django, Flask\n- Databases: MongoDB, Redis, TimescaleDB, Qdrant\n- Infrastructure: Helm, Sentry, GitLab CI, Terraform'
    expect(mustsOf(stack)).toEqual(expect.arrayContaining(['python', 'go', 'django', 'flask']))
    expect(nicesOf(stack)).toEqual(expect.arrayContaining(['timescaledb', 'qdrant', 'sentry', 'helm']))
  })
})

describe('titles with what they are about', () => {
  test.each([
    ['Software Engineer, Backend', 'back-end-developer'],
    ['Senior Software Engineer (Frontend)', 'front-end-developer'],
    ['Software Engineer II - Android', 'android-developer'],
    ['Software Engineer', 'software-engineer'],
    ['Software Engineer - Munich', 'software-engineer'],
  ])('%s', (title, slug) => {
    expect(read(`${title}\n\n${REQUIREMENTS}`).titleSlug).toBe(slug)
  })

  test('the level of the job that is sought counts for the one in the first line', () => {
    const text = `Ruby on Rails Developer\n\nWe are seeking a Senior Backend Engineer for our team.\n\n${REQUIREMENTS}`
    expect(read(text)).toMatchObject({ titleSlug: 'ruby-on-rails-developer', seniority: 'senior' })
  })

  test('colleagues who did something are not sought', () => {
    const text = `We rebuild our shop. Principal engineers have already designed it.\n\nYou are an active Java developer.\n\n${REQUIREMENTS}`
    expect(read(text).titleSlug).toBe('java-developer')
  })

  test('full-time experience is no full-time job', () => {
    expect(
      read(`Backend Engineer\n\n- 2 years of full-time experience\n\n${REQUIREMENTS}`).constraints.engagement,
    ).toEqual([])
  })

  test('that of a colleague does not', () => {
    const text = `Ruby on Rails Developer\n\nYou work closely with a Senior Backend Engineer.\n\n${REQUIREMENTS}`
    expect(read(text).seniority).toBe('none')
  })
})

describe('pasted in one line', () => {
  const flat =
    '# Backend Engineer We build software for hospitals and their staff. ## Technologies we use - Python, Flask - Jenkins, Terraform ## Requirements - 3+ years of work on web services - Go or Rust - Good knowledge of Kafka - Docker ## Benefits - Free lunch - Bike'

  test('entries end at their hyphens, and sections at the marks of their headings', () => {
    expect(mustsOf(flat).sort()).toEqual(['docker', 'go|rust', 'kafka'])
    expect(nicesOf(flat)).toEqual(expect.arrayContaining(['python', 'terraform']))
  })
})

describe('furniture and other sums', () => {
  test('the languages of a page are not those of the job', () => {
    const text = `Backend Engineer\n\nIn the French version, only offers written in French are displayed.\n\n${REQUIREMENTS}`
    expect(read(text).constraints.languages).toEqual([])
  })

  test('what contracts are worth is no pay', () => {
    const text = `Database Administrator\n\nYou maintain contracts valued in excess of £100,000.\n\n${REQUIREMENTS}`
    expect(read(text).constraints.rateMax).toBeNull()
  })

  test('the picture of a logo asks for no design', () => {
    expect(askedIn(`Backend Engineer\n\nAcme logo\nAcme\nApply now\n\n${REQUIREMENTS}`)).not.toContain('branding')
  })
})

describe('headings that a copy has damaged', () => {
  test.each([
    'DevOps Engineer\n\nMust- Haves\n- Terraform\n- AWS\nNice- to- Haves\n- Redis\n- Kafka',
    'DevOps Engineer\n\nRequirements\n- Terraform\n- AWS, which you have run in production (for years)Nice-to-haves\n- Redis\n- Kafka',
    `DevOps Engineer. ${ABOUT_THE_WORK} Requirements: Terraform and AWS, which you have run in production (for years)Nice-to-haves: Redis and Kafka`,
  ])('%s', (text) => {
    expect(mustsOf(text)).toEqual(expect.arrayContaining(['terraform', 'aws']))
    expect(mustsOf(text)).not.toEqual(expect.arrayContaining(['redis']))
    expect(nicesOf(text)).toEqual(expect.arrayContaining(['redis', 'kafka']))
  })

  test('the slogan of a board opens no list of wishes', () => {
    const text = `Finding the best job has never been easier\nShare\n${ABOUT_THE_WORK}\n4+ years of experience with Ruby on Rails.\nStrong programming skills in Java, Scala, or C++.`
    expect(mustsOf(text)).toContain('java|scala|cpp')
  })

  test('what the employer believes in is no wish', () => {
    const principles = 'What Makes Us Different\nHTTP 200 for business errors\nStatic analysis on every change'
    const text = `Go Developer\n\n${REQUIREMENTS}\nNice to have\n- Kafka\n- Docker\n${principles}`
    expect(nicesOf(text)).toEqual(['kafka', 'docker'])
  })

  test('other advertisements below it are no demands', () => {
    const text = `Embedded Software Engineer. ${ABOUT_THE_WORK} Skills: C++ and AUTOSAR are required. Apply Now Similar Jobs: Java Developer - Pune, PHP Developer - Noida`
    expect(mustsOf(text)).toEqual(['cpp', 'autosar'])
  })
})

describe('words that are no skills here', () => {
  const posting = (line: string): string => `Platform Engineer\n\n${ABOUT_THE_WORK}\n\n${REQUIREMENTS}\n- ${line}`

  test.each([
    ['Networking: ingress, DNS and service mesh', 'ingres'],
    ['Experience with flash memory and its drivers', 'adobe-flash'],
    ['Experience with large-scale data processing systems', 'data-entry'],
    ['You know that a class alone doesn’t make code object-oriented', 'make'],
  ])('%s', (line, slug) => {
    expect(askedIn(posting(line))).not.toContain(slug)
  })

  test.each([
    ['Typing and data processing in our back office', 'data-entry'],
    ['Make, CMake and Bazel', 'make'],
  ])('but: %s', (line, slug) => {
    expect(askedIn(posting(line))).toContain(slug)
  })

  test('nor is a course of study or what every developer does', () => {
    const text = posting('BSc in Computer Science and solid programming skills')
    expect(nicesOf(text)).not.toEqual(expect.arrayContaining(['computer-science']))
    expect(nicesOf(text)).not.toEqual(expect.arrayContaining(['programming']))
  })

  test('nor a company whose products everyone uses', () => {
    const { keywords = [] } = read(posting('Experience with Google and Apple libraries and with SDKs'))
    expect(keywords.map(({ term }) => term)).toEqual([])
  })

  test('nor the trade of a client', () => {
    const client = 'Our client is one of the largest e-commerce companies and serves millions of people every year.'
    expect(askedIn(`Java Developer\n\n${client}\n\n${REQUIREMENTS}`)).not.toContain('e-commerce')
  })
})

describe('examples and kinds in brackets', () => {
  const posting = (line: string): string => `Software Engineer\n\nRequirements\n- C++\n- ${line}`

  test('one example shows the kind', () => {
    const text = posting('Backend frameworks (e.g., Spring Boot)')
    expect(mustsOf(text)).toEqual(['cpp'])
    expect(nicesOf(text)).toContain('spring-boot')
  })

  test('several are a choice', () => {
    expect(mustsOf(posting('Build servers (e.g. Jenkins, GitLab CI)'))).toEqual(['cpp', 'jenkins|gitlab-ci'])
  })

  test('fields only show what is meant', () => {
    const text = posting('Testable designs (e.g. dependency injection, mocking, XCTest)')
    expect(mustsOf(text)).not.toEqual(expect.arrayContaining(['dependency-injection']))
  })

  test('a field names what is similar', () => {
    expect(mustsOf(posting('Comfortable with Terraform (or similar infrastructure-as-code)'))).toEqual([
      'cpp',
      'terraform',
    ])
  })

  test('a platform and its language are both asked for', () => {
    expect(mustsOf(posting('Well versed with Android (Java) development'))).toEqual(['cpp', 'android', 'java'])
  })
})

test('what is not expected of a candidate is no demand', () => {
  const text = `DevOps Engineer\n\n${REQUIREMENTS}\n- Deep system design problem-solving is not expected.`
  expect(askedIn(text)).not.toContain('system-design')
})

describe('headings that end in “if”', () => {
  const below = (heading: string): string[] =>
    mustsOf(
      `Backend Engineer (Go)\n\nWe build software for shops.\n\n${heading}\n- you know PostgreSQL beyond the basics\n- you have run Kafka in production\n`,
    )

  test.each(['We would like to talk to you if', 'Get in touch if', 'We’d love to hear from you if', 'Say hi if'])(
    '“%s” opens demands',
    (heading) => {
      expect(below(heading)).toEqual(['go', 'postgresql', 'kafka'])
    },
  )

  test.each(['It would be a bonus if', 'Also a bonus if'])('“%s” opens none', (heading) => {
    expect(below(heading)).toEqual(['go'])
  })
})
