import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

function read(text: string): { title?: string; must?: string; nice?: string; excluded?: string } {
  const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
  const said = {
    title: criteria.titleSlug ?? '',
    must: criteria.mustHave.map(({ anyOf }) => [...anyOf].sort().join('|')).join(' '),
    nice: criteria.niceToHave.map(({ skill }) => skill).join(' '),
    excluded: criteria.unwantedSkills.join(' '),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''))
}

describe('a search of one or a few names means the technologies, however ordinary the words', () => {
  test.each([
    ['react', 'react'],
    ['go', 'go'],
    ['spring node', 'spring node-js'],
    ['need react, node, graphql in Berlin', 'react node-js graphql'],
    ['We need kafka and node', 'kafka node-js'],
    ['Need: 1) react 2) node 3) graphql', 'react node-js graphql'],
    ['node on the back, vue on the front', 'node-js vue-js'],
    ['TypeScript, Next, Prisma', 'typescript next-js prisma'],
    ['backend node no frontend', 'node-js'],
    ['frontend angular (not react), rxjs, ngrx', 'angular rxjs ngrx'],
    ['python dev but also knows go', 'python go'],
    ['embedded linux yocto c', 'embedded-linux yocto c'],
    ['senior r dev, shiny', 'r shiny'],
    ['series c dev tools, java', 'java'],
    ['salt lake city java dev', 'java'],
    ['go getter java dev', 'java'],
    ['java dev, office manager', 'java'],
    ['java dev for express delivery', 'java'],
    ['hardware: FPGA, VHDL or Verilog', 'fpga verilog|vhdl'],
    ['frontend lead (react/next)', 'next-js|react'],
    ['for our shopify store, liquid + some react', 'shopify liquid'],
  ])('%s', (text, must) => {
    expect(read(text).must).toBe(must)
  })

  test.each(['Each cluster node runs Docker', 'You manage pods, node pools, clusters and Kubernetes'])('%s', (text) => {
    expect(read(text).must).not.toContain('node-js')
  })
})

describe('the work that a search opens with names the job', () => {
  test.each([
    ['frontend, react', 'react-developer'],
    ['backend, java, kafka', 'java-developer'],
    ['fullstack, vue, node', 'full-stack-developer'],
    ['fullstack: python, django, react', 'python-full-stack-developer'],
    ['Rust, WebAssembly', 'rust-developer'],
    ['sap abap, s/4hana, fiori', 'sap-abap-developer'],
    ['SRE with Go', 'site-reliability-engineer'],
    ['CTO with Java background', 'cto'],
    ['SDET with Java', 'sdet'],
    ['DBA with Oracle', 'oracle-dba'],
    ['Developer with Go', 'go-developer'],
    ['team lead php', 'php-developer'],
    ['Angular 15+ developer, rxjs', 'angular-developer'],
    ['java 17/21 dev, spring boot 3', 'java-developer'],
  ])('%s: %s', (text, title) => {
    expect(read(text).title).toBe(title)
  })
})

describe('a text opens with what it asks for, whatever is refused behind the comma', () => {
  test.each([
    ['Python, R not wanted', { must: 'python', excluded: 'r' }],
    ['Java devs, PHP unwanted', { title: 'java-developer', must: 'java', excluded: 'php' }],
    ['iOS, Objective-C not required', { must: 'ios' }],
    ['GeoServer, MapServer are not wanted. We need PostGIS.', { must: 'postgis' }],
    ['Designer? No - engineer: TypeScript, React', { must: 'typescript react' }],
    [
      'WordPress developer, Elementor not wanted, WooCommerce',
      { must: 'wordpress woocommerce', excluded: 'elementor' },
    ],
    ['Azure engineer (Bicep not ARM), AKS', { must: 'azure bicep aks' }],
    ['release manager, Jenkins', { title: 'release-manager', must: 'jenkins' }],
    ['Agency? No thanks. We want Java and Spring.', { title: 'java-developer', must: 'java spring' }],
    ['Angular, Foobar, TypeScript', { must: 'angular typescript' }],
    ['sap basis + hana, Frankfurt', { title: 'sap-basis-administrator', must: 'sap-basis sap-hana' }],
    ['Enterprise Architect, TOGAF', { title: 'enterprise-architect', must: 'togaf' }],
    ['Robotics engineer: ROS2, Nav2, C++', { title: 'robotics-engineer', must: 'ros cpp' }],
    ['Elixir dev. Phoenix, LiveView, Postgres.', { title: 'elixir-developer', must: 'elixir phoenix postgresql' }],
  ])('%s', (text, asked) => {
    expect(read(text)).toMatchObject(asked)
    if (!('excluded' in asked)) expect(read(text).excluded).toBeUndefined()
  })
})

