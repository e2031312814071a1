// Each architecture rule refuses the imports it names, and allows what the style guide does.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, expect, test } from 'vitest'

const configuration = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')
const root = mkdtempSync(join(tmpdir(), 'assay-imports-'))
afterAll(() => rmSync(root, { recursive: true }))

const D = 'apps/server/src/domains'

/** Runs dependency-cruiser on a tree in which each `from` imports its `to`; returns the broken rules of each line. */
async function breaches(
  imports: readonly (readonly [from: string, to: string])[],
  keyword = 'import',
): Promise<string[][]> {
  const home = mkdtempSync(join(root, 'tree-'))
  for (const [, to] of imports) if (to.includes('/')) write(home, to, 'export const answer = 42\n')
  const lines = Map.groupBy(imports, ([from]) => from)
  for (const [from, pairs] of lines) write(home, from, pairs.map(([, to]) => line(from, to, keyword)).join(''))
  const { output } = await cruise(
    ['apps', 'packages', 'lab', 'bench'].filter((folder) => imports.flat().some((path) => path.startsWith(folder))),
    { ...configuration.options, baseDir: home, validate: true, ruleSet: { forbidden: configuration.forbidden } },
  )
  const { violations } = (output as ICruiseResult).summary
  return imports.map(([from, to]) =>
    violations
      .filter((breach) => breach.from === from && [to, `node:${to}`].includes(breach.to))
      .map((breach) => breach.rule.name),
  )
}

function write(home: string, path: string, text: string): void {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}

function line(from: string, to: string, keyword: string): string {
  const path = to.includes('/') ? relative(dirname(from), to) : to
  return `${keyword} { answer as a${Math.abs(hash(to))} } from '${path.startsWith('.') || !to.includes('/') ? path : `./${path}`}'\n`
}

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)

const REFUSED = [
  ['ladder-candidates', `${D}/candidates/list-candidates.ts`, `${D}/search/index.ts`],
  ['ladder-shortlists', `${D}/pipeline/shortlists/shortlist-candidate.ts`, `${D}/pipeline/interviews/index.ts`],
  ['domain-by-front-door', `${D}/search/run-search.ts`, `${D}/candidates/candidates.store.ts`],
  ['part-by-front-door', `${D}/candidates/import/import-rows.ts`, `${D}/candidates/masking/show-candidates.ts`],
  ['parts-below-their-domain', `${D}/candidates/import/import-rows.ts`, `${D}/candidates/index.ts`],
  ['tables-know-tables', `${D}/search/searches.tables.ts`, `${D}/candidates/candidates.rules.ts`],
  ['assembly-by-front-door', 'apps/server/src/reactions.ts', `${D}/search/run-search.ts`],
  ['assembly-by-front-door', 'apps/server/src/cli/import.ts', `${D}/candidates/import-candidates.ts`],
  ['app-lists-routes', 'apps/server/src/app.ts', `${D}/search/searches.store.ts`],
  ['only-app-mounts-routes', 'apps/server/src/main.ts', `${D}/search/searches.routes.ts`],
  ['platform-knows-no-domain', 'apps/server/src/platform/http/errors.ts', `${D}/search/index.ts`],
  ['threads-stay-light', `${D}/ranking/pool/search-pool.worker.ts`, `${D}/taxonomy/index.ts`],
  ['threads-stay-light', `${D}/search/reading/read-text-by.ts`, `${D}/candidates/index.ts`],
  ['only-stores-speak-sql', `${D}/search/run-search.ts`, `${D}/search/searches.tables.ts`],
  ['only-the-edge-speaks-http', `${D}/search/run-search.ts`, 'apps/server/src/platform/http/reply.ts'],
  ['rules-and-policies-are-pure', `${D}/search/searches.policy.ts`, `${D}/search/searches.store.ts`],
  ['groups-stay-with-audits', `${D}/ranking/pool/rank-pool.ts`, `${D}/demographics/index.ts`],
  ['groups-stay-with-audits', 'packages/ranking-engine/src/rank.ts', `${D}/bias-audits/index.ts`],
  ['groups-by-audits-only', `${D}/dashboards/show-dashboard.ts`, `${D}/demographics/index.ts`],
  ['server-never-paints', `${D}/search/searches.resource.ts`, 'packages/ui/src/button.tsx'],
  ['server-and-web-meet-in-contracts', 'apps/web/src/main.tsx', 'apps/server/src/app.ts'],
  ['web-never-ranks', 'apps/web/src/domains/search/results/search-results.tsx', 'packages/ranking-engine/src/rank.ts'],
  ['web-domains-meet-in-routes', 'apps/web/src/domains/search/page.tsx', 'apps/web/src/domains/shortlists/button.tsx'],
  [
    'web-part-by-front-door',
    'apps/web/src/routes/search.tsx',
    'apps/web/src/domains/search/results/search-results.tsx',
  ],
  [
    'web-part-by-front-door',
    'apps/web/src/domains/search/results/list.tsx',
    'apps/web/src/domains/search/matches/match-row.tsx',
  ],
  ['web-flows-down', 'apps/web/src/domains/search/page.tsx', 'apps/web/src/routes/search.tsx'],
  ['web-platform-knows-no-domain', 'apps/web/src/platform/session/session.ts', 'apps/web/src/domains/search/page.tsx'],
  ['one-mouth-to-the-server', 'apps/web/src/domains/search/page.tsx', 'apps/web/src/platform/api.ts'],
  [
    'reading-and-training-stand-on-the-engine',
    'packages/text-reading/src/text/tokenize.ts',
    'packages/contracts/src/searches.ts',
  ],
  ['engine-is-pure', 'packages/ranking-engine/src/rank.ts', 'packages/training/src/grow-tree.ts'],
  ['engine-is-pure', 'packages/ranking-engine/src/rank.ts', 'packages/contracts/src/searches.ts'],
  [
    'engine-layer-kernel',
    'packages/ranking-engine/src/kernel/arena.ts',
    'packages/ranking-engine/src/columns/column.ts',
  ],
  [
    'engine-layer-query',
    'packages/ranking-engine/src/query/pay.ts',
    'packages/ranking-engine/src/retrieval/scan-pool.ts',
  ],
  ['engine-layer-sharing', 'packages/ranking-engine/src/sharing/rounds.ts', 'packages/ranking-engine/src/rank.ts'],
  [
    'engine-folders-have-a-layer',
    'packages/ranking-engine/src/new/new.ts',
    'packages/ranking-engine/src/kernel/bits.ts',
  ],
  ['contracts-stand-on-zod', 'packages/contracts/src/searches.ts', 'packages/taxonomy/src/skills.ts'],
  ['jsonapi-knows-no-domain', 'packages/jsonapi/src/document.ts', 'packages/contracts/src/searches.ts'],
  ['ui-knows-no-domain', 'packages/ui/src/button.tsx', 'packages/contracts/src/searches.ts'],
  ['apps-never-import-the-lab', 'apps/server/src/cli/train.ts', 'lab/src/train.ts'],
  ['no-test-helpers-in-production', `${D}/search/run-search.ts`, 'apps/server/src/platform/testing/clock.ts'],
  ['nothing-unresolvable', `${D}/search/run-search.ts`, 'no-such-package'],
] as const

