import { Button } from '@assay/ui/button'
import { Link } from '@tanstack/react-router'
import styles from './home.module.css'

/** A fresh installation. */
export function NoCandidatesYet() {
  return (
    <section className={styles.box} aria-labelledby="fresh">
      <h2 id="fresh" className={styles.freshTitle}>
        This installation has no candidates yet
      </h2>
      <p className={styles.freshWords}>Whoever runs it brings them in on the command line:</p>
      <pre className={styles.command}>npx assay import candidates.jsonl</pre>
      <p className={styles.freshWords}>
        JSON Resume documents, one a line; a CSV file with a header; or a folder of résumés (pdf, docx, txt). Rows that
        cannot be read are listed with their line and the reason, and the rest goes on.
      </p>
      <Button variant="primary" render={<Link to="/login" />}>
        Sign in
      </Button>
    </section>
  )
}
