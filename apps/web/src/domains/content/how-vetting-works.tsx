import { Hallmark, type HallmarkStrength } from '@assay/ui/hallmark'
import styles from './home.module.css'

const grades: readonly { strength: HallmarkStrength; label: string; words: string }[] = [
  { strength: 0, label: 'Claimed', words: 'The candidate says so. Counts a little, and has a ceiling.' },
  { strength: 1, label: 'Agency', words: 'An agency stands for it with its name.' },
  { strength: 2, label: 'Assessed', words: 'Shown in a test, with a score and a date.' },
  { strength: 3, label: 'Interviewed', words: 'Examined in a technical interview.' },
  { strength: 4, label: 'Work sample', words: 'Proven by work that was looked through.' },
]

/** The grades of evidence, as punches from the weakest to the strongest. */
export function HowVettingWorks() {
  return (
    <section aria-labelledby="vetting">
      <h2 id="vetting" className={styles.sectionTitle}>
        How vetting works
      </h2>
      <ol className={styles.grades}>
        {grades.map(({ strength, label, words }) => (
          <li key={label} className={styles.grade}>
            <Hallmark strength={strength} label={label} className={styles.gradeMark} />
            <p className={styles.gradeWords}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
