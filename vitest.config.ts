import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { findDebianBinaries } from './apps/server/src/platform/database/embedded/postgres-binaries.ts'
import { LongestFirst } from './tools/src/longest-first.ts'
import { findTemporaryFolder } from './tools/src/temporary-folder.ts'

// `TEST_RUN` is `quick` (npm test), `full` (npm run test:full: what quick leaves out), or nothing: every file, in its quick size.
const run = process.env['TEST_RUN'] ?? ''
const isFull = run === 'full'
const serverTests = 'apps/server/{src,seeds}/**/*.test.ts'
const unitTests = ['packages/!(ui)/src/**/*.test.ts', '{lab,tools,bench}/src/**/*.test.ts', 'scripts/**/*.test.mjs']
const FULL_ONLY = '**/*.full.test.ts'

const hasText = (text: RegExp) => (path: string) => text.test(readFileSync(path, 'utf8'))
// Only tests that use the database can differ between two versions of it. Others, and those of whole programs, which
// start their own PostgreSQL, would be repeated without proving more.
const speaksToDatabase = hasText(/from '.*\/testing\/test-(app|database|demo|interviews)\.ts'/)
const isRepeated = (path: string) => !hasText(/^\/\/ Not repeated on PostgreSQL 15: /m)(path)
// Properties are tried more often, and matrices walked whole, in the full run.
const growsInFull = hasText(/from '(fast-check|.*\/full-run\.ts)'/)
const databaseTests = globSync(serverTests).filter(speaksToDatabase).filter(isRepeated)
const hasPostgres15 = run !== 'quick' && findDebianBinaries() !== null && databaseTests.length > 0
// Those that grow are complete there: the embedded PostgreSQL has had their quick size.
const growOnPostgres15 = isFull && hasPostgres15 ? databaseTests.filter((path) => !path.includes('.full.test.')) : []

/** Every file of those, or in the full run those alone of which the quick run has left something out. */
const chosen = (patterns: string[]) => ({
  include: isFull ? globSync(patterns).filter((path) => path.includes('.full.test.') || growsInFull(path)) : patterns,
  exclude: ['**/node_modules/**', ...(run === 'quick' ? [FULL_ONLY] : []), ...growOnPostgres15],
})

// Node runs our TypeScript without a build. A process for each file would import the whole server each time: the files
// of a project share few. Each has a separate database, and what it opened is closed at its end.
const plain = {
  environment: 'node' as const,
  pool: 'forks' as const,
  isolate: false,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles: ['tools/src/property-runs.setup.ts'],
}
const server = {
  ...plain,
  setupFiles: [...plain.setupFiles, 'apps/server/src/platform/testing/close-after-file.setup.ts'],
}
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache/compiled')
process.env['TMPDIR'] = findTemporaryFolder()

export default defineConfig({
  test: {
    // One more than the processors: a test waits for its database, its browser or a clock. Databases have connections for five.
    maxWorkers: Math.min(5, availableParallelism() + 1),
    sequence: { sequencer: LongestFirst },
    // Long, because a busy machine is no failure; only what hangs ends by it.
    testTimeout: isFull ? 600_000 : 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 90_000 } },
    provide: { isFull, followsQuick: isFull, propertyRuns: isFull ? 1000 : 100 },
    passWithNoTests: true,
    projects: [
      { extends: true, test: { ...plain, ...chosen(unitTests), name: 'unit' } },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          pool: 'forks',
          isolate: false,
          unstubGlobals: true,
          ...chosen(['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/{src,build}/**/*.test.{ts,tsx}']),
          setupFiles: [...plain.setupFiles, 'apps/web/src/platform/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          ...chosen([serverTests]),
          name: 'server',
          globalSetup: 'apps/server/src/platform/testing/embedded.setup.ts',
        },
      },
      ...(hasPostgres15
        ? [
            {
              extends: true as const,
              test: {
                ...server,
                name: 'server on PostgreSQL 15',
                include: databaseTests,
                provide: { isFull, followsQuick: false, propertyRuns: isFull ? 1000 : 100 },
                globalSetup: 'apps/server/src/platform/testing/postgres-15.setup.ts',
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          ...plain,
          ...chosen(['journeys/src/**/*.test.ts']),
          name: 'journeys',
          globalSetup: 'journeys/src/site.ts',
        },
      },
    ],
  },
})
