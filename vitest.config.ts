import { existsSync, globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { findDebianBinaries } from './apps/server/src/platform/database/postgres-binaries.ts'

const plain = { environment: 'node' as const, pool: 'forks' as const }
const serverTests = 'apps/server/{src,seeds}/**/*.test.ts'

// Only what speaks to the database can differ between two of them.
const databaseTests = globSync(serverTests).filter((path) => /from '.*\/testing\//.test(readFileSync(path, 'utf8')))
const hasPostgres15 = findDebianBinaries() !== null && databaseTests.length > 0
const webSetup = 'apps/web/src/platform/testing/setup.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Long, because a busy machine is no failure; only what hangs ends by it.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          ...plain,
          name: 'unit',
          include: [
            'packages/{contracts,jsonapi,ranking-engine,taxonomy}/src/**/*.test.ts',
            '{lab,tools,bench}/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/{src,build}/**/*.test.{ts,tsx}'],
          setupFiles: existsSync(webSetup) ? [webSetup] : [],
        },
      },
      {
        test: {
          ...plain,
          name: 'server',
          include: [serverTests],
          globalSetup: 'apps/server/src/platform/testing/embedded.setup.ts',
        },
      },
      ...(hasPostgres15
        ? [
            {
              test: {
                ...plain,
                name: 'server on PostgreSQL 15',
                include: databaseTests,
                globalSetup: 'apps/server/src/platform/testing/postgres-15.setup.ts',
              },
            },
          ]
        : []),
      {
        test: {
          ...plain,
          name: 'journeys',
          include: ['journeys/src/**/*.test.ts'],
          globalSetup: 'journeys/src/site.ts',
          testTimeout: 180_000,
        },
      },
    ],
  },
})
