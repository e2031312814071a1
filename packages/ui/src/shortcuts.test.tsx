import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useShortcuts } from './shortcuts.ts'

afterEach(cleanup)

function aPage() {
  const act = vi.fn()
  function Page() {
    useShortcuts({ j: () => act('j'), 'mod+k': () => act('palette') })
    return <input aria-label="Box" />
  }
  render(<Page />)
  return act
}

test('a key acts on the page, but not while the user types', () => {
  const act = aPage()
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(screen.getByLabelText('Box'), { key: 'j' })
  expect(act.mock.calls).toEqual([['j']])
})

test('keys with Ctrl or ⌘ act everywhere, and differ from the bare key', () => {
  const act = aPage()
  fireEvent.keyDown(screen.getByLabelText('Box'), { key: 'k', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true })
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true })
  expect(act.mock.calls).toEqual([['palette'], ['palette']])
})

test('the second key of a sequence comes before a key of the page, and a key for all pages after it', () => {
  const act = vi.fn()
  function Layout() {
    useShortcuts({ j: () => act('all pages'), k: () => act('all pages') }, true, 'last')
    useShortcuts({ r: () => act('sequence') }, true, 'first')
    return null
  }
  function Page() {
    useShortcuts({ j: () => act('page'), r: () => act('page') })
    return null
  }
  render(
    <>
      <Layout />
      <Page />
    </>,
  )
  for (const key of ['r', 'j', 'k']) fireEvent.keyDown(document.body, { key })
  expect(act.mock.calls).toEqual([['sequence'], ['page'], ['all pages']])
})

test('the space bar presses what has the focus, and acts on the page elsewhere', () => {
  const act = vi.fn()
  function Page() {
    useShortcuts({ ' ': () => act('peek') })
    return (
      <>
        <button type="button">Star</button>
        <input type="checkbox" aria-label="Select" />
        <a href="#row">Row</a>
      </>
    )
  }
  render(<Page />)
  for (const own of [screen.getByRole('button'), screen.getByRole('checkbox')]) fireEvent.keyDown(own, { key: ' ' })
  expect(act).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('link'), { key: ' ' })
  expect(act.mock.calls).toEqual([['peek']])
})
