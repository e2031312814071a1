import { emptyCriteria } from '@assay/contracts/search-criteria'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LimitsEditor } from './limits-editor.tsx'

const asking = (countries: readonly string[]) => ({
  ...emptyCriteria,
  constraints: { ...emptyCriteria.constraints, countries: [...countries] },
})

test('all countries of a region are one chip, which removes them together', () => {
  const onChange = vi.fn()
  const eu = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')
  render(<LimitsEditor criteria={asking([...eu, 'JP'])} onChange={onChange} />)
  expect(screen.queryByText('Austria')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove the EU' }))
  expect(onChange).toHaveBeenCalledWith(asking(['JP']))
})

test('the countries of a region can be shown, to remove one of them', () => {
  const onChange = vi.fn()
  render(<LimitsEditor criteria={asking(['DE', 'AT', 'CH'])} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Show 3 countries' }))
  expect(screen.queryByText('DACH')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Austria' }))
  expect(onChange).toHaveBeenCalledWith(asking(['DE', 'CH']))
})
