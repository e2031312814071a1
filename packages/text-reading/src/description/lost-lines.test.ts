import { describe, expect, test } from 'vitest'
import { shippedGazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription, wordsOfLines } from './read-description.ts'

function read(text: string): { must: string[]; nice: string[] } {
  const { criteria } = readDescription(text, shippedGazetteer, { door: 'jobDesc', today: 20_412 })
  return {
    must: criteria.mustHave.map(({ anyOf }) => [...anyOf].sort().join('|')).sort(),
    nice: criteria.niceToHave.map(({ skill }) => skill).sort(),
  }
}

/** As how many lines a text is read. */
function linesOf(text: string): number {
  return wordsOfLines(text, shippedGazetteer).text.clean.trimEnd().split('\n').length
}

const LINES = [
  'Back-end engineer in Leipzig',
  'The old shop was written in Perl and will be switched off next year',
  'Your tasks',
  'Look after the services that send parcels',
  'What you bring',
  'You write Rust every day',
  'You know PostgreSQL and Docker',
  'What would be nice',
  'Terraform or something like it',
  'A year with Kafka',
  'What we offer',
  'Thirty days of leave and a desk by the window',
]
const ASKED = { must: ['docker', 'postgresql', 'rust'], nice: ['kafka', 'terraform'] }

describe('a posting whose line breaks were replaced', () => {
  test.each([
    ['bullets', ' • '],
    ['hyphens', ' - '],
    ['dashes', ' – '],
    ['semicolons', '; '],
    ['two blanks', '  '],
    ['bars', ' | '],
    ['marks of quotations', ' > > '],
    ['the letters of a line break', '\\n'],
    ['nothing', ''],
  ])('by %s is read as with its lines', (_, separator) => {
    expect(read(LINES.join('\n'))).toEqual(ASKED)
    expect(read(LINES.join(separator))).toEqual(ASKED)
  })

  test('by tags that were encoded is read as with its lines', () => {
    expect(read(LINES.map((line) => `&lt;p&gt;${line}&lt;/p&gt;`).join(''))).toEqual(ASKED)
  })

  test('keeps names of several capitals whole', () => {
    const names = LINES.map((line) => line.replace('Rust', 'JavaScript').replace('Kafka', 'BigQuery'))
    expect(read(names.join(''))).toEqual({
      must: ['docker', 'javascript', 'postgresql'],
      nice: ['bigquery', 'terraform'],
    })
  })

  test('shows what it read where it stands', () => {
    const text = LINES.join('')
    const { spans } = readDescription(text, shippedGazetteer, { door: 'jobDesc', today: 20_412 })
    const said = spans.map(({ start, end }) => text.slice(start, end))
    expect(said).toEqual(expect.arrayContaining(['Rust', 'PostgreSQL', 'Docker', 'Terraform', 'Kafka']))
  })
})

describe('what stands between other words than headings is no lost line', () => {
  const AROUND = ['Requirements', 'Skills', 'Benefits', 'What we offer', 'Nice to have']
  const repeated = (text: string): string => `${text} `.repeat(9)

  test.each([
    ['hyphens of prose', repeated('We build routes - not parcels - and we like it - most days.')],
    ['dashes of ranges', repeated('Monday – Friday, 9 – 17, from 4000 – 5000, Leipzig – Halle.')],
    ['slashes', repeated('CI / CD, UX / UI, and / or, full / part time, TCP / IP.')],
    ['semicolons', repeated('Rust; Go; Kafka is a plus; Docker is required; we offer a desk;')],
    ['labels', repeated('Must: Rust; PostgreSQL | Nice: Kafka; Terraform | Offer: a desk; a lamp')],
    ['bars between skills', repeated('Rust | Go | Kafka | Docker | Terraform | Linux')],
    ['bullets between entries', repeated('• You know Rust • You know Go • You know Linux')],
    ['multiplied stars', repeated('5 * 3 * 2 ratings ** and * stars * of * reviews')],
    ['two blanks after sentences', repeated('We build routes.  You write Rust.  We pay well.')],
    ['marks of comparison', repeated('speed > features > looks > comfort > price > fame')],
    [
      'headings within sentences',
      repeated(`${AROUND.join(' and ')} are words of postings - as we know - and no more.`),
    ],
    [
      'capitals within names',
      repeated('JavaScript, TypeScript, PostgreSQL, GitHub, LinkedIn, BigQuery, GraphQL, DevOps.'),
    ],
    [
      'names of companies',
      repeated('PayPal, YouTube, HubSpot and DocuSign are customers of ours in all of these lands.'),
    ],
    ['full stops without a blank', repeated('We use ASP.NET, Node.JS, Vue.js and Next.js, version 3.2.1 or later.')],
    ['letters of plurals', repeated('PMs, QAs, APIs, PRs, SDKs, KPIs, SLAs and OKRs all matter to our POs and CTOs.')],
    ['paths', repeated('C:\\new\\notes and D:\\node\\names hold what we need for the tests')],
  ])('%s', (_, text) => {
    expect(linesOf(text)).toBe(1)
  })

  test('nor do lines that a text still has change', () => {
    const text = LINES.map((line) => `${line} - and so on - as before`).join('\n')
    expect(linesOf(text)).toBe(LINES.length)
  })
})

