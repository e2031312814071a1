import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { Popover } from './popover.tsx'

afterEach(cleanup)

test('a popover is a plain button until pressed, and then it is open', async () => {
  render(
    <Popover trigger={<Button>Country</Button>} title="Country">
      Poland
    </Popover>,
  )
  expect(screen.getByRole('button', { name: 'Country' }).getAttribute('aria-haspopup')).toBe('dialog')
  expect(screen.queryByText('Poland')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Country' }))
  expect(await screen.findByText('Poland')).toBeTruthy()
})

test('a popover that opens on hover needs no press', async () => {
  render(
    <Popover trigger={<Button>Why</Button>} onHover>
      Because
    </Popover>,
  )
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Why' }))
  expect(await screen.findByText('Because')).toBeTruthy()
})

test('a menu opens with the first press and acts', async () => {
  const act = vi.fn()
  render(<Menu trigger={<Button>More</Button>} actions={[{ key: 'a', label: 'Rename', onSelect: act }]} />)
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  expect(act).toHaveBeenCalledTimes(1)
})

test('a dialog that was never open is not rendered', async () => {
  const { rerender } = render(<Dialog open={false} onOpenChange={() => undefined} title="Name it" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Dialog open onOpenChange={() => undefined} title="Name it" />)
  expect(await screen.findByRole('dialog', { name: 'Name it' })).toBeTruthy()
})
