import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

test('arrows, Home and End move between the tabs and move the focus along', () => {
  function Page() {
    const [value, setValue] = useState('lines')
    const tabs = ['lines', 'bars', 'table'].map((each) => ({ value: each, label: each, panel: `the ${each}` }))
    return <Tabs label="Depth" value={value} onChange={setValue} tabs={tabs} />
  }
  render(<Page />)
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key })
  expect(screen.getByRole('tabpanel').textContent).toBe('the lines')
  press('ArrowLeft')
  expect(screen.getByRole('tabpanel').textContent).toBe('the table')
  press('ArrowRight')
  press('ArrowRight')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('bars')
  expect(document.activeElement?.textContent).toBe('bars')
  press('End')
  press('Home')
  expect(screen.getByRole('tabpanel').textContent).toBe('the lines')
})
