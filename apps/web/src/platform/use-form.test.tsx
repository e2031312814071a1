import { rules } from '@assay/contracts/validation-rules'
import { TextField } from '@assay/ui/text-field'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { useForm } from './use-form.ts'

afterEach(cleanup)

const fields = {
  email: { label: 'Work email', attributes: { type: 'email', required: true } },
  password: { label: 'Password', attributes: { required: true, minLength: 10 } },
  again: { label: 'Confirmation', checks: [rules.confirmed({ key: 'password', label: 'Password' })] },
} as const

function aForm(act: (values: object) => Promise<void> = async () => undefined) {
  const sent = vi.fn(act)
  function Form() {
    const form = useForm(fields, { email: '', password: '', again: '' })
    return (
      <form noValidate onSubmit={form.submit(sent)}>
        {form.failure !== null && <p>failed as a whole</p>}
        <TextField {...form.text('email')} />
        <TextField {...form.text('password')} />
        <TextField {...form.text('again')} />
        <button type="submit">Send</button>
      </form>
    )
  }
  render(<Form />)
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  const fill = () => {
    type('Work email', 'ada@acme.test')
    type('Password', 'long enough')
    type('Confirmation', 'long enough')
  }
  return { sent, type, send, fill }
}

test('it shows an error while typing and removes it once fixed', () => {
  const { type } = aForm()
  type('Work email', 'ada')
  expect(screen.getByText(/Work email must be an email address/)).toBeTruthy()
  expect(screen.getByLabelText('Work email').getAttribute('aria-invalid')).toBe('true')
  type('Work email', 'ada@acme.test')
  expect(screen.queryByText(/Work email must/)).toBeNull()
})

test('it shows an error on leaving a field', () => {
  aForm()
  expect(screen.queryByText('Password is required.')).toBeNull()
  fireEvent.blur(screen.getByLabelText('Password'))
  expect(screen.getByText('Password is required.')).toBeTruthy()
})

test('a field that must repeat another follows it', () => {
  const { type } = aForm()
  type('Password', 'long enough')
  type('Confirmation', 'long enough')
  expect(screen.queryByText('Passwords don’t match.')).toBeNull()
  type('Password', 'long enough!')
  expect(screen.getByText('Passwords don’t match.')).toBeTruthy()
})

test('an invalid form is not sent: all errors are shown, and the first invalid field has the focus', async () => {
  const { sent, send } = aForm()
  send()
  expect(sent).not.toHaveBeenCalled()
  expect(screen.getByText('Work email is required.')).toBeTruthy()
  expect(screen.getByText('Password is required.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Work email')))
})

test('a server error for a field is shown there until the field changes', async () => {
  const { fill, send, type } = aForm(async () => {
    throw new ApiError({
      status: 409,
      code: 'registration.email-taken',
      message: 'Taken.',
      errors: [
        { status: '409', code: 'x', title: 'x', detail: 'Taken.', source: { pointer: '/data/attributes/email' } },
      ],
    })
  })
  fill()
  send()
  await screen.findByText('Taken.')
  expect(screen.queryByText('failed as a whole')).toBeNull()
  type('Work email', 'other@acme.test')
  expect(screen.queryByText('Taken.')).toBeNull()
})

test('a server error without a field is shown for the whole form, and the input is kept', async () => {
  const { fill, send } = aForm(async () => {
    throw new ApiError({ status: 0, code: 'network', message: 'gone' })
  })
  fill()
  send()
  await screen.findByText('failed as a whole')
  expect(screen.getByLabelText<HTMLInputElement>('Work email').value).toBe('ada@acme.test')
})

test('a second press while sending sends nothing', async () => {
  const { sent, fill, send } = aForm(() => new Promise(() => undefined))
  fill()
  send()
  send()
  expect(sent).toHaveBeenCalledTimes(1)
})
