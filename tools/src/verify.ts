// The one check. Prints a line for each step, everything about a failure, and how many passed.
import { findDebianBinaries } from '@assay/server/platform/database/postgres-binaries'
import { type Outcome, runCheck, runTests, runTool } from './verify-steps.ts'
import {
  checkCatalogue,
  checkCitedPaths,
  checkCodeRules,
  checkCommitSubjects,
  checkMachineTraces,
  checkNames,
  checkVoice,
} from './written-checks.ts'

const CRUISED = ['packages', 'apps', 'lab', 'journeys', 'tools', 'bench']

const steps: readonly (readonly [name: string, run: () => Outcome | Promise<Outcome>])[] = [
  ['format', () => runTool('biome', ['format', '--max-diagnostics=50', '.'])],
  ['lint', () => runTool('biome', ['lint', '--error-on-warnings', '--max-diagnostics=50', '.'])],
  ['types', () => runTool('tools/src/check-types.ts', [])],
  [
    'imports',
    () => runTool('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...CRUISED]),
  ],
  ['unused code', () => runTool('knip', ['--no-progress'])],
  ['code rules', () => runCheck(checkCodeRules)],
  ['names', () => runCheck(checkNames)],
  ['voice', () => runCheck(checkVoice)],
  ['commit subjects', () => runCheck(checkCommitSubjects)],
  ['cited paths', () => runCheck(checkCitedPaths)],
  ['error catalogue', () => runCheck(checkCatalogue)],
  ['machine traces', () => runCheck(checkMachineTraces)],
  ['unit tests', () => runTests(['unit', 'web'])],
  ['server tests', () => runTests(['server'])],
  ...(findDebianBinaries()
    ? [['server tests on PostgreSQL 15', () => runTests(['server on PostgreSQL 15'])] as const]
    : []),
  ['journeys', () => runTests(['journeys'])],
]

const total = { passed: 0, failed: 0, skipped: 0 }
for (const [name, run] of steps) {
  const startedAt = performance.now()
  const outcome = await run()
  report(name, outcome, (performance.now() - startedAt) / 1000)
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped
}
if (!findDebianBinaries())
  process.stdout.write('PostgreSQL 15 is not installed here: the database tests ran on the embedded PostgreSQL only.\n')
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`)
process.exitCode = total.failed === 0 ? 0 : 1

function report(name: string, outcome: Outcome, seconds: number): void {
  const failed = outcome.failed > 0 ? `, ${outcome.failed} failed` : ''
  const cases = outcome.passed + outcome.failed > 1 ? `  ${outcome.passed} passed${failed}` : ''
  const sign = outcome.failed === 0 ? 'ok  ' : 'FAIL'
  process.stdout.write(`${sign} ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s${cases}\n`)
  if (outcome.failed > 0) process.stdout.write(`\n${outcome.complaint}\n\n`)
}
