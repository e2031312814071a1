import styles from './messages.module.css'

/** Shown with the editor of every message about a candidate who is still masked from the employer, for either side. */
export function MaskedHint() {
  return (
    <p className={styles.hint}>
      Contact details aren’t shared yet. Leave out the candidate’s name, email address, phone number and links: messages
      that contain them can’t be sent.
    </p>
  )
}
