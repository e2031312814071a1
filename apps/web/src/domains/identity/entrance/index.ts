// The pages before the sign-in.
export { AskResetForm } from './ask-reset-form.tsx'
export { NewPasswordForm } from './new-password-form.tsx'
