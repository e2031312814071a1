import { expect, test } from 'vitest'
import { aPdfOf } from '../testing/documents/test-documents.ts'
import { readPdf } from './read-pdf.ts'

/** Left edge, height above the lower edge, text, font size. */
type Placed = readonly [number, number, string, number?]

/** A page on which the lines are written in this order. */
async function read(lines: readonly Placed[]): Promise<string[]> {
  const stream = lines.map(([x, y, text, size = 10]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`).join(' ')
  const text = await readPdf(
    aPdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]),
  )
  return text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())
}

const head: Placed[] = [
  [200, 740, 'Ana Lima', 20],
  [200, 715, 'Web Developer'],
]
const work: Placed[] = [
  [200, 680, 'EXPERIENCE'],
  [200, 655, 'Web Developer'],
  [200, 641, 'Acme, 2019 - 2023'],
  [200, 610, 'Tester'],
  [200, 596, 'Other, 2017 - 2019'],
]
const beside: Placed[] = [
  [40, 672, 'SKILLS'],
  [40, 648, 'React'],
  [40, 634, 'Cypress'],
  [40, 603, 'LANGUAGES'],
  [40, 579, 'German C1'],
]
const wordsOf = (lines: readonly Placed[]) => lines.map(([, , text]) => text)
const [name, title] = head as [Placed, Placed]

test('boxes that were drawn in any order are read column by column, the name first', async () => {
  const [a, b, c, d, e] = work as [Placed, Placed, Placed, Placed, Placed]
  const [p, q, r, s, t] = beside as [Placed, Placed, Placed, Placed, Placed]
  const drawn = [e, t, b, q, name, s, d, p, a, r, title, c]
  expect(await read(drawn)).toEqual(wordsOf([...head, ...work, ...beside]))
})

test('columns that were printed line by line are read one after the other', async () => {
  const printed = [...head, ...work, ...beside].sort(([, one], [, other]) => other - one)
  expect(await read(printed)).toEqual(wordsOf([...head, ...work, ...beside]))
})

test('columns that were written one after the other stay in that order', async () => {
  expect(await read([...beside, ...head, ...work])).toEqual(wordsOf([...beside, ...head, ...work]))
})

test('the rows of a table stay together', async () => {
  const rows = ['2019 - 2023', '2017 - 2019', '2015 - 2017', '2013 - 2015', '2011 - 2013'].flatMap((dates, row) => [
    [40, 700 - 40 * row, dates] as const,
    [160, 700 - 40 * row, `Job ${row}`] as const,
    [160, 686 - 40 * row, `Task ${row}`] as const,
  ])
  const lines = [0, 1, 2, 3, 4].flatMap((row) => [`${wordsOf(rows)[row * 3]} Job ${row}`, `Task ${row}`])
  expect(await read(rows)).toEqual(lines)
})

test('dates on the right that were written before the page are read in their rows', async () => {
  const dates: Placed[] = [
    [500, 655, '2019 - 2023'],
    [500, 610, '2017 - 2019'],
  ]
  const rest: Placed[] = [
    [40, 740, 'Ana Lima'],
    [40, 655, 'Web Developer'],
    [40, 641, 'Acme'],
    [40, 610, 'Tester'],
    [40, 596, 'Other'],
  ]
  const lines = ['Ana Lima', 'Web Developer 2019 - 2023', 'Acme', 'Tester 2017 - 2019', 'Other']
  expect(await read([...dates, ...rest])).toEqual(lines)
})

test('dates that are broken in a narrow cell are read whole', async () => {
  const cells: Placed[] = [
    [160, 640, 'Tester'],
    [40, 686, '- 2023'],
    [160, 700, 'Web Developer'],
    [40, 640, '2017'],
    [160, 626, 'Other'],
    [40, 626, '- 2019'],
    [160, 686, 'Acme'],
    [40, 700, '2019'],
  ]
  expect(await read(cells)).toEqual(['2019 - 2023', 'Web Developer', 'Acme', '2017 - 2019', 'Tester', 'Other'])
})
