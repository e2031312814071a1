import styles from './list-page.module.css'

interface FactListProps {
  facts: readonly (readonly [name: string, value: string | null])[]
  /** The names take the width of the longest one, instead of the same width in every list. */
  aligned?: boolean
}

/** Names and values; a fact without a value is left out. */
export function FactList({ facts, aligned = false }: FactListProps) {
  return (
    <dl className={aligned ? styles.facts : styles.pairs}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
