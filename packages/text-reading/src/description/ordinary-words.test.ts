import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'

interface Said {
  title?: string
  level?: string
  must?: string
  nice?: string
  excluded?: string
}

function read(text: string, door: Door = 'summary'): Said {
  const { criteria } = readDescription(text, gazetteer, { door, today: 20_412 })
  const said: Said = {
    title: criteria.titleSlug ?? '',
    level: criteria.seniority,
    must: criteria.mustHave.map(({ anyOf }) => [...anyOf].sort().join('|')).join(' '),
    nice: criteria.niceToHave.map(({ skill }) => skill).join(' '),
    excluded: criteria.unwantedSkills.join(' '),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '' && value !== 'none'))
}

function readsAs(text: string, { must = '', nice = '', excluded = '' }: Said): void {
  for (const door of ['summary', 'jobDesc'] as const) {
    const found = read(text, door)
    expect({ must: found.must ?? '', nice: found.nice ?? '', excluded: found.excluded ?? '' }).toEqual({
      must,
      nice,
      excluded,
    })
  }
}

describe('where nothing else is named, what is preferred is looked for', () => {
  test.each([
    ['ideally Go or Java', { must: 'go|java' }],
    ['Preferably React or Vue.', { must: 'react|vue-js' }],
    ['Ideally you have used Kafka.', { must: 'kafka' }],
  ])('%s', readsAs)

  test.each([
    ['Java required, Spring preferred', { must: 'java', nice: 'spring' }],
    ['Java, ideally Kotlin', { must: 'java', nice: 'kotlin' }],
    ['Backend dev, Java preferred', { nice: 'java' }],
    ['We need Java. Ideally Kafka.', { must: 'java', nice: 'kafka' }],
    ['Kafka would be nice', { nice: 'kafka' }],
    ['Nice to have: Go or Java', { nice: 'go java' }],
  ])('but: %s', readsAs)
})

describe('a text opens with what it asks for, up to the item that is nice to have', () => {
  test.each([
    ['java spring azure, angular nice to have', { must: 'java spring azure', nice: 'angular' }],
    ['c# azure, angular nice to have', { must: 'c-sharp azure', nice: 'angular' }],
    ['java, spring, azure, angular nice to have', { must: 'java spring azure', nice: 'angular' }],
  ])('%s', readsAs)
})

describe('who may apply, too, widens what the employer uses', () => {
  test.each([
    ['We use React but Vue is fine', 'react|vue-js'],
    ['Our stack is Django, but Flask or FastAPI people are welcome.', 'django|fastapi|flask'],
    ['Our stack is Django, Flask is fine too.', 'django|flask'],
    ['PyTorch; TensorFlow ok too', 'pytorch|tensorflow'],
  ])('%s', (text, must) => readsAs(text, { must }))

  test.each([
    ['We use React but Kafka is fine', 'react'],
    ['Java developers and Python people are welcome', 'java python'],
  ])('but: %s', (text, must) => {
    expect(read(text).must).not.toContain('|')
    expect(read(text).must).toContain(must.split(' ')[0])
  })
})

describe('people who may apply, too, are not what is looked for', () => {
  test.each([
    ['Unreal people can apply too', { nice: 'unreal-engine' }],
    ['Looking for Unity developers. Unreal people can apply too.', { must: 'unity|unreal-engine' }],
  ])('%s', readsAs)

  test.each([
    ['Java developers can apply', { must: 'java' }],
    ['Java developers can apply now', { must: 'java' }],
    ['PHP people are declined', { excluded: 'php' }],
    ['Java developers are declined rarely', { must: 'java' }],
  ])('but: %s', readsAs)
})

