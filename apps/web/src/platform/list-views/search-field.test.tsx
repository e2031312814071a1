import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A list whose address is changed by the field and by a button that clears the filter. */
function open(): readonly string[] {
  const searched: string[] = []
  function List() {
    const [value, setValue] = useState('')
    const onSearch = (text: string) => {
      searched.push(text)
      setValue(text)
    }
    return (
      <>
        <SearchField label="Search" value={value} onSearch={onSearch} />
        <button type="button" onClick={() => setValue('')}>
          Clear filters
        </button>
      </>
    )
  }
  render(<List />)
  return searched
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('letters appear as they are typed, and the list follows once after a pause', async () => {
  const searched = open()
  for (const value of ['k', 'ka', 'kaf']) {
    type(value)
    expect(field().value).toBe(value)
    await pass(50)
  }
  expect(searched).toEqual([])
  await pass(1_000)
  expect(searched).toEqual(['kaf'])
})

test('Enter and leaving the field need no pause, and the list is not filtered twice', async () => {
  const searched = open()
  type('kaf')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(searched).toEqual(['kaf'])
  type('kafka')
  fireEvent.blur(field())
  expect(searched).toEqual(['kaf', 'kafka'])
  await pass(1_000)
  expect(searched).toHaveLength(2)
})

test('clearing the filter elsewhere empties the field, and nothing that was typed comes back', async () => {
  const searched = open()
  type('kafka')
  await pass(1_000)
  type('kafk')
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(field().value).toBe('')
  await pass(1_000)
  expect(field().value).toBe('')
  expect(searched).toEqual(['kafka'])
})
