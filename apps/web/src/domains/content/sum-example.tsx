import { Hallmark, type HallmarkStrength } from '@assay/ui/hallmark'
import { ScoreBar, type ScorePart, signedPoints } from '@assay/ui/score-bar'
import { useState } from 'react'
import styles from './home.module.css'

interface Grade {
  strength: HallmarkStrength
  label: string
  points: number
}

const grades: readonly Grade[] = [
  { strength: 0, label: 'Self-reported', points: 48 },
  { strength: 1, label: 'Agency-confirmed', points: 150 },
  { strength: 2, label: 'Assessed', points: 255 },
  { strength: 3, label: 'Interviewed', points: 279 },
  { strength: 4, label: 'Work sample', points: 300 },
]

const otherLines = [
  { key: 'go', label: 'Go, must-have', value: '5 years, interviewed', points: 279, metal: 2 },
  { key: 'title', label: 'Title', value: 'Backend Engineer', points: 69, metal: 3 },
  { key: 'years', label: 'Experience', value: '7 years', points: 25, metal: 4 },
  { key: 'overlap', label: 'Overlap with Berlin', value: '6 h (4 h required)', points: 12, metal: 5 },
  { key: 'rate', label: 'Pay', value: '€4/h above the limit', points: -18, metal: 6 },
] as const

const FULL = 1000

/** An interactive example of a score: changing the evidence changes the sum. The figures are labeled as made up. */
export function SumExample() {
  const [chosen, setChosen] = useState(2)
  const grade = grades[chosen] ?? grades[0]
  if (grade === undefined) return null
  const kafka = { key: 'kafka', label: 'Kafka, must-have', value: grade.label, points: grade.points, metal: 1 } as const
  const lines = [kafka, ...otherLines]
  const score = lines.reduce((sum, line) => sum + line.points, 0)
  return (
    <figure className={styles.example} aria-labelledby="example">
      <figcaption id="example" className={styles.exampleTitle}>
        Example score
        <span className={styles.exampleNote}>Illustrative figures</span>
      </figcaption>
      <div className={styles.exampleHead}>
        <output className={styles.score} aria-label="Score">
          {score}
        </output>
        <ScoreBar
          parts={lines satisfies readonly ScorePart[]}
          scale={FULL}
          label={`Score ${score}`}
          className={styles.exampleBar}
        />
      </div>
      <table className={styles.sum}>
        <tbody>
          {lines.map(({ key, label, value, points, metal }) => (
            <tr key={key} data-lost={points < 0 || undefined}>
              <td className={styles.swatchCell}>
                <span className={styles.swatch} data-metal={points < 0 ? 'lost' : metal} />
              </td>
              <th scope="row" className={styles.lineLabel}>
                {label}
              </th>
              <td className={styles.lineValue}>{value}</td>
              <td className={styles.points}>{signedPoints(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row" colSpan={2} className={styles.lineLabel}>
              Score
            </th>
            <td className={styles.points}>{score}</td>
          </tr>
        </tfoot>
      </table>
      <fieldset className={styles.tryIt}>
        <legend className={styles.tryLegend}>Verification of Kafka</legend>
        <div className={styles.choices}>
          {grades.map(({ strength, label }) => (
            <label key={label} className={styles.choice} title={label}>
              <input
                type="radio"
                name="evidence"
                className={styles.choiceInput}
                checked={strength === chosen}
                onChange={() => setChosen(strength)}
              />
              <Hallmark strength={strength} label={label} />
            </label>
          ))}
        </div>
      </fieldset>
    </figure>
  )
}