// One tree for all: each run of dependency-cruiser compiles the rules again.
const refusals = await breaches(REFUSED.map(([, from, to]) => [from, to]))

test.each(REFUSED.map((each, place) => [...each, place] as const))('%s refuses %s → %s', (rule, _from, _to, place) => {
  expect(refusals[place]).toContain(rule)
})

test('type imports obey the same boundaries as value imports', async () => {
  const crossing = [`${D}/candidates/list-candidates.ts`, `${D}/search/index.ts`] as const
  expect(await breaches([crossing], 'import type')).toEqual([['ladder-candidates']])
})

test('circular imports are refused', async () => {
  const there = [`${D}/search/run-search.ts`, `${D}/search/searches.store.ts`] as const
  const back = [there[1], there[0]] as const
  expect((await breaches([there, back])).flat()).toContain('no-cycles')
})

test('the folders of the engine form a fixed order of layers', async () => {
  const E = 'packages/ranking-engine/src'
  const down = [
    [`${E}/rank.ts`, `${E}/retrieval/scan-pool.ts`],
    [`${E}/retrieval/scan-pool.ts`, `${E}/scoring/score-block.ts`],
    [`${E}/scoring/score-block.ts`, `${E}/inverted-index/block.ts`],
    [`${E}/inverted-index/block.ts`, `${E}/kernel/arena.ts`],
  ] as const
  expect((await breaches(down)).flat()).toEqual([])
})

test('a search may import from the routes down to the engine', async () => {
  const walk = [
    ['apps/server/src/app.ts', `${D}/search/searches.routes.ts`],
    [`${D}/search/searches.routes.ts`, `${D}/search/run-search.ts`],
    [`${D}/search/searches.routes.ts`, 'apps/server/src/platform/http/reply.ts'],
    [`${D}/search/run-search.ts`, `${D}/ranking/index.ts`],
    [`${D}/search/run-search.ts`, `${D}/search/searches.store.ts`],
    [`${D}/search/searches.store.ts`, `${D}/search/searches.tables.ts`],
    [`${D}/search/searches.tables.ts`, `${D}/tenants/companies.tables.ts`],
    ['apps/server/src/reactions.ts', `${D}/search/index.ts`],
    ['apps/web/src/routes/search.tsx', 'apps/web/src/domains/search/results/index.ts'],
    ['apps/web/src/domains/search/searches/searches.queries.ts', 'apps/web/src/platform/api.ts'],
  ] as const
  expect((await breaches(walk)).flat()).toEqual([])
})
