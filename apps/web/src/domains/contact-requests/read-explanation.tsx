import { explanationShown } from '@assay/contracts/candidate-pages'
import { Button } from '@assay/ui/button'
import type { LinkPageProps } from '../../platform/candidate-link.ts'
import styles from './contacts.module.css'

export function ReadExplanation({ link }: LinkPageProps) {
  const { letter } = explanationShown.parse(link.shows)
  const [title = '', ...rest] = letter.split('\n\n')
  return (
    <section className={styles.panel}>
      <h1>{title}</h1>
      <pre className={styles.letter}>{rest.join('\n\n')}</pre>
      <div className={styles.choices}>
        <Button onClick={() => print()}>Print or save as PDF</Button>
      </div>
    </section>
  )
}
