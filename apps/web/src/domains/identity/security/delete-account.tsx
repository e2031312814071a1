import { deleteAccount } from '@assay/contracts/profiles'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { colleaguesQuery } from '../../../platform/colleagues.queries.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { isEmployer, useSession } from '../../../platform/session/session.ts'
import { sendDeletion } from '../profiles.mutations.ts'
import { secondFactorQuery } from '../second-factors.queries.ts'
import styles from '../user-page.module.css'

interface Draft {
  readonly currentPassword: string
  readonly handOverTo: string
}

const fields = contractFields<typeof deleteAccount.body, Draft>(deleteAccount.body, {
  labels: { currentPassword: 'Your password', handOverTo: 'Hand over to' },
  secrets: ['currentPassword'],
  shape: ({ currentPassword, handOverTo }) => ({
    ...(currentPassword === '' ? {} : { currentPassword }),
    handOverTo: handOverTo === '' ? null : handOverTo,
  }),
})

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <Panel title="Account deletion">
      <div className={styles.form}>
        <p className={styles.quiet}>
          Permanently erases your name, email, photo, settings, sessions, tokens and sign-ins. Your actions stay without
          your name, because decisions about candidates must remain explainable. A colleague takes over your jobs,
          candidates, interviews, shared talent pools and search alerts. The last owner of a company can’t delete their
          account.
        </p>
        <div>
          <Button onClick={() => setOpen(true)}>Delete account</Button>
        </div>
      </div>
      {open && <DeletionDialog onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </Panel>
  )
}

function DeletionDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const { user } = useSession()
  const { data: factor } = useQuery(secondFactorQuery())
  const [hasWork, setHasWork] = useState(false)
  const colleagues = useQuery({ ...colleaguesQuery(), enabled: isEmployer(user) })
  const form = useForm({
    fields,
    initial: { currentPassword: '', handOverTo: '' },
    send: async (body) => {
      try {
        await sendDeletion(body)
        onDeleted()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'teammate.open-work') setHasWork(true)
        throw asWords(error)
      }
    },
  })
  const others = (colleagues.data ?? []).filter(({ userId }) => userId !== user?.id)
  return (
    <Confirm
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete your account?"
      confirmLabel="Delete account"
      danger
      busy={form.busy}
      onConfirm={form.submit}
    >
      <form className={styles.form} {...form.bind}>
        {factor?.hasPassword !== false && <TextField {...form.text('currentPassword')} />}
        {(hasWork || form.draft.handOverTo !== '') && (
          <Select
            {...form.choice('handOverTo')}
            placeholder="Choose a colleague"
            options={others.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
          />
        )}
        <FormProblems form={form} />
      </form>
    </Confirm>
  )
}

/** Without a password, a fresh sign-in is the proof. */
function asWords(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const message =
    error.code === 'teammate.open-work'
      ? 'You have open work. Choose who takes it over.'
      : error.code === 'session.confirmation-required'
        ? 'Sign out and in again, then delete your account within 15 minutes.'
        : null
  return message === null ? error : new ApiError({ status: error.status, code: error.code, message })
}
