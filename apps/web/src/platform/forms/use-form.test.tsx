import { registrationRules } from '@assay/contracts/registrations'
import { changeRequirement } from '@assay/contracts/requirements'
import { rules } from '@assay/contracts/validation-rules'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import { contractFields } from './contract-fields.ts'
import { FormProblems } from './form-problems.tsx'
import { ruleFields } from './rule-fields.ts'
import { useForm } from './use-form.ts'

afterEach(cleanup)

const accountFields = ruleFields<{ email: string; password: string; again: string }>({
  email: { label: 'Work email', type: 'email', checks: registrationRules.email },
  password: { label: 'Password', checks: registrationRules.password },
  again: {
    label: 'Confirmation',
    checks: [rules.required(), rules.confirmed({ key: 'password', label: 'Password' })],
  },
})

function anAccountForm(send: (body: object) => Promise<unknown> = async () => undefined) {
  const sent = vi.fn(send)
  function Page() {
    const form = useForm({ fields: accountFields, initial: { email: '', password: '', again: '' }, send: sent })
    return (
      <>
        <form {...form.bind}>
          <TextField {...form.text('email')} />
          <TextField {...form.text('password')} />
          <TextField {...form.text('again')} />
          <FormProblems form={form} listed />
        </form>
        <button type="submit" form={form.button.form}>
          Send
        </button>
      </>
    )
  }
  render(<Page />)
  const fill = () => {
    type('Work email', 'ada@acme.test')
    type('Password', 'long enough')
    type('Confirmation', 'long enough')
  }
  return { sent, fill }
}

const jobFields = contractFields(changeRequirement.body, {
  labels: { title: 'Title', seats: 'Seats', description: 'Description', reason: 'Reason', 'plan.minutes': 'Length' },
})

function aJobForm(send: (body: object) => Promise<unknown> = async () => undefined) {
  const sent = vi.fn(send)
  const plan = [{ round: 1, kind: 'screen', minutes: '60', pick: 1 }]
  function Page() {
    const initial = { title: 'Engineer', seats: '1', description: '', reason: '', plan, team: [] }
    const form = useForm({ fields: jobFields, initial, send: sent })
    return (
      <form {...form.bind}>
        <TextField {...form.text('title')} />
        <TextField {...form.text('seats')} />
        <TextField {...form.text('plan.0.minutes')} />
        <TextArea {...form.area('description')} />
        <Select {...form.choice('reason')} options={[{ value: 'long enough', label: 'Long enough' }]} />
        <FormProblems form={form} />
        <button type="submit">Send</button>
      </form>
    )
  }
  render(<Page />)
  return sent
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () =>
  act(async () =>
    fireEvent.submit(
      screen.getByRole('button', { name: 'Send' }).closest('form') ??
        (document.querySelector('form') as HTMLFormElement),
    ),
  )
const refused = (pointer: string | null, detail: string, status = 422) =>
  new ApiError({
    status,
    code: status === 401 ? 'session.expired' : 'validation.invalid',
    message: detail,
    errors: [{ status: String(status), code: 'x', title: 'x', detail, ...(pointer && { source: { pointer } }) }],
  })
const aConflict = new ApiError({
  status: 409,
  code: 'resource.conflict',
  message: 'Reload, then make your change.',
  errors: [
    {
      status: '409',
      code: 'resource.conflict',
      title: 'Someone else changed this',
      source: { pointer: '/data/attributes/version' },
    },
  ],
})
const focused = (label: string) => waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))