describe('bullets that word processors left as letters', () => {
  const LIST = (mark: string): string =>
    `Developer needed by our client in Columbus, who moves freight by rail and by road all over the country and has done so for long. Responsibilities ${mark} Develop services in house ${mark} Work with the QA team ${mark} Support production Requirements ${mark} Five years of Java ${mark} Spring Boot ${mark} Oracle ${mark} Kafka It helps if you know ${mark} Angular ${mark} AWS Benefits ${mark} Dental`

  test.each(['o', '+', '§', '•', '-'])(
    '“%s” begins entries, and words that lead into a list end the one before',
    (mark) => {
      expect(read(LIST(mark))).toEqual({
        must: ['java', 'kafka', 'oracle-database', 'spring-boot'],
        nice: ['angular', 'aws'],
      })
    },
  )

  test('plus signs between names are none', () => {
    expect(read('Developer with C + Python + Go. Kafka a plus.').must).toEqual(['c', 'go', 'python'])
  })
})

describe('a name that the end of a line cut in two', () => {
  test.each([
    ['Post-\ngreSQL', 'postgresql'],
    ['Elastic- search', 'elasticsearch'],
    ['Power-\n  Shell', 'powershell'],
    ['Java-\nScript', 'javascript'],
  ])('“%s” is read whole', (name, slug) => {
    expect(read(`Developer. You know ${name} well.`).must).toEqual([slug])
  })

  test('names joined by hyphens of their own stay apart', () => {
    expect(read('Developer. You know SQL- and Java-based systems.').must).toEqual(['java', 'sql'])
  })
})

describe('a heading that enumerates', () => {
  test('opens its section in spite of its commas', () => {
    const text = `Network Engineer

Duties
Work with the cloud team on Azure

Knowledge, skills and abilities needed to do this job
- Juniper
- CCNP or equivalent`
    expect(read(text).must).toEqual(['ccnp', 'juniper'])
  })
})

describe('short names and what surrounds them', () => {
  test('TS beside a clearance is top secret', () => {
    expect(read('Administrator. Active Secret clearance (TS eligible), TS/SCI preferred. Ansible.').must).not.toContain(
      'security-clearance|typescript',
    )
    expect(read('Developer. You speak TS and React.').must).toEqual(['react', 'typescript'])
  })

  test('GCP beside clinical trials is no cloud', () => {
    expect(read('Statistician. You know R, SAS and ICH-GCP.').must).toEqual(['r', 'sas'])
    expect(read('Developer. You know Go and GCP. We sell clinical data.').must).toEqual(['go', 'google-cloud'])
  })
})

describe('what is asked on top', () => {
  test.each([
    'If you on top of that have worked with Kafka, we will be extra glad to hear from you.',
    'If you have also worked with Kafka, we will be happy to hear from you.',
  ])('“%s” is nice to have', (sentence) => {
    expect(read(`Engineer. You need Python and Docker. ${sentence}`)).toEqual({
      must: ['docker', 'python'],
      nice: ['kafka'],
    })
  })

  test('an invitation alone asks', () => {
    expect(read('If you have worked with Kafka for three years, we will be happy to hear from you.').must).toEqual([
      'kafka',
    ])
  })

  test('a skill beside GDPR is no legal text', () => {
    expect(read('Database Manager. You will have: SQL to write your own queries and an eye for GDPR.').must).toEqual([
      'gdpr',
      'sql',
    ])
    expect(read('Python developer, Django. We process your application data in line with the GDPR.').must).toEqual([
      'django',
      'python',
    ])
  })
})
