import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Search } from '../searches/index.ts'
import { SearchResults } from './search-results.tsx'

afterEach(cleanup)

const FOREIGN = 'We can’t read German in full, only English.'
const aSearch = (changes: Partial<Search>) =>
  ({
    id: '019a0000-0000-7000-8000-000000000001',
    door: 'jobDesc',
    criteria: { mustHave: [], niceToHave: [], mustHaveMode: 'prefer', title: null },
    criteriaCounts: null,
    legend: { skills: {} },
    facets: [],
    lint: [],
    matchedCount: 2,
    poolSize: 10,
    poolChange: null,
    createdAt: new Date(0).toISOString(),
    ...changes,
  }) as unknown as Search

const remark = (code: string, message: string) => ({ code, message, start: null, end: null }) as Search['lint'][number]

function shown(changes: Partial<Search>): string[] {
  const nothing = () => undefined
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  render(
    <QueryClientProvider client={client}>
      <SearchResults
        search={aSearch(changes)}
        view={{ filters: {}, page: 1, size: 25, sort: 'rank' }}
        onView={nothing}
        onOpen={nothing}
        nameLink={() => null}
        onRunAgain={undefined}
        running={false}
      />
    </QueryClientProvider>,
  )
  return screen.queryAllByRole('status').flatMap(({ textContent }) => textContent || [])
}

test('a text in another language is remarked on beside its results, whenever they are opened', () => {
  const absent = remark('absent-skill', 'No candidate has COBOL.')
  expect(shown({ lint: [remark('foreign-language', FOREIGN), absent] })).toEqual([FOREIGN, 'No candidate has COBOL.'])
})

test('remarks that were settled with the criteria stay there', () => {
  const lint = [remark('missing-pay', 'Add the pay.'), remark('boilerplate', 'Left out.')]
  expect(shown({ lint })).not.toContain('Add the pay.')
})
