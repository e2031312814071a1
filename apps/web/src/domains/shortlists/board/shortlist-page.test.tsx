import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anAnswer } from '../../../platform/testing/server.ts'
import { ShortlistPage } from './shortlist-page.tsx'

const JOB = '00000000-0000-7000-8000-000000000001'

test('a chosen job waits for its tags, but not for the jobs to choose from', async () => {
  const asked: string[] = []
  let answerTags = (_: Response): void => undefined
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname } = new URL(address, 'http://assay.test')
    asked.push(pathname)
    if (pathname.endsWith(`/${JOB}`))
      return Promise.resolve(anAnswer(200, { data: { type: 'requirements', id: JOB, attributes: { title: 'Baker' } } }))
    return new Promise<Response>((resolve) => {
      if (pathname.endsWith('/tags')) answerTags = resolve
    })
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShortlistPage chosen={JOB} onChoose={() => undefined} requirements={null}>
        {({ title }) => <p>Candidates of {title}</p>}
      </ShortlistPage>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining([`/api/v1/requirements/${JOB}`, '/api/v1/tags'])))
  expect(screen.queryByText('Candidates of Baker')).toBeNull()
  answerTags(anAnswer(200, { data: [] }))
  await screen.findByText('Candidates of Baker')
})
