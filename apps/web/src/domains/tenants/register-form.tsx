import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { Notice } from '@assay/ui/notice'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { CompanyStep } from './company-step.tsx'
import { PersonStep } from './person-step.tsx'
import { readDraft, saveRegistrationDraft } from './register-draft.ts'
import { personNames, type RegisterValues, registerFields } from './register-fields.ts'
import styles from './register-form.module.css'

type Step = 'person' | 'company'

export interface RegisterFormProps {
  onRegister: (values: RegisterValues) => Promise<void>
  /** Other ways to begin, below the first step. */
  otherWays?: ReactNode
  /** How many searches of this guest the new account takes over. */
  guestSearches?: number
}

/** Two steps; going back or reloading keeps all input except the password. */
export function RegisterForm({ onRegister, otherWays, guestSearches = 0 }: RegisterFormProps) {
  const [step, setStep] = useState<Step>('person')
  const form = useForm({
    fields: registerFields,
    initial: readDraft(),
    send: onRegister,
    onWrong: (wrong) => personNames.some((name) => wrong.includes(name)) && setStep('person'),
  })
  useEffect(() => saveRegistrationDraft(form.draft), [form.draft])

  const stepId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const show = (next: Step) => {
    setStep(next)
    // Otherwise the focus stays on the button, which now creates the account.
    heading.current?.focus()
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (form.check(personNames)) show('company')
  }
  return (
    <>
      <p id={stepId} className={styles.step}>
        Step {step === 'person' ? '1' : '2'} of 2
      </p>
      <h1 ref={heading} tabIndex={-1} aria-describedby={stepId} className={styles.title}>
        {step === 'person' ? 'Create employer account' : 'Your company'}
      </h1>
      <div className={styles.bar} aria-hidden="true">
        <span data-done />
        <span data-done={step === 'company' || undefined} />
      </div>
      {guestSearches > 0 && (
        <p className={styles.kept}>
          {guestSearches === 1
            ? 'We’ll keep the search you ran as a guest.'
            : `We’ll keep the ${guestSearches} searches you ran as a guest.`}
        </p>
      )}
      <form className={styles.form} {...form.bind} onSubmit={step === 'person' ? goOn : form.bind.onSubmit}>
        {form.failure !== null && <RegisterTrouble error={form.failure} />}
        {step === 'person' ? <PersonStep form={form} /> : <CompanyStep form={form} />}
        <div className={styles.actions}>
          {step === 'company' && (
            <Button size="large" onClick={() => show('person')}>
              Back
            </Button>
          )}
          <Button {...form.button} variant="primary" size="large" className={styles.go}>
            {step === 'person' ? 'Continue' : 'Create account'}
          </Button>
        </div>
      </form>
      {step === 'person' && otherWays}
      {step === 'person' && (
        <p className={styles.other}>
          Representing candidates? <TextLink render={<Link to="/agency-register" />}>Register your agency</TextLink>
        </p>
      )}
    </>
  )
}

function RegisterTrouble({ error }: { error: unknown }) {
  const message = error instanceof ApiError ? error.message : 'Oops...Something went wrong'
  return <Notice tone="danger">{message}</Notice>
}
