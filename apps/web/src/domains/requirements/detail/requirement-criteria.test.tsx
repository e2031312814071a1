import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Requirement } from '../records/index.ts'
import { type CriteriaEditing, RequirementCriteria } from './requirement-criteria.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const criteria = {
  mustHave: [],
  niceToHave: [],
  keywords: [],
  title: null,
  seniority: null,
  years: { min: 5, max: null },
}
const requirement = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  criteria,
  version: 3,
  legend: { skills: {} },
  weightsFrozenAt: '2026-11-18T09:00:00.000Z',
  mayDo: ['edit'],
} as unknown as Requirement

const SKILLS = ['Go', 'Kafka'].map((name, at) => ({
  id: `0199a1b2-0000-7000-8000-00000000001${at}`,
  slug: name.toLowerCase(),
  name,
  kind: 'tool',
}))

/** Shows the years and the skills that the editor knows, and changes them. */
function Editor({ criteria: shown, skills, onChange, onSkill }: CriteriaEditing) {
  return (
    <>
      <p>
        {shown.years?.min} years,{' '}
        {Object.values(skills)
          .map(({ name }) => name)
          .join(' and ')}
      </p>
      <button type="button" onClick={() => onChange({ ...shown, years: { min: 7, max: null } })}>
        Seven years
      </button>
      <button type="button" onClick={() => SKILLS.forEach(onSkill)}>
        Two skills
      </button>
    </>
  )
}

const show = (stored = requirement) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RequirementCriteria requirement={stored} editor={(editing) => <Editor {...editing} />} />
    </QueryClientProvider>,
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('changed criteria come back with their reason after a reload, and can be discarded', () => {
  show()
  press('Two skills')
  press('Seven years')
  fireEvent.change(screen.getByLabelText(/Reason for change/), { target: { value: 'Too many juniors' } })
  fireEvent(window, new Event('pagehide'))
  cleanup()
  show()
  expect(screen.getByText('7 years, Go and Kafka')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Reason for change/).value).toBe('Too many juniors')
  press('Discard')
  expect(screen.getByText(/^5 years/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save criteria' })).toBeNull()
})

test('a colleague’s change is shown where nothing was changed, and announced where something was', () => {
  const { rerender } = show()
  const newer = {
    ...requirement,
    version: 4,
    criteria: { ...criteria, years: { min: 6, max: null } },
  } as unknown as Requirement
  const again = (stored: Requirement) =>
    rerender(
      <QueryClientProvider client={new QueryClient()}>
        <RequirementCriteria requirement={stored} editor={(editing) => <Editor {...editing} />} />
      </QueryClientProvider>,
    )
  again(newer)
  expect(screen.getByText(/^6 years/)).toBeTruthy()
  press('Seven years')
  again({ ...newer, version: 5 } as Requirement)
  expect(screen.getByText(/^7 years/)).toBeTruthy()
  press('Show theirs')
  expect(screen.getByText(/^6 years/)).toBeTruthy()
})
