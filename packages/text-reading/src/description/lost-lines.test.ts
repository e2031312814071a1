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
