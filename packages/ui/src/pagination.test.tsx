import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

afterEach(cleanup)

test('on the last page the button to the next keeps the focus, says that it does nothing, and does nothing', () => {
  function Pages() {
    const [page, setPage] = useState(1)
    return (
      <Pagination
        from={page}
        to={page}
        total={2}
        size={25}
        onSize={() => undefined}
        onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
        onNext={page < 2 ? () => setPage(page + 1) : undefined}
      />
    )
  }
  render(<Pages />)
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' })
  expect(next.getAttribute('aria-disabled')).toBe('false')
  act(() => next.focus())
  fireEvent.click(next)
  expect(screen.getByText('2–2 of 2')).toBeTruthy()
  expect(next.matches(':focus:not(:disabled)')).toBe(true)
  expect(next.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(next)
  expect(screen.getByText('2–2 of 2')).toBeTruthy()
})
