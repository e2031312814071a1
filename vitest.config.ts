import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const plain = { environment: 'node' as const, pool: 'forks' as const }

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          ...plain,
          name: 'unit',
          include: [
            'packages/{contracts,jsonapi,ranking-engine,taxonomy}/src/**/*.test.ts',
            '{lab,tools,bench}/src/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      { test: { ...plain, name: 'server', include: ['apps/server/{src,seeds}/**/*.test.ts'] } },
      { test: { ...plain, name: 'journeys', include: ['journeys/src/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
})