test('a place in the name of a product is none', () => {
  const { criteria } = readDescription('Network engineer, BGP, Palo Alto firewalls', gazetteer, {
    door: 'summary',
    today: 20_412,
  })
  expect(criteria.constraints.countries).toEqual([])
  expect(criteria.mustHave.map(({ anyOf }) => anyOf)).toEqual([['bgp'], ['palo-alto']])
})

test('years behind a bracket that describes the work are years of the work', () => {
  const { criteria } = readDescription('Django dev (DRF, Celery, Redis) 3-5y', gazetteer, {
    door: 'summary',
    today: 20_412,
  })
  expect(criteria.years).toEqual({ min: 3, max: 5 })
  expect(criteria.mustHave.every(({ minYears }) => minYears === null)).toBe(true)
})

test('a lead of a field is a lead, and a field of a row between dashes stands alone', () => {
  const text = 'Data lead - dbt Snowflake Looker - 8yrs - Dublin'
  const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
  expect(criteria.seniority).toBe('lead')
  expect(criteria.years).toEqual({ min: 8, max: null })
  expect(criteria.mustHave).toEqual(
    ['dbt', 'snowflake', 'looker'].map((slug) => ({ anyOf: [slug], minYears: null, minEvidence: null })),
  )
})

test.each([
  ['Java developer, Cairo, Kafka', 'EG', 'java kafka'],
  ['Java developer, Lucerne, Kafka', 'CH', 'java kafka'],
  ['Java developer, Vila Nova de Gaia', 'PT', 'java'],
  ['Java developer, Santa Cruz de la Sierra', 'BO', 'java'],
])('a city is no technology: %s', (text, country, must) => {
  const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
  expect(criteria.constraints.countries).toEqual([country])
  expect(criteria.mustHave.map(({ anyOf }) => anyOf.join('|')).join(' ')).toBe(must)
})

test.each([
  ['Java developer, must speak German', []],
  ['Java developer, you must speak German and English', []],
  ['Java developer, must speak to customers in public', ['must speak to customers in public']],
])('a language that was read is not quoted again: %s', (text, notUnderstood) => {
  expect(readDescription(text, gazetteer, { door: 'summary', today: 20_412 }).notUnderstood).toEqual(notUnderstood)
})

test('what is nice to have names no job', () => {
  const text = 'We need a Java developer. Nice to have: AWS Certified Solutions Architect, SAP Basis.'
  const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
  expect(criteria.titleSlug).toBe('java-developer')
  expect(criteria.mustHave.map(({ anyOf }) => anyOf)).toEqual([['java']])
  expect(criteria.niceToHave.map(({ skill }) => skill)).toEqual(['aws-solutions-architect-cert', 'sap-basis'])
})

describe('a list is read to its end, whatever stands in it', () => {
  test.each([
    ['Must have:\nJava\nFoobar\nKafka\nRedis', 'java kafka redis', ['Foobar']],
    ['Requirements:\n- Java\n- Foobar\n- Kafka', 'java kafka', ['Foobar']],
    ['Backend developer, Java, GDPR, Kafka', 'java gdpr kafka', []],
    ['Data privacy engineer, OneTrust, GDPR, Python', 'data-privacy onetrust gdpr python', []],
    ['React developer, e-verify integrations, Node', 'react node-js', ['e-verify integrations']],
    ['Backend developer, Java, SD-WAN, Kafka', 'java sd-wan kafka', []],
    ['Backend developer, Java, SNOMED CT, Kafka', 'java snomed kafka', []],
  ])('%s', (text, must, notUnderstood) => {
    const found = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
    expect(found.criteria.mustHave.map(({ anyOf }) => anyOf.join('|')).join(' ')).toBe(must)
    expect(found.criteria.constraints.countries).toEqual([])
    expect(found.criteria.textWords).toBeUndefined()
    expect(found.notUnderstood).toEqual(notUnderstood)
  })

  test('law about the candidate’s data stays law', () => {
    const text = 'Python developer, Django. By applying you consent to the processing of your data under the GDPR.'
    const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
    expect(criteria.mustHave.map(({ anyOf }) => anyOf.join('|'))).toEqual(['python', 'django'])
  })
})

