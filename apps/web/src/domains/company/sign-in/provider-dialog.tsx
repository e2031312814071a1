import { changeSignInProvider, setUpSignInProvider } from '@assay/contracts/sign-in-providers'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from '../company-settings.module.css'
import { refreshSignIn, sendProvider, sendProviderChange } from './sign-in.mutations.ts'
import type { SignInProvider } from './sign-in.queries.ts'
import type { Run } from './sign-in-panel.tsx'

const labels = { name: 'Name', issuer: 'Issuer', clientId: 'Client ID', clientSecret: 'Client secret' }

interface Draft {
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const secrets = ['clientSecret']

const newFields = contractFields<typeof setUpSignInProvider.body, Draft>(setUpSignInProvider.body, { labels, secrets })

/** An empty secret stays as it is. */
const changedFields = contractFields<typeof changeSignInProvider.body, Draft>(changeSignInProvider.body, {
  labels,
  secrets,
  shape: ({ clientSecret, ...draft }) => ({ ...draft, ...(clientSecret === '' ? {} : { clientSecret }) }),
})

export interface ProviderDialogProps {
  provider: SignInProvider | null
  redirectUrl: string
  run: Run
  onClose: () => void
}

export function ProviderDialog({ provider, redirectUrl, run, onClose }: ProviderDialogProps) {
  const client = useQueryClient()
  const done = async () => {
    await refreshSignIn(client)
    toasts.success('Sign-in saved')
    onClose()
  }
  const initial: Draft = {
    name: provider?.name ?? '',
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    clientSecret: '',
  }
  return provider === null ? (
    <NewProvider initial={initial} redirectUrl={redirectUrl} run={run} onClose={onClose} onDone={done} />
  ) : (
    <ChangedProvider
      provider={provider}
      initial={initial}
      redirectUrl={redirectUrl}
      run={run}
      onClose={onClose}
      onDone={done}
    />
  )
}

interface FormProps {
  initial: Draft
  redirectUrl: string
  run: Run
  onClose: () => void
  onDone: () => Promise<void>
}

function NewProvider({ initial, run, onDone, ...rest }: FormProps) {
  const form = useForm({
    fields: newFields,
    initial,
    send: async (body) => {
      await run(() => sendProvider(body))
      await onDone()
    },
  })
  return <Fields form={form} title="Set up company sign-in" {...rest} />
}

function ChangedProvider({ provider, initial, run, onDone, ...rest }: FormProps & { provider: SignInProvider }) {
  const form = useForm({
    fields: changedFields,
    initial,
    send: async (body) => {
      await run(() => sendProviderChange(provider.id, { ...body, version: provider.version }))
      await onDone()
    },
  })
  return <Fields form={form} title="Company sign-in" secretHint="Leave empty to keep the current one." {...rest} />
}

interface FieldsProps {
  form: ReturnType<typeof useForm<Draft, never>>
  title: string
  redirectUrl: string
  secretHint?: string
  onClose: () => void
}

function Fields({ form, title, redirectUrl, secretHint, onClose }: FieldsProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <p className={styles.quiet}>
          In your provider, register this site as a web application with the redirect URL{' '}
          <code className={styles.code}>{redirectUrl}</code>, then copy the values here.
        </p>
        <TextField {...form.text('name')} hint="Shown on the button: Continue with …" />
        <TextField {...form.text('issuer')} hint="For example, https://login.microsoftonline.com/your-tenant/v2.0" />
        <TextField {...form.text('clientId')} autoComplete="off" />
        <TextField {...form.text('clientSecret')} hint={secretHint} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
