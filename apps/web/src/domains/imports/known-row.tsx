import { Select } from '@assay/ui/select'
import { choiceLabels, matchLabels } from './import-labels.ts'
import styles from './imports.module.css'
import { useChooseForRow } from './imports.mutations.ts'
import type { DuplicateChoice, Import, ImportRow } from './imports.queries.ts'

/** A row for a candidate who exists already: both records, and what to do. */
export function KnownRow({ run, row }: { run: Import; row: ImportRow }) {
  const choose = useChooseForRow()
  const name = row.facts.find(({ label }) => label === 'Name')?.value || row.fileName || `Row ${row.row}`
  const changed = row.facts.filter(({ value, existing }) => value !== '' && value !== existing)
  return (
    <li className={styles.pair}>
      <div className={styles.pairHead}>
        <span>
          <strong className={styles.person}>{name}</strong>
          <span className={styles.note}>
            {row.fileName ?? `Row ${row.row}`}
            {row.matchedBy !== null && ` has ${matchLabels[row.matchedBy]} as one of your candidates`}
          </span>
        </span>
        {run.state === 'open' && (
          <Select
            label={`What to do with ${name}`}
            labelHidden
            value={row.choice ?? ''}
            placeholder="Same as for all"
            disabled={choose.isPending}
            options={row.choices.map((value) => ({ value, label: choiceLabels[value] }))}
            onChange={(event) =>
              choose.mutate({ id: row.id, choice: (event.target.value || null) as DuplicateChoice | null })
            }
          />
        )}
      </div>
      {changed.length === 0 ? (
        <span className={styles.note}>The file has nothing new about this person.</span>
      ) : (
        <table className={styles.beside}>
          <thead>
            <tr>
              <td />
              <th scope="col">In the file</th>
              <th scope="col">Existing</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ label, value, existing }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
                <td>{existing === null || existing === '' ? '–' : existing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  )
}