describe('what is said no to', () => {
  test.each([
    ['React yes, Angular no.', { must: 'react', excluded: 'angular' }],
    ['React: yes, Angular: no', { must: 'react', excluded: 'angular' }],
    ['AWS only, no Azure, no GCP.', { must: 'aws', excluded: 'azure google-cloud' }],
    ['DevOps with GitLab CI and Terraform, without Jenkins.', { must: 'gitlab-ci terraform', excluded: 'jenkins' }],
    ['Java developer, no Red Hat OpenShift', { must: 'java', excluded: 'openshift' }],
    ['QA automation: Playwright. Cucumber no thanks.', { must: 'test-automation playwright', excluded: 'cucumber' }],
    ['React dev, no thanks to agencies', { must: 'react' }],
  ])('%s', readsAs)

  test.each([
    ['Java developer. Is it Angular? No.', 'java'],
    ['Zabbix, Nagios no', 'zabbix'],
    ['We run our shop without Kubernetes. We need PHP.', 'php'],
    ['Greenfield project, no PHP. You know Go.', 'go'],
    ['React, no doubt about it', 'react'],
    ['Go, no problem if you come from Rust', 'go'],
  ])('but: %s excludes nothing of a description', (text, must) => {
    expect(read(text, 'jobDesc').excluded).toBeUndefined()
    expect(read(text, 'jobDesc').must).toContain(must)
  })
})

describe('denials that take nothing away', () => {
  test.each([
    ['You will not be the only Rust developer; we have three.', 'rust'],
    ["You won't be the only Java engineer", 'java'],
    ['Not only React but also TypeScript.', 'react typescript'],
  ])('%s', (text, must) => readsAs(text, { must }))

  test.each(['You will not be a Rust developer', 'Not a Java engineer'])('but: %s', (text) => {
    expect(read(text).must).toBeUndefined()
  })
})

describe('a field that names the work is no wish', () => {
  test.each([
    ['Python backend', { title: 'python-developer', must: 'python' }],
    ['backend with Go', { title: 'go-developer', must: 'go' }],
    ['full stack (react, node)', { title: 'full-stack-developer', must: 'react node-js' }],
    ['frontend, react', { title: 'react-developer', must: 'react' }],
  ])('%s', (text, said) => {
    expect(read(text)).toEqual(said)
  })

  test('but: a wish for it stays one', () => {
    expect(read('Java developer, frontend is nice to have').nice).toBe('frontend')
  })
})

describe('an ordinary word behind “ideally” is a name', () => {
  test.each([
    ['Java experience, ideally Go.', 'go'],
    ['Java experience, ideally Snort.', 'snort'],
    ['java, ideally chef', 'chef'],
  ])('%s', (text, nice) => readsAs(text, { must: 'java', nice }))

  test.each([
    'Start: ideally Spring. Java developer.',
    'Java developer, ideally express delivery',
    'Ideally you excel at Java.',
    'Ideally, go with Java.',
    'Office days: ideally Monday. Java.',
    'New windows of work, ideally soon. Java.',
  ])('but: %s', (text) => readsAs(text, { must: 'java' }))
})

describe('a title within the name of a certificate is no job', () => {
  test.each([
    ['We need Java and Kafka. AWS Certified Solutions Architect is not required.', { must: 'java kafka' }],
    [
      'Java and Kafka, AWS Certified Solutions Architect a plus',
      { must: 'java kafka', nice: 'aws-solutions-architect-cert' },
    ],
  ])('%s', readsAs)

  test('but: one that a text begins with is', () => {
    expect(read('Certified Kubernetes Administrator, Terraform').title).toBe('kubernetes-engineer')
  })
})

describe('what a task leads to is needed', () => {
  test.each([
    ['rewrite our old Perl scripts in Python', 'python'],
    ['Help us port the shop from PHP to Kotlin', 'kotlin'],
  ])('%s', (text, must) => {
    expect(read(text).must).toBe(must)
  })

  test('but: not what others moved to', () => {
    expect(read('We migrated from Oracle to Postgres years ago. Java developer wanted.', 'jobDesc').must).toBe('java')
  })
})

describe('other spellings of names and titles', () => {
  test.each([
    ['C # developer', { title: 'c-sharp-developer', must: 'c-sharp' }],
    ['C ++ developer', { title: 'cpp-developer', must: 'cpp' }],
    ['Fluent Bit, Loki', { must: 'fluent-bit loki' }],
    ['Senior Engineering Manager', { title: 'engineering-manager', level: 'senior' }],
    ['VP Eng', { title: 'vp-of-engineering', level: 'lead' }],
    ['MLE with PyTorch', { title: 'machine-learning-engineer', must: 'pytorch' }],
    ['QE with Selenium', { title: 'qa-engineer', must: 'selenium' }],
    ['k8s engineer', { title: 'kubernetes-engineer', must: 'kubernetes' }],
    ['Backend: senior Java', { title: 'java-developer', level: 'senior', must: 'java' }],
    ['Solidity auditor', { title: 'smart-contract-auditor', must: 'solidity' }],
  ])('%s', (text, said) => {
    expect(read(text)).toEqual(said)
  })

  test('but: a sign of numbers is none of a language', () => {
    expect(read('Java developer, block C #4').must).toBe('java')
  })
})

