import type { TestedWeight } from '@assay/contracts/ranking-tests'
import { Button } from '@assay/ui/button'
import type { RankingTest } from './ranking-tests.queries.ts'
import styles from './test-bench.module.css'

const labels: Readonly<Record<TestedWeight, string>> = {
  title: 'Title',
  skills: 'Skills',
  seniority: 'Seniority',
  years: 'Years',
  vetting: 'Vetting',
  rate: 'Pay',
  notice: 'Notice period',
  overlap: 'Overlap',
  language: 'Language',
  mustHave: 'Must-have',
  niceToHave: 'Nice-to-have',
  typicalSkill: 'Typical skill',
  unwantedSkill: 'Excluded skill',
}

interface WeightsProps {
  /** Of the last run; empty before it. */
  bases: RankingTest['weights']
  values: Partial<Record<TestedWeight, number>>
  onChange: (values: Partial<Record<TestedWeight, number>>) => void
}

/** Weights to move. They appear after the first run, which names those of the model. */
export function Weights({ bases, values, onChange }: WeightsProps) {
  if (bases.length === 0) return null
  return (
    <fieldset className={styles.weights}>
      <legend>Weights</legend>
      {bases.map(({ name, base }) => (
        <label key={name} className={styles.weight}>
          <span>{labels[name]}</span>
          <input
            type="range"
            min={0}
            max={base < 5 ? 10 : 1_000}
            step={base < 5 ? 0.01 : 1}
            value={values[name] ?? base}
            onChange={(event) => onChange({ ...values, [name]: Number(event.target.value) })}
          />
          <output>{values[name] ?? base}</output>
        </label>
      ))}
      <div>
        <Button size="small" variant="quiet" onClick={() => onChange({})}>
          Reset weights
        </Button>
      </div>
    </fieldset>
  )
}