test.each([
  ['our first backend hire, node, Ghent', { title: 'back-end-developer', must: 'node-js' }],
  ['first frontend hire for a startup, react, 60k', { title: 'front-end-developer', must: 'react' }],
  ['a strategic hire, kafka, Leeds', { must: 'kafka' }],
  ['site reliability, weekends, Tallinn', { title: 'site-reliability-engineer', must: 'sre' }],
  ['mobile development, kotlin, Porto', { title: 'mobile-developer', must: 'kotlin' }],
  ['stakeholder management, sql', { must: 'stakeholder-management sql' }],
  ['Not too senior backend dev, Berlin', { title: 'back-end-developer' }],
  ['not a staff engineer, a backend dev, java', { title: 'back-end-developer', must: 'java' }],
])('who is looked for, by the place to fill or the field of work: %s', (text, asked) => {
  expect(read(text)).toMatchObject(asked)
})

test.each([
  ['Oracle EBS consultant, finance modules (GL, AP, AR, FA), Doha', ['QA'], 'oracle-ebs'],
  ['Java dev, Little Rock, AR', ['US'], 'java'],
  ['Java dev, remote (CO, AR, TX)', ['US'], 'java'],
  ['hw engineer, PCB, Altium, EMC, Eindhoven', ['NL'], 'pcb-design altium'],
  ['storage engineer, EMC VMAX, Eindhoven', ['NL'], 'emc-storage'],
])('letters of modules and of boards are no state and no product: %s', (text, countries, must) => {
  const { constraints } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 }).criteria
  expect(constraints.countries).toEqual(countries)
  expect(read(text).must).toBe(must)
})

test.each([
  ['engineers for a bank, java or rust', { must: 'java|rust' }],
  ['You will work with experts for Kafka. Java.', { must: 'java' }],
  ['Rust (no GUI), STM32', { must: 'rust stm32' }],
  ['Rust (no_std), STM32', { must: 'rust stm32' }],
  ['Kotlin - no GUI, STM32', { must: 'kotlin stm32' }],
  ['Angular (no), React', { must: 'react' }],
  ['Angular (no thanks), React', { must: 'react' }],
  ['Drupal 10 developer, Ghent', { title: 'drupal-developer', must: 'drupal' }],
  ['Hiring manager wants: Kotlin, Spring.', { must: 'kotlin spring' }],
])('what is denied beside a skill is not the skill, nor are those who are sought others: %s', (text, asked) => {
  expect(read(text)).toMatchObject(asked)
})

test('the number of a standard is none of seats, and two letters after “remote” name a country', () => {
  const search = (text: string) => readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
  expect(search('EDI (X12), MuleSoft').seats).toBeUndefined()
  expect(search('Java dev x2, Berlin').seats).toBe(2)
  expect(search('Terraform for 6 months, remote DE').criteria.constraints.countries).toEqual(['DE'])
  expect(search('Remote IO for PLCs').criteria.constraints.countries).toEqual([])
  expect(search('Hiring manager wants: Kotlin, Spring.').criteria.title).not.toBe('Hiring manager wants')
})

test('a verb after a comma is no language', () => {
  expect(read('Go dev, move us from Jenkins to GitLab CI, Berlin').must).not.toContain('move-language')
  expect(read('Solidity, Move, Rust').must).toContain('move-language')
})

test('a level that is denied is not asked for', () => {
  const level = (text: string) =>
    readDescription(text, gazetteer, { door: 'summary', today: 20_412 }).criteria.seniority
  expect(level('Not a senior, a mid-level Java dev')).toBe('mid')
  expect(level('Not too senior backend dev')).toBe('none')
  expect(level('No juniors, a senior Java dev')).toBe('senior')
})

test('what is at most asked of years is said of the person, not of the skill before it', () => {
  const { years, mustHave } = readDescription('frontend dev with Vue, less than 3 years, Lisbon', gazetteer, {
    door: 'summary',
    today: 20_412,
  }).criteria
  expect(years).toEqual({ min: 0, max: 3 })
  expect(mustHave).toMatchObject([{ anyOf: ['vue-js'], minYears: null }])
})

test.each([
  ['Senior Rust engineer, no crypto, remote', ['no crypto']],
  ['Rust engineer, no degree, remote', []],
  ['snowflake and dbt contractor, Amsterdam, 700', ['700']],
])('an item that was not read is quoted: %s', (text, quoted) => {
  expect(readDescription(text, gazetteer, { door: 'summary', today: 20_412 }).notUnderstood).toEqual(quoted)
})

test('skills alone suggest no field of business that none of them belongs to', () => {
  expect(read('rust, go').title).toBe('rust-developer')
  expect(read('java, kafka, docker').title).not.toBe('payments-engineer')
  expect(read('solidity, go').title).toBe('blockchain-developer')
})

