// The pages before the sign-in, and its second half.
export { AskResetForm } from './ask-reset-form.tsx'
export { NewPasswordForm } from './new-password-form.tsx'
export { SecondFactorForm } from './second-factor-form.tsx'
export { halfIn, hashOf, sendPasskey } from './sign-in.mutations.ts'
