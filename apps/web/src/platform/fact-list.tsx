import styles from './list-page.module.css'

interface FactListProps {
  facts: readonly (readonly [name: string, value: string | null])[]
  /** The names are as wide as the longest one, instead of a fixed width for every list. */
  aligned?: boolean
}

/** A list of names and values; facts without a value are omitted. */
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
