import { usualWorkingHours } from '@assay/contracts/profiles'
import type { Presented } from '@assay/jsonapi/present'
import type { Session } from '../sessions/index.ts'
import type { User } from '../users/index.ts'
import type { Profile } from './profiles.store.ts'

/** Minutes; 0 is never. */
export const DEFAULT_IDLE_LOCK = 30

export function presentProfile(user: User, profile: Profile, defaultIdleLock: number): Presented {
  const { headline, phone, videoLink, locale, languages, workingHours, quietHours, notificationMatrix } = profile
  const { idleLockMinutes, blindMode, hasPhoto, version, createdAt, updatedAt } = profile
  return {
    type: 'profiles',
    id: user.id,
    attributes: {
      displayName: user.fullName,
      email: user.email,
      timezone: user.timezone,
      headline,
      phone,
      videoLink,
      locale,
      languages,
      workingHours: workingHours ?? usualWorkingHours,
      quietHours: quietHours ?? { kind: 'never' },
      notificationMatrix,
      idleLockMinutes: idleLockMinutes ?? defaultIdleLock,
      blindMode,
      hasPhoto,
      version,
      createdAt,
      updatedAt,
    },
  }
}

export function presentSession(
  { id, device, lockedAt, lastSeenAt, expiresAt, createdAt }: Session,
  currentId: string,
): Presented {
  return {
    type: 'sessions',
    id,
    attributes: {
      current: id === currentId,
      device,
      lockedAt,
      lastSeenAt,
      expiresAt,
      createdAt,
      updatedAt: lastSeenAt,
    },
  }
}
