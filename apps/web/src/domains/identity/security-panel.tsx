import { credentialRules } from '@assay/contracts/credential-rules'
import { registrationRules } from '@assay/contracts/registrations'
import { rules } from '@assay/contracts/validation-rules'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatTime } from '../../platform/format.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../platform/forms/rule-fields.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import { sendDeletion, sendPassword, useChangeProfile, useEndSessions } from './profiles.mutations.ts'
import { type Profile, sessionsQuery } from './profiles.queries.ts'
import styles from './user-page.module.css'

const lockTimes = [
  { value: '0', label: 'Never' },
  ...[5, 15, 30, 60, 240].map((minutes) => ({
    value: String(minutes),
    label: minutes < 60 ? `After ${minutes} minutes` : `After ${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}`,
  })),
]

export function SecurityPanel({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const save = useChangeProfile()
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <PasswordForm />
        <Panel title="Screen lock">
          <Select
            label="Lock when idle"
            hint="Unlock with your password. Your work is kept."
            value={String(profile.idleLockMinutes)}
            options={lockTimes}
            onChange={(event) => save.mutate({ idleLockMinutes: Number(event.target.value) })}
          />
        </Panel>
      </div>
      <div className={styles.column}>
        <Sessions />
        <DeleteAccount onDeleted={onDeleted} />
      </div>
    </div>
  )
}

const currentPassword = {
  label: 'Current password',
  type: 'password',
  autoComplete: 'current-password',
  checks: credentialRules.password,
} as const

const passwordFields = ruleFields<typeof empty>({
  currentPassword,
  password: {
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    checks: registrationRules.password,
  },
  passwordConfirmation: {
    label: 'Confirm new password',
    type: 'password',
    autoComplete: 'new-password',
    checks: [rules.required(), rules.confirmed({ key: 'password', label: 'New password' })],
  },
})

const deletionFields = ruleFields<{ currentPassword: string }>({
  currentPassword: { ...currentPassword, label: 'Your password' },
})

const empty = { currentPassword: '', password: '', passwordConfirmation: '' }

function PasswordForm() {
  const form = useForm({
    fields: passwordFields,
    initial: empty,
    send: async (body) => {
      await sendPassword(body)
      form.reset(empty)
      toasts.success('Password changed', { detail: 'Other sessions were signed out.' })
    },
  })
  return (
    <Panel title="Password">
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('currentPassword')} />
        <TextField {...form.text('password')} />
        <TextField {...form.text('passwordConfirmation')} />
        <FormProblems form={form} />
        <div className={styles.foot}>
          <Button {...form.button} variant="primary">
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function Sessions() {
  const query = useQuery(sessionsQuery())
  const end = useEndSessions()
  return (
    <Panel
      title="Sessions"
      flush
      actions={
        (query.data?.length ?? 0) > 1 && (
          <Button size="small" variant="quiet" busy={end.isPending} onClick={() => end.mutate('others')}>
            Sign out other sessions
          </Button>
        )
      }
    >
      <Region query={query}>
        {(sessions) => (
          <ul>
            {sessions.map(({ id, current, lastSeenAt, createdAt }) => (
              <li key={id} className={styles.session}>
                <div>
                  <p>
                    Signed in {formatTime(createdAt)} {current && <Badge tone="accent">This session</Badge>}
                  </p>
                  <p className={styles.quiet}>Last used {formatAgo(lastSeenAt)}</p>
                </div>
                {!current && (
                  <Button
                    size="small"
                    aria-label={`Sign out session from ${formatTime(createdAt)}`}
                    onClick={() => end.mutate(id)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Region>
    </Panel>
  )
}

function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false)
  const form = useForm({
    fields: deletionFields,
    initial: { currentPassword: '' },
    send: async ({ currentPassword }) => {
      await sendDeletion(currentPassword)
      onDeleted()
    },
  })
  return (
    <Panel title="Account deletion">
      <div className={styles.form}>
        <p className={styles.quiet}>
          Permanently erases your name, email, photo and settings. Timeline entries stay without your name. The last
          owner of a company can’t delete their account.
        </p>
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete account
          </Button>
        </div>
      </div>
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title="Delete your account?"
        danger
        busy={form.busy}
        onConfirm={form.submit}
      >
        <form className={styles.form} {...form.bind}>
          <TextField {...form.text('currentPassword')} />
          <FormProblems form={form} />
        </form>
      </Confirm>
    </Panel>
  )
}
