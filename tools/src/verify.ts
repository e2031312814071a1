// The check in two parts. `npm test` runs before every commit. `npm run test:full` adds what that leaves out:
// PostgreSQL 15, crash tests, a thousand runs of each property, complete matrices, and every journey.
// Prints one line per step, all details of failures, and finally the number of passed checks.
import { availableParallelism } from 'node:os'
import { findDebianBinaries } from '@assay/server/platform/database/embedded/postgres-binaries'
import { type Outcome, runCheck, runTests, runTool } from './verify-steps.ts'
import {
  checkCatalog,
  checkCitedPaths,
  checkClassNames,
  checkCodeRules,
  checkCommitSubjects,
  checkDecisions,
  checkMachineTraces,
  checkNames,
  checkVoice,
} from './written-checks.ts'

type Step = readonly [name: string, run: () => Outcome | Promise<Outcome>]

const CRUISED = ['packages', 'apps', 'lab', 'journeys', 'tools', 'bench']

const staticSteps: readonly Step[] = [
  ['types', () => runTool('tools/src/check-types.ts', [])],
  ['lint and format', () => runTool('biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.'])],
  [
    'imports',
    () => runTool('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...CRUISED]),
  ],
  ['unused code', () => runTool('knip', ['--no-progress'])],
  ['code rules', () => runCheck(checkCodeRules)],
  ['names', () => runCheck(checkNames)],
  ['class names', () => runCheck(checkClassNames)],
  ['voice', () => runCheck(checkVoice)],
  ['commit subjects', () => runCheck(checkCommitSubjects)],
  ['cited paths', () => runCheck(checkCitedPaths)],
  ['decisions', () => runCheck(checkDecisions)],
  ['error catalog', () => runCheck(checkCatalog)],
  ['machine traces', () => runCheck(checkMachineTraces)],
]

const quickSteps: readonly Step[] = [
  ['unit and server tests', () => runTests('quick', ['unit', 'web', 'server'])],
  ['journeys', () => runTests('quick', ['journeys'])],
]

const postgres15 = findDebianBinaries() ? ['server on PostgreSQL 15'] : []
const fullSteps: readonly Step[] = [
  ['unit and server tests', () => runTests('full', ['unit', 'web', 'server', ...postgres15])],
  ['journeys', () => runTests('full', ['journeys'])],
]

const total = { passed: 0, failed: 0, skipped: 0, unstable: 0 }
const isFull = process.argv[2] === 'full'
if (!isFull) await runSteps(staticSteps, availableParallelism())
// The tests use all processors by themselves.
await runSteps(isFull ? fullSteps : quickSteps, 1)
if (isFull && postgres15.length === 0)
  process.stdout.write('PostgreSQL 15 is not installed here: the database tests ran on the embedded PostgreSQL only.\n')
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
const unstable = total.unstable > 0 ? `, ${total.unstable} of them only when they ran again` : ''
process.stdout.write(`\n${total.passed} passed${unstable}, ${total.failed} failed${skipped}\n`)
process.exitCode = total.failed === 0 ? 0 : 1

async function runSteps(steps: readonly Step[], atOnce: number): Promise<void> {
  const queue = [...steps]
  const takeNext = async (): Promise<void> => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) await runStep(step)
  }
  await Promise.all(Array.from({ length: atOnce }, takeNext))
}

async function runStep([name, run]: Step): Promise<void> {
  const startedAt = performance.now()
  const outcome = await run()
  report(name, outcome, (performance.now() - startedAt) / 1000)
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped
  total.unstable += outcome.unstable.length
}

function report(name: string, outcome: Outcome, seconds: number): void {
  const failed = outcome.failed > 0 ? `, ${outcome.failed} failed` : ''
  const cases = outcome.passed + outcome.failed > 1 ? `  ${outcome.passed} passed${failed}` : ''
  const sign = outcome.failed === 0 ? 'ok  ' : 'FAIL'
  process.stdout.write(`${sign} ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s${cases}\n`)
  if (outcome.failed > 0) process.stdout.write(`\n${outcome.complaint}\n\n`)
  for (const each of outcome.unstable) process.stdout.write(`     unstable: ${each}\n`)
}
