import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { IdentitiesPanel } from '../federation/index.ts'
import { useChangeProfile } from '../profiles.mutations.ts'
import type { Profile } from '../profiles.queries.ts'
import styles from '../user-page.module.css'
import { ApiTokensPanel } from './api-tokens-panel.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { Sessions } from './sessions-panel.tsx'

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
        <SecondFactorPanel />
        <PasskeysPanel />
        <IdentitiesPanel email={profile.email} />
        <PasswordForm />
        <Panel title="Screen lock">
          <Select
            label="Lock when idle"
            hint="Unlock with your password or second factor. Your input is kept."
            value={String(profile.idleLockMinutes)}
            options={lockTimes}
            onChange={(event) => save.mutate({ idleLockMinutes: Number(event.target.value) })}
          />
        </Panel>
      </div>
      <div className={styles.column}>
        <Sessions />
        <ApiTokensPanel />
        <DeleteAccount onDeleted={onDeleted} />
      </div>
    </div>
  )
}
