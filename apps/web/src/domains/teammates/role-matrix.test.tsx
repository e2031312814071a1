import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RoleMatrix } from './role-matrix.tsx'
import styles from './teammates.module.css'
import { rolesQuery, type TeamRole } from './teammates.queries.ts'

afterEach(cleanup)

const aRole = (name: string, permissions: Record<string, string>) =>
  ({
    id: name,
    name,
    description: '',
    builtIn: true,
    mayEdit: false,
    permissions: Object.entries(permissions).map(([permission, access]) => ({ name: permission, access })),
  }) as unknown as TeamRole

test('a phone shows the role that is chosen above the permissions, and leaves out the others', () => {
  const client = new QueryClient()
  const roles = [
    aRole('Owner', { 'search.run': 'all', 'teammate.invite': 'all' }),
    aRole('Viewer', { 'search.run': 'all' }),
  ]
  client.setQueryData(rolesQuery().queryKey, { roles, mayWrite: false })
  render(
    <QueryClientProvider client={client}>
      <RoleMatrix />
    </QueryClientProvider>,
  )
  const leftOut = () =>
    screen
      .getAllByRole('columnheader')
      .filter(({ className }) => className === styles.roomy)
      .map(({ textContent }) => textContent)
  expect(leftOut()).toEqual(['Viewer'])
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'Viewer' } })
  expect(leftOut()).toEqual(['Owner'])
})