test.each([
  ['Software Engineer, Go', 'go-developer'],
  ['Software Engineer, Backend', 'back-end-developer'],
  ['Software Engineer with React', 'react-developer'],
  ['Software Engineer, Salesforce', 'salesforce-developer'],
  ['Software Engineer, Kubernetes, Go', 'software-engineer'],
  ['Software Engineer, AWS', 'software-engineer'],
  ['Software Engineer with SQL', 'software-engineer'],
  ['Software Engineer, Kafka', 'software-engineer'],
])('a software engineer is narrowed by what software is written in: %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test.each([
  ['react dev but no angular, vue ok', 'react vue-js', 'angular'],
  ['react, no angular, vue is fine', 'react vue-js', 'angular'],
  ['java but not spring, quarkus fine', 'java quarkus', 'spring'],
  ['no php, python ok', 'python', 'php'],
])('what is refused is no choice beside what is fine: %s', (text, must, excluded) => {
  expect(read(text)).toMatchObject({ must, excluded })
})

test.each([
  ['Swift dev. Ionic or Flutter are a no-go.', 'swift', 'ionic flutter'],
  ['Swift dev. Frameworks such as Flutter are a no-go.', 'swift', 'flutter'],
  ['Solidity dev w/o Rust', 'solidity', 'rust'],
  ['Windows is a total no-go for us. Ansible.', 'ansible', 'windows'],
  ['No Swift is a no-go. Flutter.', 'swift flutter', undefined],
  ['Lack of Kubernetes is a deal-breaker. AWS.', 'kubernetes aws', undefined],
  ['PHP is not a deal-breaker. TypeScript.', 'typescript', undefined],
  ['Missing React is no dealbreaker. TypeScript.', 'typescript', undefined],
  ['Project manager with PMP, agile certs not needed', 'pmp', undefined],
])('what rules a person out is told from what may be missing: %s', (text, must, excluded) => {
  const { must: asked, excluded: refused } = read(text)
  expect([asked, refused]).toEqual([must, excluded])
})

test.each([
  ['Python developer. Python 5+, SQL, AWS, Docker.', 'python sql aws docker'],
  ['Ruby on Rails Engineer. RoR 6+, Hotwire, RSpec, Sidekiq.', 'ruby-on-rails hotwire rspec sidekiq'],
  ['Java developer. Java 8+, Spring, Kafka.', 'java spring kafka'],
])('a list that repeats the job’s technology asks for all: %s', (text, must) => {
  expect(read(text)).toMatchObject({ must })
  expect(read(text).nice).toBeUndefined()
})

describe('a refused version leaves the skill asked for, and "no SQL" at an end refuses SQL', () => {
  test.each([
    ['Java dev, JUnit 5 not JUnit 4', { title: 'java-developer', must: 'java junit' }],
    ['Vue 3, not Vue 2', { must: 'vue-js' }],
    ['Python 3.10 or newer, not Python 2', { must: 'python' }],
    ['Python dev, FastAPI not Django', { title: 'python-developer', must: 'python fastapi', excluded: 'django' }],
    ['Java developer, no SQL please', { title: 'java-developer', must: 'java', excluded: 'sql' }],
    ['Experience with no SQL databases like MongoDB', { must: 'mongodb' }],
  ])('“%s”', (text, wanted) => {
    expect(read(text)).toEqual(wanted)
  })
})

describe('what is planned helps, and who does not stay is not asked for', () => {
  test.each([
    ['Java developer. Rust is coming in 2027.', { must: 'java', nice: 'rust' }],
    ['Java developer. GraphQL is planned for next year.', { must: 'java', nice: 'graphql' }],
    ['Java developer. Scala people love it here.', { must: 'java', nice: 'scala' }],
    ['Java developer. PHP people usually struggle here.', { must: 'java' }],
    ['Java developer, not necessarily Kafka', { must: 'java' }],
    ['Java developer. A Kafka upgrade is planned; you know Kafka.', { must: 'java kafka' }],
  ])('“%s”', (text, wanted) => {
    expect(read(text)).toEqual({ title: 'java-developer', ...wanted })
  })
})

describe('a field that is refused is quoted, since it excludes no one', () => {
  const quotes = (text: string) => readDescription(text, gazetteer, { door: 'summary', today: 20_412 }).notUnderstood
  test.each([
    ['Java developer, no gambling', ['no gambling']],
    ['Java developer\nno crypto\nSpring', ['no crypto']],
    ['Java developer, no fintech people', ['no fintech people']],
    ['Java developer, no drama', []],
    ['Java developer, no Kafka', []],
    ['Java developer. No travel.', []],
  ])('“%s”', (text, wanted) => {
    expect(quotes(text)).toEqual(wanted)
  })
})
