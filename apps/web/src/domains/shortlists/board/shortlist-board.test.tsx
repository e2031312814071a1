import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anAnswer } from '../../../platform/testing/server.ts'
import type { Requirement } from '../entries/index.ts'
import { ShortlistBoard } from './shortlist-board.tsx'

const NOW = new Date().toISOString()
const REQUIREMENT = '00000000-0000-7000-8000-000000000001'

/** Who is where, the longest in a stage first. */
type Entries = readonly (readonly [name: string, stage: string])[]

/** A board over a server that answers with these of the requested stages, and the stages of each request. */
function aBoard(entries: Entries, funnel: Record<string, number>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const stages = new URL(address, 'http://assay.test').searchParams.get('filter[stage]') ?? ''
    asked.push(stages)
    const found = entries.filter(([, stage]) => stages.split(',').includes(stage))
    return anAnswer(200, {
      data: found.map(([name, stage]) => ({
        type: 'shortlisteds',
        id: name,
        attributes: { stage, stageSince: NOW, owner: null, votes: [], opinions: [], rateConverted: null, mayDo: [] },
        relationships: { candidate: { data: { type: 'candidates', id: `of ${name}` } }, tags: { data: [] } },
      })),
      included: found.map(([name]) => ({
        type: 'candidates',
        id: `of ${name}`,
        attributes: { maskedName: name, legalName: null, headline: 'Engineer', titleName: null, rateExpected: null },
      })),
      meta: { page: { total: found.length } },
    })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const nothing = () => undefined
  render(
    <QueryClientProvider client={client}>
      <ShortlistBoard
        requirement={{ id: REQUIREMENT, funnel } as unknown as Requirement}
        filters={{}}
        matters={new Map()}
        onOpen={nothing}
        onReject={nothing}
        onRestore={nothing}
        onContact={undefined}
      />
    </QueryClientProvider>,
  )
  return { asked, client }
}

test('a board reads all its open columns in one request, and each on its own once something changes', async () => {
  const { asked, client } = aBoard(
    [
      ['K5G3A', 'shortlisted'],
      ['W2RTX', 'decision'],
    ],
    { shortlisted: 1, decision: 1 },
  )
  await screen.findByRole('button', { name: 'K5G3A' })
  expect(screen.getByRole('region', { name: 'Decision' }).textContent).toContain('W2RTX')
  expect(asked).toHaveLength(1)
  await client.invalidateQueries({ queryKey: ['shortlisteds'] })
  expect(asked.slice(1).toSorted()).toEqual(['decision', 'shortlisted'])
})

test('a column that the first request does not hold in full reads its own', async () => {
  const { asked } = aBoard([['K5G3A', 'shortlisted']], { shortlisted: 1, decision: 30 })
  await screen.findByRole('button', { name: 'K5G3A' })
  await waitFor(() => expect(asked.slice(1)).toEqual(['decision']))
})

test('a card that cuts a long name has all of it in its title, and cuts it where its script ends', async () => {
  const long = 'محمد بن عبد الرحمن بن علي الفيصل'
  aBoard([[long, 'shortlisted']], { shortlisted: 1 })
  const name = await screen.findByRole('button', { name: long })
  expect(name.title).toBe(long)
  expect(name.querySelector('[dir=auto]')?.textContent).toBe(long)
})
