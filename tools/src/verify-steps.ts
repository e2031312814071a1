import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from './project-files.ts'

/** The result of one step: counts to add up, and output to show on failure. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly complaint: string
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
  complaint === '' ? { passed: 1, failed: 0, skipped: 0, complaint } : { passed: 0, failed: 1, skipped: 0, complaint }

interface TestReport {
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

/** Runs the tests of some vitest projects to the extent that vitest.config.ts defines; each case counts. */
export async function runTests(extent: 'quick' | 'full', projects: readonly string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-verify-'))
  const file = join(folder, 'report.json')
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const { status, output } = await run('vitest', args, { TEST_RUN: extent })
    return readReport(file, status, output)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readReport(file: string, status: number, output: string): Outcome {
  let report: TestReport
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as TestReport
  } catch (error) {
    return verdict(`${output}\nThe tests left no report: ${String(error)}`)
  }
  const isGood = status === 0 && report.success
  return {
    passed: report.numPassedTests,
    // A file that fails to load, or an error between tests, fails without a failed case.
    failed: isGood ? 0 : Math.max(1, report.numFailedTests),
    skipped: report.numPendingTests + report.numTodoTests,
    complaint: isGood ? '' : `${nameFailures(report)}\n\n${failuresOf(output)}`.trim(),
  }
}

/** Lists failures first, one per line, because a log may be truncated. */
function nameFailures(report: TestReport): string {
  return report.testResults
    .flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(ROOT, name)
      const cases = assertionResults.filter((test) => test.status === 'failed')
      if (cases.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : []
      return cases.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
    })
    .join('\n')
}

const firstLine = (text = ''): string => text.trim().split('\n', 1)[0] ?? ''

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
