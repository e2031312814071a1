import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const read = (text: string) => readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 }).criteria

/** Must-haves and nice-to-haves, each in the order of the alphabet. */
function asked(text: string): string {
  const { mustHave, niceToHave } = read(text)
  const musts = mustHave.map(({ anyOf }) => [...anyOf].sort().join('|')).sort()
  return [musts, niceToHave.map(({ skill }) => skill).sort()].map((list) => list.join(' ')).join(' / ')
}

describe('entries that lost their line breaks are read one by one', () => {
  test.each([
    [
      'Requirements Solid knowledge of Vue Svelte or similar frameworks Experience with Ruby or PHP Knowledge of GraphQL is a plus but not required',
      'php|ruby svelte|vue-js / graphql',
    ],
    [
      'Your profile: Familiar with message brokers like RabbitMQ Experience with Go Kubernetes Experience with Terraform Knowledge of Helm is welcome',
      'go kubernetes rabbitmq terraform / helm',
    ],
    [
      'We expect: Hands-on experience with PostgreSQL and Redis Good command of Docker Ability to explain what you built Experience with Elixir would be an advantage',
      'docker postgresql redis / elixir',
    ],
  ])('%s', (text, wanted) => {
    expect(asked(text)).toBe(wanted)
  })

  test('an emphasis in capitals within a sentence begins no entry', () => {
    expect(asked('You have Proven experience with Java and Strong knowledge of Kafka, and Good skills in Scala.')).toBe(
      'java kafka scala / ',
    )
  })
})

test.each(['You deal with a variety of people and drive the van.', 'First comes an interview with Human Resources.'])(
  'names no trade: %s',
  (text) => {
    expect(read(text).titleSlug).toBeNull()
  },
)

describe('names of people are no skills', () => {
  test.each([
    ['You know Elixir. You report to Julia Swift, Head of Platform.', 'elixir'],
    ['Elixir developer. Questions to Crystal Baker or Ruby Carter.', 'elixir'],
    ['Elixir developer. Pascal Durand will be your manager.', 'elixir'],
    ['Elixir developer. Apply to Prof. Ada Haskell with one letter.', 'elixir'],
    ['Elixir developer who also knows Julia. You lead Swift Development.', 'elixir julia swift'],
    ['Elixir developer with Ruby Experience. Ask for Haskell Experts.', 'elixir haskell ruby'],
  ])('%s', (text, wanted) => {
    expect(asked(text)).toBe(`${wanted} / `)
  })
})

describe('how to apply and where the employer is found ask for nothing', () => {
  test.each([
    'All attached files must be in Adobe PDF or Microsoft Word format.',
    'Please upload your transcripts and an Excel sheet with your grades.',
    'See for yourself on our YouTube channel.',
  ])('%s', (line) => {
    expect(asked(`Elixir developer\n\nYou know Elixir.\n${line}`)).toBe('elixir / ')
  })

  test('formats that are worked with are still asked for', () => {
    expect(asked('You know Elixir, and you must be good in Excel.')).toBe('elixir microsoft-excel / ')
  })
})

describe('how long the work lasts is no experience', () => {
  test.each([
    'The period of employment is 3 years.',
    'The position is for two years, starting in March.',
    'This is a temporary position for 3 years in our working group.',
    'The assistant professorship is a fixed-term position of 4 to 6 years with research and teaching.',
    'The stipend runs for three years. Tenure: Three years',
    'The employment may be extended by two years to finish the working prototype.',
  ])('%s', (line) => {
    expect(read(`Bioinformatician\n\nYou know Python.\n\nTerms\n${line}`).years).toBeNull()
  })

  test.each(['The position requires 3 years of experience.', 'For the position you need at least two years in a lab.'])(
    'but: %s',
    (line) => {
      expect(read(`Bioinformatician\n\nYou know Python.\n\nRequirements\n${line}`).years).not.toBeNull()
    },
  )
})

