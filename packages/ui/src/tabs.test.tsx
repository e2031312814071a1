import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

test('arrows, Home and End move between the tabs and move the focus along', async () => {
  function Page() {
    const [value, setValue] = useState('lines')
    const tabs = ['lines', 'bars', 'table'].map((each) => ({ value: each, label: each, panel: `the ${each}` }))
    return <Tabs label="Depth" value={value} onChange={setValue} tabs={tabs} />
  }
  render(<Page />)
  const press = async (key: string, shown: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe(`the ${shown}`))
    expect(document.activeElement?.textContent).toBe(shown)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(shown)
  }
  expect(screen.getByRole('tablist', { name: 'Depth' })).toBeTruthy()
  expect(screen.getByRole('tabpanel').textContent).toBe('the lines')
  act(() => screen.getByRole('tab', { selected: true }).focus())
  await press('ArrowLeft', 'table')
  await press('ArrowRight', 'lines')
  await press('ArrowRight', 'bars')
  await press('End', 'table')
  await press('Home', 'lines')
})
