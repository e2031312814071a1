import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ownProfileQuery } from '../../domains/interviews/records/index.ts'
import { Region } from '../../platform/region.tsx'

/** Times are shown in the zone of the user's profile, not the browser's. */
export function InOwnZone({ children }: { children: (zone: string) => ReactNode }) {
  return (
    <Region isPage query={useQuery(ownProfileQuery())}>
      {({ timezone }) => children(timezone)}
    </Region>
  )
}
