import { classNames } from './class-names.ts'
import styles from './meter.module.css'

export interface MeterProps {
  label: string
  value: number
  max: number
  /** Announced, and shown if `showValue` is set: "3 of 5". */
  text?: string
  tone?: 'accent' | 'copper' | 'warn' | 'danger' | 'plain'
  showValue?: boolean
  className?: string | undefined
}

/** Shows a share of a whole. */
export function Meter({ label, value, max, text, tone = 'accent', showValue = false, className }: MeterProps) {
  const share = max <= 0 ? 0 : Math.max(0, Math.min(1, value / max))
  return (
    <div className={classNames(styles.meter, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: the native element cannot be drawn the same in all browsers */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.max(0, Math.min(max, value))}
        aria-valuetext={text}
        className={styles.track}
      >
        <span className={styles.fill} data-tone={tone} style={{ width: `${share * 100}%` }} />
      </div>
      {showValue && <span className={styles.value}>{text ?? value.toLocaleString('en')}</span>}
    </div>
  )
}
