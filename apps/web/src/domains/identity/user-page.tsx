import { Notice } from '@assay/ui/notice'
import { Tabs } from '@assay/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Region } from '../../platform/region.tsx'
import { useSession } from '../../platform/session/session.ts'
import { NotificationChoices } from './notification-choices.tsx'
import { OwnProfileForm } from './own-profile-form.tsx'
import { profileQuery } from './profiles.queries.ts'
import { SecurityPanel } from './security/index.ts'
import styles from './user-page.module.css'
import { isUserPart, type UserPart } from './user-parts.ts'
import { WorkingHoursEditor } from './working-hours-editor.tsx'

export interface UserPageProps {
  part: UserPart
  onPart: (part: UserPart) => void
  /** Called after the account is deleted. */
  onDeleted: () => void
}

export function UserPage({ part, onPart, onDeleted }: UserPageProps) {
  const query = useQuery(profileQuery())
  const { user } = useSession()
  const isImpersonated = user?.impersonation != null
  const own = (panel: ReactNode) =>
    isImpersonated ? (
      <fieldset disabled className={styles.locked}>
        {panel}
      </fieldset>
    ) : (
      panel
    )
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Your profile</h1>
      {isImpersonated && (
        <Notice title={`You work as ${user?.fullName}`}>
          Only they can change their profile and security settings.
        </Notice>
      )}
      <Region query={query}>
        {(profile) => (
          <Tabs
            label="Profile sections"
            value={part}
            onChange={(next) => isUserPart(next) && onPart(next)}
            tabs={[
              { value: 'profile', label: 'Profile', panel: own(<OwnProfileForm profile={profile} />) },
              { value: 'hours', label: 'Working hours', panel: own(<WorkingHoursEditor profile={profile} />) },
              { value: 'notifications', label: 'Notifications', panel: own(<NotificationChoices profile={profile} />) },
              {
                value: 'security',
                label: 'Security',
                panel: isImpersonated ? null : <SecurityPanel profile={profile} onDeleted={onDeleted} />,
              },
            ]}
          />
        )}
      </Region>
    </div>
  )
}
