import { expect, test } from 'vitest'
import { dateRangesIn } from './resume-dates.ts'

const NOW = 2025 * 12 + 10

function rangesIn(text: string): string[] {
  const month = (value: number) => `${Math.floor(value / 12)}-${String((value % 12) + 1).padStart(2, '0')}`
  return dateRangesIn(text.toLowerCase(), NOW).map(
    ({ from, to }) => `${month(from)}..${to === null ? 'now' : month(to - 1)}`,
  )
}

test.each([
  ['09/2013 to Current', '2013-09..now'],
  ['Mar 2012 - November 2014', '2012-03..2014-11'],
  ['March 3, 2012 - Nov. 15, 2014', '2012-03..2014-11'],
  ["Sept '15 - Jan '19", '2015-09..2019-01'],
  ['03/15 - 06/18', '2015-03..2018-06'],
  ['2015-18', '2015-01..2018-01'],
  ['2012-2015', '2012-01..2015-01'],
  ['2016-04 - 2018-09', '2016-04..2018-09'],
  ['2016.04 - 2018.09', '2016-04..2018-09'],
  ['summer 2018 - fall 2019', '2018-07..2019-10'],
  ['since May 2019', '2019-05..now'],
])('%s', (text, range) => {
  expect(rangesIn(`Clerk, ${text}, Porto`)).toEqual([range])
})

test('all ranges of a text, in order', () => {
  expect(rangesIn('A 2010 - 2012 B 03/2012 - 04/2013 C since 2014')).toEqual([
    '2010-01..2012-01',
    '2012-03..2013-04',
    '2014-01..now',
  ])
})

test.each(['1,200 - 2,000 users', '$2010 - 2012', '2015-06', '2019 - 2012', '555-2010-2012', '2030 - 2035', '24/7'])(
  'no range: %s',
  (text) => {
    expect(rangesIn(text)).toEqual([])
  },
)
