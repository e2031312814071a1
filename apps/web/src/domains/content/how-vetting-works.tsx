import { Hallmark } from '@assay/ui/hallmark'
import { evidenceGrades } from './evidence-grades.ts'
import styles from './home.module.css'

export function HowVettingWorks() {
  return (
    <section aria-labelledby="vetting">
      <h2 id="vetting" className={styles.sectionTitle}>
        Verification levels
      </h2>
      <ol className={styles.grades}>
        {evidenceGrades.map(({ strength, label, words }) => (
          <li key={label} className={styles.grade}>
            <Hallmark strength={strength} label={label} className={styles.gradeMark} />
            <p className={styles.gradeWords}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
