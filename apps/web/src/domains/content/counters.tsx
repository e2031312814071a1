import { placeOfZone } from '@assay/contracts/zone-names'
import { Skeleton } from '@assay/ui/skeleton'
import { formatPercent } from '../../platform/format.ts'
import styles from './home.module.css'
import type { HomeProps } from './home.tsx'

/** Counts of this installation's records, from the server. */
export function Counters({ figures, zone }: Pick<HomeProps, 'figures' | 'zone'>) {
  if (figures === null) return null
  const shown = [
    { label: 'candidates available', value: figures?.candidatesAvailable.toLocaleString('en') },
    { label: 'skills covered', value: figures?.skillsCovered.toLocaleString('en') },
    { label: 'verified beyond self-report', value: figures && formatPercent(Math.round(figures.verifiedShare * 100)) },
    {
      label: `median working-hours overlap with ${placeOfZone(zone)}`,
      value: figures && (figures.medianOverlapHours === null ? '–' : `${figures.medianOverlapHours} h`),
    },
  ]
  return (
    <dl className={styles.counters} aria-label="This installation">
      {shown.map(({ label, value }) => (
        <div key={label} className={styles.counter}>
          <dt className={styles.counterLabel}>{label}</dt>
          <dd className={styles.counterValue}>{value ?? <Skeleton width="4rem" height="1.5rem" />}</dd>
        </div>
      ))}
    </dl>
  )
}