test('what is said no to in a search of its own sentence', () => {
  expect(read('React Native engineer. Expo yes. Flutter no.').excluded).toBe('flutter')
  expect(read('Java dev. Groovy nah').excluded).toBe('groovy')
  expect(read('Java dev. No Groovy, no problem.').must).toBe('java')
})

describe('who writes and who may apply besides are not who is looked for', () => {
  test.each([
    ['CTO here, we need a Go dev', 'go-developer'],
    ['Hi, CTO here in Berlin, we need a Rust dev', 'rust-developer'],
    ["I'm the head of data and need two dbt people", 'analytics-engineer'],
    ['Our CTO is looking for two backend developers with Go', 'back-end-developer'],
    ['Vue developer. React devs welcome too.', 'vue-js-developer'],
    ['Frontend developer (Vue). React devs willing to learn Vue are also welcome', 'front-end-developer'],
    ['Django app developer', 'django-developer'],
    ['Web app developer', 'web-developer'],
    ["Looking for my replacement: I'm a DevOps engineer doing Jenkins and Helm", 'devops-engineer'],
  ])('%s', (text, title) => {
    const found = read(text)
    expect([found.title, found.level]).toEqual([title, undefined])
  })

  test.each([
    ['Java developer here in Berlin, Spring', 'java-developer'],
    ['CTO', 'cto'],
    ['CTO for a start-up in Berlin', 'cto'],
    ['Java developers welcome', 'java-developer'],
    ['A data engineer needs SQL and Python', 'data-engineer'],
    ['App developer, Kotlin', 'mobile-developer'],
    ['Hire a data engineer. Data scientists are considered.', 'data-engineer'],
  ])('but: %s', (text, title) => {
    expect(read(text).title).toBe(title)
  })
})

describe('ordinary words beside a name say that it is one', () => {
  test.each([
    ['php dev, some react', { must: 'php', nice: 'react' }],
    ['java, kafka and a bit of go', { must: 'java kafka', nice: 'go' }],
    ['Full stack engineer (React). Backend is Node, a working knowledge is enough.', { must: 'react node-js' }],
    ['Snowflake and dbt (coming from Redshift is OK)', { must: 'snowflake dbt', nice: 'redshift' }],
    ['Someone who writes C, not C++', { must: 'c' }],
    ['VB.NET app developer', { must: 'visual-basic' }],
  ])('%s', readsAs)

  test.each([
    ['java, and have some rest here', { must: 'java' }],
    ['Vitamin C writer for Java', { must: 'java' }],
    ['NetApp storage and Java', { must: 'netapp java' }],
  ])('but: %s', readsAs)
})

describe('a list after a person or a project is no choice', () => {
  test.each([
    ['A data scientist on the engineering side: Python, Airflow, Docker', { must: 'python airflow docker' }],
    ['A developer for a project: Java, Kafka', { must: 'java kafka' }],
    ['One junior (Python, SQL)', { must: 'python sql' }],
  ])('%s', readsAs)

  test.each([
    ['A message broker: Kafka, RabbitMQ', { must: 'kafka|rabbitmq' }],
    ['Some cloud (AWS, Azure)', { must: 'aws|azure' }],
    ['A developer for a JVM language: Java or Kotlin', { must: 'java|kotlin' }],
  ])('but: %s', readsAs)
})

describe('a team that is short of people', () => {
  test.each([['Our payments squad (Kotlin, Kafka) lost two people.', { must: 'kotlin kafka' }]])('%s', readsAs)

  test.each([
    ['You work with the mobile team (Swift). We need Java.', { must: 'java' }],
    ['Our mobile team (Swift) is in Berlin. We need Java.', { must: 'java' }],
  ])('but: %s', readsAs)
})

