import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CommandPalette } from './command-palette.tsx'

afterEach(cleanup)

function aPalette() {
  const ran = vi.fn()
  const close = vi.fn()
  const command = (id: string, label: string, section: string, keywords?: string) => ({
    id,
    label,
    section,
    ...(keywords !== undefined && { keywords }),
    run: () => ran(id),
  })
  render(
    <CommandPalette
      open
      onOpenChange={close}
      commands={[
        command('dashboard', 'Dashboard', 'Go to'),
        command('history', 'Search history', 'Go to'),
        command('dark', 'Theme: dark', 'Settings', 'theme night'),
      ]}
      fallback={(text) => ({ id: 'find', label: `Find “${text}”`, section: 'Search', run: () => ran(`find ${text}`) })}
    />,
  )
  const box = screen.getByRole('combobox')
  return { ran, close, box, type: (text: string) => fireEvent.change(box, { target: { value: text } }) }
}
const chosen = () =>
  screen
    .getAllByRole('option')
    .find((option) => option.ariaSelected === 'true' || option.getAttribute('aria-selected') === 'true')?.textContent

test('arrows and Enter select every command, wrapping around', () => {
  const { box, ran, close } = aPalette()
  expect(chosen()).toBe('Dashboard')
  fireEvent.keyDown(box, { key: 'ArrowUp' })
  expect(chosen()).toBe('Theme: dark')
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(ran.mock.calls).toEqual([['history']])
  expect(close).toHaveBeenCalledWith(false)
})

test('a few letters find a command, also by its keywords', () => {
  const { type } = aPalette()
  type('sh')
  expect(chosen()).toBe('Search history')
  type('night')
  expect(chosen()).toBe('Theme: dark')
})

test('text that matches no command is offered to the fallback', () => {
  const { type, box, ran } = aPalette()
  type('kafka')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(ran.mock.calls).toEqual([['find kafka']])
})

test('the input names the selected option for screen readers', () => {
  const { box } = aPalette()
  const id = box.getAttribute('aria-activedescendant') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Dashboard')
})

test('results from elsewhere are shown below the matching commands and above the search', () => {
  const ran = vi.fn()
  const asked = vi.fn()
  render(
    <CommandPalette
      open
      onOpenChange={() => undefined}
      onText={asked}
      commands={[{ id: 'jobs', label: 'Jobs', section: 'Go to', run: () => ran('jobs') }]}
      found={[{ id: 'one', label: 'Data Engineer', section: 'Jobs', run: () => ran('one') }]}
      fallback={(text) => ({ id: 'find', label: `Find “${text}”`, section: 'Search', run: () => ran('find') })}
    />,
  )
  const box = screen.getByRole('combobox')
  fireEvent.change(box, { target: { value: 'jo' } })
  expect(asked).toHaveBeenCalledWith('jo')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Jobs',
    'Data Engineer',
    'Find “jo”',
  ])
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(ran.mock.calls).toEqual([['one']])
})
