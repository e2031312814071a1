import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FactList } from './fact-list.tsx'

test('a fact is a name and its value, and one without a value is omitted', () => {
  const facts = [
    ['Pay', '€50/h'],
    ['Trial', null],
  ] as const
  render(<FactList facts={facts} />)
  expect(screen.getByRole('term').textContent).toBe('Pay')
  expect(screen.getByRole('definition').textContent).toBe('€50/h')
})
