import styles from './logo-field.module.css'

/** On white in both themes: most logos are made for paper. */
export function LogoPicture({ src, of }: { src: string | undefined; of: string }) {
  return src === undefined ? null : <img className={styles.picture} src={src} alt={`Logo of ${of}`} />
}
