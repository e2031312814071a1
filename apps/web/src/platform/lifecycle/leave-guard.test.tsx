import { rules } from '@assay/contracts/validation-rules'
import { TextField } from '@assay/ui/text-field'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ruleFields } from '../forms/rule-fields.ts'
import { useForm } from '../forms/use-form.ts'
import { LeaveGuard } from './leave-guard.tsx'

afterEach(cleanup)

const fields = ruleFields<{ name: string }>({ name: { label: 'Name', checks: [rules.required()] } })

function Page({ send = async () => undefined }: { send?: () => Promise<void> | undefined }) {
  const form = useForm({ fields, initial: { name: '' }, send })
  return (
    <form {...form.bind}>
      <TextField {...form.text('name')} />
      <button type="submit">Save</button>
    </form>
  )
}

async function open(PageShown: () => ReactElement = () => <Page />) {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={'/other' as '/'}>Other page</Link>
        <Outlet />
        <LeaveGuard />
      </>
    ),
  })
  const here = createRoute({ getParentRoute: () => root, path: '/', component: PageShown })
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => <h1>Other</h1> })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root.addChildren([here, other]), history })
  render(<RouterProvider router={router as never} />)
  return screen.findByLabelText('Name')
}

const type = (input: HTMLElement) => fireEvent.change(input, { target: { value: 'Ada' } })
const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Other page' }))

test('a page with unsaved work asks before another replaces it; staying keeps it, leaving goes on', async () => {
  type(await open())
  leave()
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')

  leave()
  fireEvent.click(await screen.findByRole('button', { name: 'Leave page' }))
  await screen.findByRole('heading', { name: 'Other' })
})

test('a page without unsaved work, or after saving, asks nothing', async () => {
  type(await open())
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  await new Promise((resolve) => setTimeout(resolve))
  leave()
  await screen.findByRole('heading', { name: 'Other' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a form that opens another page as soon as it is sent asks nothing', async () => {
  function Searching() {
    const navigate = useNavigate()
    const send = () => {
      void navigate({ to: '/other' as '/' })
      return undefined
    }
    return <Page send={send} />
  }
  type(await open(() => <Searching />))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { name: 'Other' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
