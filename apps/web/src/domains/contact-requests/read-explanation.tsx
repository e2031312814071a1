import { explanationShown } from '@assay/contracts/candidate-pages'
import { Button } from '@assay/ui/button'
import type { LinkPageProps } from '../../platform/candidate-link.ts'
import styles from './contacts.module.css'

export function ReadExplanation({ link }: LinkPageProps) {
  const { letter } = explanationShown.parse(link.shows)
  const [title = '', ...parts] = letter.split('\n\n')
  return (
    <section className={styles.panel}>
      <h1>{title}</h1>
      {parts.map((part) => (
        <LetterPart key={part} lines={part.split('\n')} />
      ))}
      <div className={styles.choices}>
        <Button onClick={() => print()}>Print or save as PDF</Button>
      </div>
    </section>
  )
}

/** Lines below a first one that ends with a colon are its list; two spaces part a line's value from its words. */
function LetterPart({ lines: [first = '', ...rest] }: { lines: readonly string[] }) {
  if (rest.length === 0) return <p className={styles.letter}>{first}</p>
  return (
    <section className={styles.letter} aria-label={first.replace(/:$/, '')}>
      <h2>{first.replace(/:$/, '')}</h2>
      <ul>
        {rest.map((line) => {
          const [words = '', value = ''] = line.trim().split(/ {2,}/).reverse()
          return (
            <li key={line} data-valued={value !== '' || undefined}>
              {value !== '' && <strong>{value.replace('-', '−')}</strong>} <span>{words}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