test('it shows an error while typing, links it to the field, and removes it once fixed', () => {
  anAccountForm()
  type('Work email', 'ada')
  const field = screen.getByLabelText('Work email')
  const message = screen.getByText(/Work email must be an email address/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toContain(message.id)
  type('Work email', 'ada@acme.test')
  expect(screen.queryByText(/Work email must/)).toBeNull()
})

test('it shows an error on leaving a field, but not when a button is pressed next', () => {
  anAccountForm()
  fireEvent.blur(screen.getByLabelText('Password'), { relatedTarget: screen.getByRole('button', { name: 'Send' }) })
  expect(screen.queryByText('Password is required.')).toBeNull()
  fireEvent.blur(screen.getByLabelText('Password'))
  expect(screen.getByText('Password is required.')).toBeTruthy()
})

test('a field that must repeat another follows it', () => {
  anAccountForm()
  type('Password', 'long enough')
  type('Confirmation', 'long enough')
  expect(screen.queryByText('Passwords don’t match.')).toBeNull()
  type('Password', 'long enough!')
  expect(screen.getByText('Passwords don’t match.')).toBeTruthy()
})

test('a wrong form is not sent: the errors are shown and listed, and the first wrong field has the focus', async () => {
  const { sent } = anAccountForm()
  await press()
  expect(sent).not.toHaveBeenCalled()
  expect(screen.getByText('Not sent yet. Correct 3 fields:')).toBeTruthy()
  await focused('Work email')
  fireEvent.click(screen.getByRole('button', { name: 'Password is required.' }))
  await focused('Password')
})

test('a server error for a field is shown there until the field changes, and the input is kept', async () => {
  const { fill } = anAccountForm(() => Promise.reject(refused('/data/attributes/email', 'Taken.', 409)))
  fill()
  await press()
  expect(screen.getByText('Taken.')).toBeTruthy()
  await focused('Work email')
  expect(screen.getByLabelText<HTMLInputElement>('Confirmation').value).toBe('long enough')
  type('Work email', 'other@acme.test')
  expect(screen.queryByText('Taken.')).toBeNull()
})

test('a server error for a row of a list is shown at the row', async () => {
  aJobForm(() => Promise.reject(refused('/data/attributes/plan/0/minutes', 'Too long for a screen.')))
  await press()
  await focused('Length')
  expect(screen.getByText('Too long for a screen.')).toBeTruthy()
})

test('a server error for a field that the form does not show is shown above its button', async () => {
  aJobForm(() => Promise.reject(refused('/data/attributes/team', 'Ada has left.')))
  await press()
  expect(screen.getByRole('alert').textContent).toBe('Ada has left.')
})

test('a lost network, a conflict, an unknown error and an ended session keep the input', async () => {
  const failures = [
    new ApiError({ status: 0, code: 'network', message: 'Can’t reach the server.' }),
    aConflict,
    new TypeError('x is undefined'),
    refused(null, 'Your session has ended.', 401),
  ]
  const { fill, sent } = anAccountForm(() => Promise.reject(failures[sent.mock.calls.length - 1]))
  fill()
  const said = []
  for (const _ of failures) {
    await press()
    said.push(screen.getByRole('alert').textContent)
    expect(screen.getByLabelText<HTMLInputElement>('Work email').value).toBe('ada@acme.test')
  }
  expect(said).toEqual([
    'Can’t reach the server.',
    expect.stringContaining('Reload, then make your change.'),
    'Oops...Something went wrong',
    expect.stringContaining('You’re signed out. Sign in in a new tab'),
  ])
  expect(screen.getByRole('link', { name: 'Sign in in a new tab' }).getAttribute('target')).toBe('_blank')
})

test('a second press while sending sends nothing', async () => {
  const { sent, fill } = anAccountForm(() => new Promise(() => undefined))
  fill()
  await press()
  await press()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('the contract gives the limits, the counter, the messages and the body', async () => {
  const sent = aJobForm()
  expect(screen.getByLabelText('Seats')).toMatchObject({ type: 'number', min: '1', max: '99', step: '1' })
  expect(screen.getByText('8 / 120')).toBeTruthy()
  type('Seats', '100')
  type('Title', 'E')
  expect(screen.getByText('Seats must be at most 99.')).toBeTruthy()
  expect(screen.getByText('Title must have at least 2 characters.')).toBeTruthy()
  type('Length', '31')
  expect(screen.getByText('Length must be a multiple of 30.')).toBeTruthy()
  await press()
  expect(sent).not.toHaveBeenCalled()
  type('Seats', '3')
  type('Title', 'Engineer II')
  type('Length', '90')
  await press()
  const round = { round: 1, kind: 'screen', minutes: 90, pick: 1 }
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    title: 'Engineer II',
    seats: 3,
    description: '',
    plan: [round],
    team: [],
  })
})

test('a text that was there cannot be emptied if the server would only keep it', async () => {
  const sent = aJobForm()
  type('Title', ' ')
  await press()
  expect(screen.getByText('Title is required.')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
})

test('Ctrl and Enter send from a text area', async () => {
  const sent = aJobForm()
  await act(async () => fireEvent.keyDown(screen.getByLabelText('Description'), { key: 'Enter' }))
  expect(sent).not.toHaveBeenCalled()
  await act(async () => fireEvent.keyDown(screen.getByLabelText('Description'), { key: 'Enter', ctrlKey: true }))
  expect(sent).toHaveBeenCalledTimes(1)
})

test('text beyond the limit is kept, counted and announced politely', () => {
  aJobForm()
  type('Title', 'x'.repeat(110))
  expect(screen.getByText('At most 10 characters left').getAttribute('role')).toBe('status')
  type('Title', 'x'.repeat(125))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toHaveLength(125)
  expect(screen.getByText('Title may have at most 120 characters.')).toBeTruthy()
  expect(screen.getByText('Too long by up to 10 characters')).toBeTruthy()
})

const noteFields = ruleFields<{ note: string; code: string }>({
  note: { label: 'Note', checks: [] },
  code: { label: 'Code', checks: [] },
})

function aNote(send: () => Promise<unknown> = async () => undefined) {
  function Page() {
    const form = useForm({ fields: noteFields, initial: { note: '', code: '' }, send })
    return (
      <form {...form.bind}>
        <TextField {...form.text('note')} />
        <button type="submit">Send</button>
      </form>
    )
  }
  return render(<Page />)
}

const leave = (): boolean => {
  const asked = !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  dispatchEvent(new Event('pagehide'))
  return asked
}

test('what was typed survives a reload, which asks first; what was sent does neither', async () => {
  const note = () => screen.getByLabelText<HTMLInputElement>('Note')
  aNote()
  expect(leave()).toBe(false)
  fireEvent.change(note(), { target: { value: 'Half a thought' } })
  expect(leave()).toBe(true)
  cleanup()

  // A list next to the form may write its page into the address, or leave it out.
  history.replaceState(null, '', '?page=1&size=25')
  aNote()
  expect(note().value).toBe('Half a thought')
  history.replaceState(null, '', '?')
  fireEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(leave()).toBe(false))
  cleanup()

  aNote()
  expect(note().value).toBe('')
})

test('what was sent is not kept by a page that is left before the form is drawn again', async () => {
  const sending = Promise.withResolvers<void>()
  aNote(() => sending.promise)
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Sent already' } })
  fireEvent.click(screen.getByText('Send'))
  leave()
  expect(JSON.stringify({ ...sessionStorage })).toContain('Sent already')
  sending.resolve()
  // React draws in a later task.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  leave()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Sent already')
})

test('a form with a password neither keeps it nor asks', () => {
  const fields = ruleFields<{ password: string }>({ password: { label: 'Password', type: 'password', checks: [] } })
  function Page() {
    const form = useForm({ fields, initial: { password: '' }, send: async () => undefined })
    return <TextField {...form.text('password')} />
  }
  render(<Page />)
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret-word' } })
  expect(leave()).toBe(false)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-word')
})

test('Escape in a dialog keeps what was typed for the next time, and Cancel discards it', async () => {
  const fields = ruleFields<{ note: string }>({ note: { label: 'Note', checks: [] } })
  function NoteForm({ onCancel }: { onCancel: () => void }) {
    const form = useForm({ fields, initial: { note: '' }, send: async () => undefined })
    return (
      <form {...form.bind}>
        <TextArea {...form.area('note')} />
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </form>
    )
  }
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Add note
        </button>
        {isOpen && (
          <Dialog open onOpenChange={setOpen} title="New note">
            <NoteForm onCancel={() => setOpen(false)} />
          </Dialog>
        )}
      </>
    )
  }
  render(<Page />)
  const open = async () => {
    fireEvent.click(screen.getByText('Add note'))
    return screen.findByLabelText<HTMLTextAreaElement>('Note')
  }
  const isClosed = () => waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull())

  fireEvent.change(await open(), { target: { value: 'Half a thought' } })
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Escape' })
  await isClosed()
  expect((await open()).value).toBe('Half a thought')
  fireEvent.click(screen.getByText('Cancel'))
  await isClosed()
  expect((await open()).value).toBe('')
})