test('a word on its own says where one should have worked', () => {
  expect(read('QA engineer with Selenium. You lead a team of three. Banking.').nice).toBe('banking')
  expect(read('QA engineer with Selenium. We sell banking software.').nice).toBeUndefined()
})

describe('an expression of a search engine', () => {
  test.each([
    [
      '("software engineer" OR developer) AND (Java OR Kotlin) AND "Spring Boot" NOT manager',
      { title: 'software-engineer', must: 'java|kotlin spring-boot' },
    ],
    [
      'java AND (spring OR quarkus) AND NOT (android OR php)',
      { title: 'java-developer', must: 'java quarkus|spring', excluded: 'android php' },
    ],
    ['"data engineer" AND python AND (aws OR gcp)', { title: 'data-engineer', must: 'python aws|google-cloud' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('words that are no name are searched as they are written', () => {
    const { criteria } = readDescription('"data engineer" AND "project Kestrel"', gazetteer, {
      door: 'summary',
      today: 20_412,
    })
    expect([criteria.titleSlug, criteria.exactWords]).toEqual(['data-engineer', ['project Kestrel']])
  })

  test('but: quotation marks alone hold what is searched by its letters', () => {
    const { criteria } = readDescription('Java, "Spring Boot"', gazetteer, { door: 'skill', today: 20_412 })
    expect(criteria.exactWords).toEqual(['Spring Boot'])
  })
})

describe('names in quotation marks', () => {
  test.each([
    ['Required: "Power BI", "DAX"', { must: 'power-bi dax' }],
    ['Data engineer, “Apache Airflow” experience a must, “Kafka” nice to have', { must: 'airflow', nice: 'kafka' }],
    ['The ideal candidate: "Java" (5+ years), "AWS" (3+ years).', { must: 'java aws' }],
    ['No "Angular" please, "React" only', { must: 'react', excluded: 'angular' }],
  ])('are read as the skills that they name: %s', (text, said) => {
    readsAs(text, said)
    expect(readDescription(text, gazetteer, { door: 'summary', today: 20_412 }).criteria.exactWords).toBeUndefined()
  })

  test.each([
    ['"Kafka"', ['Kafka']],
    ['Backend developer in Go who worked on "project Kestrel"', ['project Kestrel']],
    ['Someone who wrote "Kafka for beginners"', ['Kafka for beginners']],
  ])('but: are found by their letters where they name more, or stand alone: %s', (text, words) => {
    expect(readDescription(text, gazetteer, { door: 'summary', today: 20_412 }).criteria.exactWords).toEqual(words)
  })
})

test.each([
  '3 x Java devs (Kafka) for a banking client in Frankfurt, 12 months, 100% onsite, German C1, max 95€/h all in',
  'URGENT! Java engineers (Kafka), twelve months in Frankfurt with a team of people who know each other well',
])('brackets behind the job that opens a text tell what it asks for: %s', (text) => {
  expect(read(text).must).toBe('java kafka')
})

test('but: brackets behind a team tell what it knows', () => {
  const text =
    'Team: two Java engineers (Kafka), one designer. You bring React and talk to people who know each other well'
  const { must, nice = '' } = read(text)
  expect(must).toContain('react')
  expect(`${must} ${nice}`).not.toContain('kafka')
})

describe('who and what is only named', () => {
  test.each([
    ['Fullstack (Vue3/Nuxt). Not needed: DevOps, we have a team for that', 'full-stack-developer'],
    ['Senior PM for a developer tools company', 'project-manager'],
    ['Developer tools engineer, Go', 'software-engineer'],
  ])('is not the job: %s', (text, title) => {
    expect(read(text).title).toBe(title)
  })

  test.each([
    ['Webflow person, 10 hrs/wk, overlap with London', 8],
    ['React developer, 20 hours a week, overlap w/ PST mornings', 4],
    ['React developer, 4 hrs a day overlap with London', 4],
  ])('hours of a week are not those that are shared: %s', (text, hours) => {
    const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
    expect(criteria.constraints.overlapHours?.hours).toBe(hours)
  })

  test.each([
    ['Product manager, API products, B2B', []],
    ['Java developer, B2B, remote', ['contract']],
    ['Java developer for SaaS, B2B contract', ['contract']],
  ])('business between companies is no contract: %s', (text, engagement) => {
    const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
    expect(criteria.constraints.engagement).toEqual(engagement)
  })
})

describe('parts between bars', () => {
  test('are no choice', () => {
    expect(read('iOS developer | Swift | SwiftUI | Combine').must).toBe('ios swift swiftui combine')
  })

  test('years on their own are those of the whole career', () => {
    const { criteria } = readDescription('React - AWS - 5+ years - contract - remote', gazetteer, {
      door: 'summary',
      today: 20_412,
    })
    expect(criteria.years).toEqual({ min: 5, max: null })
    expect(criteria.mustHave).toEqual([
      expect.objectContaining({ anyOf: ['react'], minYears: null }),
      expect.objectContaining({ anyOf: ['aws'], minYears: null }),
    ])
    expect(criteria.constraints.engagement).toEqual(['contract'])
  })

  test.each([
    ['Flutter guy who knows Firebase', { must: 'flutter firebase' }],
    ['Go developer, must have work authorization', { must: 'go' }],
  ])('%s', readsAs)
})

describe('who may apply if they learn it', () => {
  test.each([
    [
      "Frontend engineer for a Svelte code base. If you've done React or Vue for years and are happy to learn Svelte that's OK too.",
      { must: 'svelte', nice: 'react vue-js' },
    ],
    ['Go developer. If you know Rust and want to learn Go, that is fine.', { must: 'go', nice: 'rust' }],
  ])('%s', readsAs)

  test.each([
    ["Java developer. If you know Kafka, that's a plus.", { must: 'java', nice: 'kafka' }],
    ['If you know Java and Kafka, apply.', { must: 'java kafka' }],
  ])('but: %s', readsAs)
})

test('what a text is about is no talk about the company', () => {
  expect(read("About the gig: our client is growing. It's TypeScript and NestJS.").must).toBe('typescript nest-js')
  expect(read('About us: we build with TypeScript. You know Java.').must).toBe('java')
  expect(read('About us: we build with TypeScript. You will love our Go team.').must).toBeUndefined()
})

test('a level in words', () => {
  expect(read('Data analyst with SQL. Seniority: not a junior, but not super senior either.').level).toBeUndefined()
  expect(read('Firmware in C. We need a senior who has shipped products.').level).toBe('senior')
  expect(
    read('Java developer. You will mentor two juniors and work with a senior who knows Kafka.').level,
  ).toBeUndefined()
})

test('a bracket that says "not only" denies what is in it', () => {
  expect(read('React/TypeScript, minimum 3 years of React (not only Angular)').must).toBe('react typescript')
  expect(read('iOS developer. SwiftUI yes, Flutter never.').excluded).toBe('flutter')
})

test('what lowers the last item of a list is not said of those before', () => {
  const said = read('linux, nginx, a little terraform, on call every third week')
  expect([said.must, said.nice]).toEqual(['linux nginx', 'terraform'])
  const other = read('ops person for our small saas: linux, nginx, a little terraform')
  expect([other.must, other.nice]).toEqual(['saas linux nginx', 'terraform'])
  expect(read('Kdb+ developer. Python helpful, C++ no requirement').must).toBe('kdb-plus')
})

describe('enough of a skill for something', () => {
  test.each([
    ['What you bring\n- Python, and enough Scala to read the old jobs\n- Kafka', { must: 'python scala kafka' }],
    ['Go developer with enough SQL to fix slow queries', { must: 'go sql' }],
  ])('%s', readsAs)

  test('but: what is not known well enough', () => {
    expect(read("Go developer. We don't know enough Rust to judge yours.").must).toBe('go')
  })
})

test('"or similar" ends an item where no list follows', () => {
  expect(
    read('Requirements SQL and dbt or a comparable tool Kafka Experience with Jetson or similar devices C++').must,
  ).toBe('sql dbt kafka nvidia-jetson cpp')
  expect(read('You know Kafka or a similar broker (RabbitMQ)').must).toBe('kafka|rabbitmq')
})
