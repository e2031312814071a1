import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WithRouter } from '../../platform/testing/with-router.tsx'
import { Today } from './today.tsx'

afterEach(cleanup)

function show(number: number, isExact = true) {
  const tasks = Array.from({ length: number }, (_, at) => ({
    does: 'decide' as const,
    requirementId: 'r1',
    requirementTitle: 'Data Engineer',
    aboutJob: null,
    candidate: { id: `c${at}`, name: `Candidate ${at}` },
    since: '2026-11-01T09:00:00.000Z',
    dueAt: null,
    href: `/requirement?id=r${at}`,
  }))
  render(
    <WithRouter>
      <Today tasks={tasks} moreTasks={{ count: 0, isExact }} credits={null} isPage={() => false} hasJobs={false} />
    </WithRouter>,
  )
}

const rows = () => screen.getAllByRole('listitem').length

test('tasks beyond a first screen open below the others, and the button keeps the focus', () => {
  show(14)
  expect(rows()).toBe(12)
  const button = screen.getByRole('button', { name: 'Show 2 more' })
  button.focus()
  fireEvent.click(button)
  expect(rows()).toBe(14)
  expect(document.activeElement?.textContent).toBe('Show fewer')
  expect(screen.queryByText(/There may be more/)).toBeNull()
  fireEvent.click(button)
  expect(rows()).toBe(12)
})

test('a list that may be incomplete says so at its end', () => {
  show(14, false)
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(screen.getByText(/There may be more/)).toBeDefined()
})

test('a list that fits offers nothing more', () => {
  show(12)
  expect(rows()).toBe(12)
  expect(screen.queryByRole('button')).toBeNull()
})
