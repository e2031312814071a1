import { Button } from '@assay/ui/button'
import { Link } from '@tanstack/react-router'
import styles from './home.module.css'

export function NoCandidatesYet() {
  return (
    <section className={styles.box} aria-labelledby="fresh">
      <h2 id="fresh" className={styles.freshTitle}>
        No candidates
      </h2>
      <p className={styles.freshWords}>The operator imports candidates from the command line:</p>
      <pre className={styles.command}>npx assay import candidates.jsonl</pre>
      <p className={styles.freshWords}>
        Supported: JSON Resume (one per line), CSV with a header, or a folder of PDF, DOCX and TXT résumés. Invalid rows
        are listed and skipped.
      </p>
      <Button variant="primary" render={<Link to="/login" />}>
        Sign in
      </Button>
    </section>
  )
}
