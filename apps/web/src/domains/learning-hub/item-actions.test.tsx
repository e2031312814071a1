import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../platform/testing/server.ts'
import { ItemActions } from './item-actions.tsx'
import type { Item } from './items.queries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const item = { id: '1', mayDo: ['submit', 'schedule', 'withdraw'] } as unknown as Item

function show(isDirty = false) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(new URL(url, 'http://assay.test').pathname)
    return anAnswer(200, { data: { type: 'items', id: '1', attributes: {} } })
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ItemActions item={item} isDirty={isDirty} />
    </QueryClientProvider>,
  )
  return sent
}

const namesOf = (buttons: readonly HTMLElement[]) => buttons.map(({ textContent }) => textContent)

test('the permitted steps are buttons, and a press takes the step', async () => {
  const sent = show()

  expect(namesOf(screen.getAllByRole('button'))).toEqual(['Back to draft', 'Schedule…', 'Submit for review'])
  fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  await waitFor(() => expect(sent).toContain('/api/v1/items/1/actions/submit'))
})

test('a scheduled step asks for its time first, and unsaved input is named', async () => {
  const sent = show(true)

  expect(screen.getByText('Save first')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Schedule…' }))
  fireEvent.change(await screen.findByLabelText('Date and time'), { target: { value: '2027-01-04T09:00' } })
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(sent).toContain('/api/v1/items/1/actions/schedule'))
})
