import { createFileRoute } from '@tanstack/react-router'
import { AskResetForm } from '../../domains/identity/entrance/index.ts'

export const Route = createFileRoute('/_auth/password/reset')({
  staticData: { title: 'Reset password', access: 'guestOnly' },
  component: AskResetForm,
})
