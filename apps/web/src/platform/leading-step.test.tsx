import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useLeads, useTakesLead } from './leading-step.ts'

afterEach(cleanup)

function OfThePage() {
  return <p>{useLeads() ? 'leads' : 'yields'}</p>
}

function Form({ name }: { name: string }) {
  const [isBegun, setBegun] = useState(false)
  useTakesLead(isBegun)
  return (
    <button type="button" onClick={() => setBegun(!isBegun)}>
      {name}
    </button>
  )
}

test('the step of the page yields while anything is begun, also when what was begun leaves the page', () => {
  const page = (forms: readonly string[]) => (
    <>
      <OfThePage />
      {forms.map((name) => (
        <Form key={name} name={name} />
      ))}
    </>
  )
  const { rerender } = render(page(['first', 'second']))
  expect(screen.getByText('leads')).toBeDefined()
  fireEvent.click(screen.getByText('first'))
  fireEvent.click(screen.getByText('second'))
  expect(screen.getByText('yields')).toBeDefined()
  fireEvent.click(screen.getByText('first'))
  expect(screen.getByText('yields')).toBeDefined()
  rerender(page([]))
  expect(screen.getByText('leads')).toBeDefined()
})
