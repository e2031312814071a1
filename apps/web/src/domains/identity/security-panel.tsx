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
import { Region, RequestFailed } from '../../platform/region.tsx'
import { useForm } from '../../platform/use-form.ts'
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

const empty = { currentPassword: '', password: '', passwordConfirmation: '' }

function PasswordForm() {
  const form = useForm(
    {
      currentPassword: { label: 'Current password', checks: [rules.required()] },
      password: { label: 'New password', checks: [...registrationRules.password] },
      passwordConfirmation: {
        label: 'Confirm new password',
        checks: [rules.required(), rules.confirmed({ key: 'password', label: 'New password' })],
      },
    },
    empty,
  )
  const submit = form.submit(async (values) => {
    await sendPassword(values)
    for (const name of ['currentPassword', 'password', 'passwordConfirmation'] as const) form.set(name, '')
    toasts.success('Password changed', { detail: 'Other sessions were signed out.' })
  })
  return (
    <Panel title="Password">
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField type="password" autoComplete="current-password" {...form.text('currentPassword')} />
        <TextField type="password" autoComplete="new-password" {...form.text('password')} />
        <TextField type="password" autoComplete="new-password" {...form.text('passwordConfirmation')} />
        {form.failure !== null && <RequestFailed error={form.failure} />}
        <div className={styles.foot}>
          <Button type="submit" variant="primary" busy={form.busy}>
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
  const form = useForm(
    { currentPassword: { label: 'Your password', checks: [rules.required()] } },
    { currentPassword: '' },
  )
  const erase = form.submit(async ({ currentPassword }) => {
    await sendDeletion(currentPassword)
    onDeleted()
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
        onConfirm={() => erase({ preventDefault: () => undefined } as React.FormEvent)}
      >
        <TextField type="password" autoComplete="current-password" {...form.text('currentPassword')} />
        {form.failure !== null && <RequestFailed error={form.failure} />}
      </Confirm>
    </Panel>
  )
}
