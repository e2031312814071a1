import { expect, test } from 'vitest'
import { filesToRepeat, nameFailures, type TestReport, withRepeated } from './test-reports.ts'

const passes = (fullName: string) => ({ fullName, status: 'passed', failureMessages: [] })
const fails = (fullName: string, message: string) => ({ fullName, status: 'failed', failureMessages: [message] })

function aFile(name: string, ...assertionResults: TestReport['testResults'][number]['assertionResults']) {
  const status = assertionResults.some((each) => each.status === 'failed') ? 'failed' : 'passed'
  return { name, status, message: '', assertionResults }
}

function aReport(...testResults: TestReport['testResults']): TestReport {
  const count = (status: string) =>
    testResults.flatMap((file) => file.assertionResults).filter((each) => each.status === status).length
  const success = testResults.every(({ status }) => status === 'passed')
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: 0,
    numTodoTests: 0,
    success,
    testResults,
  }
}

const late = aFile('b.test.ts', passes('two'), fails('three', 'Error: expected 404 to be 200\n  at somewhere'))

test('a file that failed is run again, and its cases count once', () => {
  const first = aReport(aFile('a.test.ts', passes('one')), late)
  expect(filesToRepeat(first)).toEqual(['b.test.ts'])
  expect(nameFailures(first)).toEqual(['b.test.ts: three: Error: expected 404 to be 200'])
  const again = aReport(aFile('b.test.ts', passes('two'), passes('three')))
  expect(withRepeated(first, again)).toMatchObject({ success: true, numPassedTests: 3, numFailedTests: 0 })
})

test('a file that did not load is named by its message', () => {
  const broken = { ...aFile('c.test.ts'), status: 'failed', message: 'Error: connect ECONNREFUSED\nmore' }
  expect(filesToRepeat(aReport(broken))).toEqual(['c.test.ts'])
  expect(nameFailures(aReport(broken))).toEqual(['c.test.ts: Error: connect ECONNREFUSED'])
})

test('a refuted property stands: the next run would try other inputs', () => {
  const refuted = aFile('d.test.ts', fails('sums', 'Error: Property failed after 7 tests\n{ seed: 1 }'))
  expect(filesToRepeat(aReport(late, refuted))).toEqual([])
})

test('many failed files are no accident', () => {
  const files = Array.from({ length: 6 }, (_, at) => aFile(`${at}.test.ts`, fails('one', 'Error: no')))
  expect(filesToRepeat(aReport(...files.slice(0, 5)))).toHaveLength(5)
  expect(filesToRepeat(aReport(...files))).toEqual([])
})
