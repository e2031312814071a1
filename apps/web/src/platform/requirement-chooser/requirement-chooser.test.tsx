import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../testing/server.ts'
import { RequirementChooser, type RequirementChooserProps } from './requirement-chooser.tsx'

const TITLES = ['Backend Engineer', 'Data Engineer', 'Zookeeper']
const LONG_AGO = { type: 'requirements', id: 'old', attributes: { title: 'Archivist', state: 'open', funnel: {} } }

let asked: URL[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    asked.push(url)
    if (url.pathname.endsWith('/old')) return anAnswer(200, { data: LONG_AGO })
    const text = url.searchParams.get('filter[search]') ?? ''
    const data = TITLES.filter((title) => title.toLowerCase().includes(text.toLowerCase())).map((title) => ({
      type: 'requirements',
      id: title,
      attributes: { title, state: 'open', funnel: { shortlisted: 3 } },
    }))
    return anAnswer(200, { data, meta: { page: { total: data.length } } })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(more: Partial<RequirementChooserProps> = {}) {
  const onChoose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RequirementChooser label="Job" value="" onChoose={onChoose} {...more} />
    </QueryClientProvider>,
  )
  return { onChoose, box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Job' }) }
}

test('requests twenty jobs, and only the fields it shows', async () => {
  show({ states: ['open', 'paused'] })
  await waitFor(() => expect(asked).toHaveLength(1))
  const { searchParams } = asked[0] ?? new URL('http://none')

  expect(Object.fromEntries(searchParams)).toEqual({
    'filter[state]': 'open,paused',
    sort: '-createdAt',
    'page[size]': '20',
    'fields[requirements]': 'title,state,funnel',
  })
})

test('finds by typing and selects with the keyboard', async () => {
  const { onChoose, box } = show()
  box.focus()
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  await screen.findAllByRole('option')
  fireEvent.input(box, { target: { value: 'zoo' } })
  expect(screen.queryByRole('option', { name: 'Backend Engineer' })).toBeNull()
  expect(await screen.findByRole('option', { name: 'Zookeeper' })).toBeDefined()
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.keyDown(box, { key: 'Enter' })

  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'Zookeeper', title: 'Zookeeper' }))
})

test('a job that is not among the newest still has its name', async () => {
  const { box } = show({ value: 'old' })
  await waitFor(() => expect(box.value).toBe('Archivist'))
})

test('if clearing is allowed, a button says so and clears the selection', async () => {
  const { onChoose, box } = show({ value: 'Data Engineer', none: 'All jobs' })
  await waitFor(() => expect(box.value).toBe('Data Engineer'))
  fireEvent.click(screen.getByRole('button', { name: 'All jobs' }))

  expect(onChoose).toHaveBeenCalledWith(null)
})
