import { classNames } from './class-names.ts'
import styles from './score-bar.module.css'

export interface ScorePart {
  key: string
  label: string
  points: number
  /** 1 to 6 select the metal; negative parts are always copper. */
  metal?: 1 | 2 | 3 | 4 | 5 | 6
}

export interface ScoreBarProps {
  parts: readonly ScorePart[]
  /** The value of the full width, the same for all bars of a list, so that they compare. */
  scale: number
  /** Announced instead of the picture; the parts follow it. */
  label: string
  size?: 'small' | 'medium'
  className?: string | undefined
}

/** A sum as a bar: gains run left to right on the rule, losses hang back from their end. */
export function ScoreBar({ parts, scale, label, size = 'medium', className }: ScoreBarProps) {
  const added = parts.filter((part) => part.points > 0)
  const lost = parts.filter((part) => part.points < 0)
  const sumAdded = added.reduce((sum, part) => sum + part.points, 0)
  const sumLost = lost.reduce((sum, part) => sum - part.points, 0)
  const width = (points: number) => `${(Math.min(1, points / Math.max(1, scale)) * 100).toFixed(3)}%`
  return (
    <div
      className={classNames(styles.bar, size === 'small' && styles.small, className)}
      role="img"
      aria-label={`${label}. ${parts.map(format).join(', ')}`}
    >
      <div className={styles.added}>
        {added.map((part, position) => (
          <span
            key={part.key}
            className={styles.part}
            data-metal={part.metal ?? (position % 6) + 1}
            style={{ width: width(part.points) }}
            title={format(part)}
          />
        ))}
      </div>
      {sumLost > 0 && (
        <div className={styles.lost} style={{ left: width(Math.max(0, sumAdded - sumLost)), width: width(sumLost) }}>
          {lost.map((part) => (
            <span key={part.key} className={styles.lostPart} style={{ flexGrow: -part.points }} title={format(part)} />
          ))}
        </div>
      )}
    </div>
  )
}

function format(part: ScorePart): string {
  return `${part.label} ${signedPoints(part.points)}`
}

export const formatPoints = (points: number): string =>
  points < 0 ? `−${formatPoints(-points)}` : points.toLocaleString('en')

/** Points with their sign and a real minus. */
export const signedPoints = (points: number): string => (points > 0 ? `+${formatPoints(points)}` : formatPoints(points))
