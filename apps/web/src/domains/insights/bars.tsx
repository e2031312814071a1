import styles from './insights.module.css'

interface Bar {
  readonly key: string
  readonly label: string
  readonly value: number
  /** Next to the number. */
  readonly more?: string | null
  readonly onOpen: () => void
}

/** Bars with their numbers; each opens its list. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ key, label, value, more, onOpen }) => (
        <li key={key}>
          <button type="button" className={styles.bar} disabled={value === 0} onClick={onOpen}>
            <span>{label}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ inlineSize: `${(100 * value) / most}%` }} />
            </span>
            <span className={styles.barValue}>{value.toLocaleString('en')}</span>
            <span className={styles.barMore}>{more}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
