import { expect, test } from 'vitest'
import { foldText } from '../text/fold-text.ts'
import { dateRangesIn } from './resume-dates.ts'

const NOW = 2025 * 12 + 10

function rangesIn(text: string): string[] {
  const month = (value: number) => `${Math.floor(value / 12)}-${String((value % 12) + 1).padStart(2, '0')}`
  return dateRangesIn(foldText(text).lower, NOW).map(
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
  ['01.04.2017 – today', '2017-04..now'],
  ['15.08.2012 - 31.03.2017', '2012-08..2017-03'],
  ['[ 01/03/2019 – Current ]', '2019-03..now'],
  ['15/09/2015 - 28/02/2019', '2015-09..2019-02'],
  ['09/15/2015 - 02/28/2019', '2015-09..2019-02'],
  ['06-2015 to 07-2019', '2015-06..2019-07'],
  ['März 2018 bis April 2021', '2018-03..2021-04'],
  ['seit Mai 2021', '2021-05..now'],
  ['depuis septembre 2020', '2020-09..now'],
  ['févr. 2014 - déc. 2016', '2014-02..2016-12'],
  ['wrzesień 2014 – obecnie', '2014-09..now'],
  ['od stycznia 2019 do maja 2021', '2019-01..2021-05'],
  ['março de 2019 – atualmente', '2019-03..now'],
  ['De mayo de 2016 a marzo de 2020', '2016-05..2020-03'],
  ['settembre 2014 – in corso', '2014-09..now'],
  ['mei 2017 - heden', '2017-05..now'],
  ['From: Jun 2018 To: Till now', '2018-06..now'],
  ['2019–  Manager', '2019-01..now'],
  ['Q3 2020 – Q1 2022', '2020-07..2022-03'],
  ['H2 2019 to present', '2019-07..now'],
  ['Q3/2017 – Q4/2020', '2017-07..2020-12'],
  ['[2018.02 → 2021.05]', '2018-02..2021-05'],
  ['2021-09 to the present day', '2021-09..now'],
  ['Mar 21 - Dec 24', '2021-03..2024-12'],
  ['Sept. 23 - present', '2023-09..now'],
  ['Jan-2019 – Mar-2021', '2019-01..2021-03'],
  ['Nov-19 to till date', '2019-11..now'],
  ['2021, Jan - 2023, Feb', '2021-01..2023-02'],
  ['2023, Feb -   Manager', '2023-02..now'],
  ['04/2022\tnow', '2022-04..now'],
  ['Apr 2018\tMay 2019', '2018-04..2019-05'],
  ['Aug-2017    Jun-2020', '2017-08..2020-06'],
  ['Aug 2017 Jun 2020', '2017-08..2020-06'],
  ['2021-08 – : Acme', '2021-08..now'],
  ['Jun 22 → Dec 23', '2022-06..2023-12'],
  ['July - December 2019', '2019-07..2019-12'],
  ['(June to Aug. 2018)', '2018-06..2018-08'],
  ['From September 2022: Developer', '2022-09..now'],
  ['03/2021 - : Acme', '2021-03..now'],
])('%s', (text, range) => {
  expect(rangesIn(`Clerk, ${text}, Porto`)).toEqual([range])
})

test('a date beside a range is no part of it', () => {
  expect(rangesIn('Jan 2012 - Mar 2014 Apr 2014 - Jun 2016')).toEqual(['2012-01..2014-03', '2014-04..2016-06'])
  expect(rangesIn('Issued Mar 2014 Apr 2015 to Jun 2016')).toEqual(['2015-04..2016-06'])
})

test('all ranges of a text, in order', () => {
  expect(rangesIn('A 2010 - 2012 B 03/2012 - 04/2013 C since 2014')).toEqual([
    '2010-01..2012-01',
    '2012-03..2013-04',
    '2014-01..now',
  ])
})

test.each([
  '1,200 - 2,000 users',
  '$2010 - 2012',
  '2015-06',
  '2019 - 2012',
  '555-2010-2012',
  '2030 - 2035',
  '24/7',
  'email 2015',
  'Windows 2019-',
  'Mar 12 - Apr 15, 2020',
  'from March 12 to March 15',
  'Jul 21 - Jun 3',
  'Won 2018 • 2021.5 points',
  'Ranked 2018 • 2021 again',
])('no range: %s', (text) => {
  expect(rangesIn(text)).toEqual([])
})
