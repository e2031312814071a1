import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './project-files.ts'
import { filesToRepeat, nameFailures, type TestReport, withRepeated } from './test-reports.ts'

/** The result of one step: counts to add up, and output to show on failure. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly complaint: string
  /** Tests that failed, and passed when they ran again. */
  readonly unstable: readonly string[]
}

/** A tool that passes or fails as a whole. */
export async function runTool(command: string, args: readonly string[]): Promise<Outcome> {
  const { status, output } = await run(command, args)
  return verdict(status === 0 ? '' : output.trim() || `${command} ended with status ${status}.`)
}

/** One of the project's own checks, which returns its complaints. */
export function runCheck(check: () => readonly string[]): Outcome {
  return verdict(check().join('\n'))
}

const verdict = (complaint: string): Outcome =>
  complaint === ''
    ? { passed: 1, failed: 0, skipped: 0, complaint, unstable: [] }
    : { passed: 0, failed: 1, skipped: 0, complaint, unstable: [] }

/**
 * Runs the tests of some vitest projects to the extent that vitest.config.ts defines; each case counts. Files that failed run
 * once more, alone: what passes then is named as unstable and does not fail the step.
 */
export async function runTests(extent: 'quick' | 'full', projects: readonly string[]): Promise<Outcome> {
  const first = await runVitest(extent, projects)
  if (isGood(first)) return outcomeOf(first.report)
  if (first.report === null) return verdict(first.output)
  // An error between tests belongs to no file.
  const files = /⎯ Unhandled /.test(first.output) ? [] : filesToRepeat(first.report)
  const again = files.length > 0 ? await runVitest(extent, projects, ['--maxWorkers=1', ...files]) : null
  if (again === null || !isGood(again)) {
    // A file that fails to load, or an error between tests, fails without a failed case.
    const failed = Math.max(1, first.report.numFailedTests)
    return { ...outcomeOf(first.report), failed, complaint: complaintOf({ ...first, report: first.report }, again) }
  }
  return { ...outcomeOf(withRepeated(first.report, again.report)), unstable: failuresIn(first.report) }
}

interface TestRun {
  readonly status: number
  readonly output: string
  /** None if vitest ended before it had written one. */
  readonly report: TestReport | null
}

async function runVitest(
  extent: 'quick' | 'full',
  projects: readonly string[],
  more: readonly string[] = [],
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-verify-'))
  const file = join(folder, 'report.json')
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more]
  try {
    const ended = await run('vitest', args, { TEST_RUN: extent })
    return { ...ended, report: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestReport) : null }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const isGood = (run: TestRun): run is TestRun & { report: TestReport } =>
  run.status === 0 && run.report?.success === true

const outcomeOf = (report: TestReport): Outcome => ({
  passed: report.numPassedTests,
  failed: 0,
  skipped: report.numPendingTests + report.numTodoTests,
  complaint: '',
  unstable: [],
})

const failuresIn = (report: TestReport): string[] =>
  nameFailures(report).map((line) => line.replace(join(ROOT, '/'), ''))

/** Names all failures first, because a log may be truncated. */
function complaintOf(first: { report: TestReport; output: string }, again: TestRun | null): string {
  const failedTwice = again?.report ? ['Failed again, alone:', ...failuresIn(again.report)] : []
  return [...failuresIn(first.report), ...failedTwice, '', failuresOf(first.output)].join('\n').trim()
}

// The runner lists its tests first; errors follow below a ruled line.
function failuresOf(output: string): string {
  const start = output.search(/^.*⎯ (?:Failed|Unhandled) /m)
  return start < 0 ? output.trim() : output.slice(start).trim()
}

function run(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ status: number; output: string }> {
  const child = spawn(process.execPath, [binary(command), ...args], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ status: status ?? 1, output }))
  })
}

// Package binaries are links to scripts; the project's own scripts are given by path.
const binary = (command: string): string =>
  command.endsWith('.ts') ? join(ROOT, command) : join(ROOT, 'node_modules/.bin', command)
