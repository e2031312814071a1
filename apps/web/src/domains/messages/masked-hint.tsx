import styles from './messages.module.css'

/** Beside the editor of every message about a person that the employer does not know yet. */
export function MaskedHint() {
  return (
    <p className={styles.hint}>
      The candidate is masked: the employer does not know yet who it is. Messages with the candidate’s name, an email
      address, a phone number or a link are refused.
    </p>
  )
}