describe('ordinary words are no names', () => {
  test.each(['We have a bright open office space by the water.', 'The faculties of humanities and law are next door.'])(
    '%s',
    (line) => {
      expect(asked(`Elixir developer\n\nYou know Elixir.\n${line}`)).toBe('elixir / ')
    },
  )

  test.each(['You know Elixir and open office.', 'You know Elixir and OpenOffice.'])('but: %s', (line) => {
    expect(asked(line)).toBe('elixir libreoffice / ')
  })
})

test('a background that is sent away is not asked for', () => {
  expect(asked('Elixir developer. You know Elixir. Skip this if your background is PHP.')).toBe('elixir / ')
})

test.each([
  'It would be a win if you have met GraphQL before.',
  'It would be a real treat if you bring GraphQL.',
  'GraphQL: nice touch.',
])('is only wished for: %s', (line) => {
  expect(asked(`Elixir developer\n\nRequirements\n- Elixir\n- ${line}`)).toBe('elixir / graphql')
})

describe('a heading before bullets in one line begins a section', () => {
  test.each([
    [
      'We offer A long career in a global house. We pay for courses in Perl. Your profile • Solid knowledge of Elixir • Experience with Redis Nice to have • Kafka',
      'elixir redis / kafka',
    ],
    [
      'You write Elixir. What we offer • Courses in Perl • Lunch and fruit Requirements: • Experience with Redis • PostgreSQL at work Good to have • Kafka in small doses',
      'elixir postgresql redis / kafka',
    ],
  ])('%s', (text, wanted) => {
    expect(asked(text)).toBe(wanted)
  })
})

test.each([
  'We gave up on Selenium.',
  'If Selenium is your favorite tool, this is not for you.',
  'Please do not pitch us Selenium.',
])('who or what is turned away is not asked for: %s', (line) => {
  expect(asked(`QA engineer\n\nRequirements: Playwright. ${line}`)).toBe('playwright / ')
})

test.each(['Redis is a door opener.', 'Experience with Redis is looked upon favorably.'])('helps: %s', (line) => {
  expect(asked(`Elixir developer\n\nRequirements\n- Elixir\n- ${line}`)).toBe('elixir / redis')
})

describe('entries of real postings', () => {
  test.each([
    // What is said of an entry that opens with what is known covers its brackets and what stands before them.
    [
      'Familiarity with Kubernetes, and dashboards (Grafana, Datadog) is advantageous',
      'elixir / dashboards datadog grafana kubernetes',
    ],
    ['Experience with Kafka, and a queue (NATS) would be a plus', 'elixir / kafka nats'],
    ['Kafka. Everything else (Helm, Vault) is a plus', 'elixir kafka / helm vault'],
    ['Kafka, Redis (Sentinel) is a plus', 'elixir kafka / redis sentinel'],
    // Parts of a page in brackets are no choice.
    ['Web development (HTML, CSS, JavaScript)', 'css elixir html javascript / '],
    ['Web development (HTML or CSS)', 'css|html elixir / '],
    // A kind of tool, and no refusal.
    ['Knowledge of low/no code Bubble tools', 'bubble elixir / low-code'],
    ['No Bubble', 'elixir / '],
  ])('%s', (line, wanted) => {
    expect(asked(`Elixir developer\n\nRequirements\n- Elixir\n- ${line}`)).toBe(wanted)
  })

  const ABOUT =
    'We build tools for farmers in four countries and have been at it for eleven years. Our office is in the old town, close to the river, and most of us come by bike. We visit our customers twice a year to see what is missing.'

  test.each([
    'You improve our infrastructure',
    'You do the reporting on our infrastructure',
    'You build tools for users',
  ])('words of any posting ask for no field: %s', (line) => {
    expect(asked(`${ABOUT}\n\nTasks\n- ${line}\n- You talk to users\n\nRequirements\n- Elixir\n- Kafka`)).toBe(
      'elixir kafka / ',
    )
  })

  test('a field that is demanded in words stays', () => {
    const text = `${ABOUT}\n\nTasks\n- You talk to users\n\nRequirements\n- Elixir\n- Experience with IT infrastructure is a must`
    expect(asked(text)).toContain('it-infrastructure')
  })
})
