// What vitest reports of a run, and which of its failures may be an accident of timing.

export interface TestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly success: boolean
  readonly testResults: readonly FileReport[]
}

interface FileReport {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages: readonly string[]
  }[]
}

/** More files than these do not fail by accident. */
const MAX_REPEATED_FILES = 5

/**
 * The files of a failed run that are worth a second run, alone: few, and none of them refuted by a random property, whose
 * next run would try other inputs. None if something failed outside of the files.
 */
export function filesToRepeat(report: TestReport): string[] {
  const failed = failedFiles(report)
  const isRefuted = failed.some((file) => problemsOf(file).some(([, message]) => /Property failed after/.test(message)))
  return isRefuted || failed.length > MAX_REPEATED_FILES ? [] : failed.map(({ name }) => name)
}

/** The counts of a run whose failed files all passed when they ran again. */
export function withRepeated(first: TestReport, again: TestReport): TestReport {
  const repeated = new Set(again.testResults.map(({ name }) => name))
  const others = first.testResults.filter(({ name }) => !repeated.has(name))
  const passed = others.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed')
  return { ...first, success: true, numPassedTests: passed.length + again.numPassedTests, numFailedTests: 0 }
}

/** Failures, one per line: file, case, first line of the message. */
export function nameFailures(report: TestReport): string[] {
  return failedFiles(report).flatMap((file) =>
    problemsOf(file).map(([test, message]) =>
      [file.name, ...(test === '' ? [] : [test]), firstLine(message)].join(': '),
    ),
  )
}

const failedFiles = ({ testResults }: TestReport): FileReport[] =>
  testResults.filter(({ status }) => status === 'failed')

/** Cases with their messages; a file that fails to load, or in a hook, has a message and no failed case. */
function problemsOf({ message, assertionResults }: FileReport): [test: string, message: string][] {
  const cases = assertionResults.filter(({ status }) => status === 'failed')
  if (cases.length === 0) return [['', message]]
  return cases.map(({ fullName, failureMessages }) => [fullName, failureMessages[0] ?? ''])
}

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? ''
