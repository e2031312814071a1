import { formatPercent } from '../../platform/format.ts'
import styles from './offers.module.css'
import type { Offer } from './offers.queries.ts'

const euros = (cents: number): string => `€${Math.round(cents / 100)}`

export function PayBenchmark({ offer }: { offer: Offer }) {
  const { payBenchmark } = offer
  if (payBenchmark === null)
    return (
      <p className={styles.note}>
        Not enough comparable offers yet. A benchmark needs at least five companies and offers older than three months.
      </p>
    )
  const { p10, p50, p90, own, below, sampleSize, contributors } = payBenchmark
  const low = Math.min(p10, own)
  const span = Math.max(p90, own) - low || 1
  const at = (value: number) => `${(100 * (value - low)) / span}%`
  return (
    <figure className={styles.benchmark}>
      <div className={styles.scale} aria-hidden="true">
        <span
          className={styles.middle}
          style={{ left: at(payBenchmark.p25), right: `calc(100% - ${at(payBenchmark.p75)})` }}
        />
        <span className={styles.median} style={{ left: at(p50) }} />
        <span className={styles.own} style={{ left: at(own) }} />
      </div>
      <figcaption className={styles.note}>
        {euros(own)} per hour is higher than {formatPercent(below)} of comparable offers. Half are between{' '}
        {euros(payBenchmark.p25)} and {euros(payBenchmark.p75)}, the median is {euros(p50)}. {sampleSize} offers by{' '}
        {contributors} companies, all older than three months.
      </figcaption>
    </figure>
  )
}
