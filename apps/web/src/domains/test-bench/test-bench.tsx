import { runRankingTest, type TestedWeight } from '@assay/contracts/ranking-tests'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useRankingTest } from './ranking-tests.mutations.ts'
import { samplesQuery } from './ranking-tests.queries.ts'
import styles from './test-bench.module.css'
import { TestResults } from './test-results.tsx'
import { Weights } from './weights.tsx'

const fields = contractFields(runRankingTest.body, {
  labels: { seed: 'Seed', size: 'Candidates', text: 'Job description', model: 'Model', against: 'Compare with' },
})

const models = [
  { value: 'serving', label: 'Active' },
  { value: 'builtIn', label: 'Of this release' },
]

interface Draft {
  seed: string
  size: string
  text: string
  model: string
  against: string
  weights: Partial<Record<TestedWeight, number>>
}

const newSeed = (): string => Math.random().toString(36).slice(2, 10)

/** Ranks invented candidates. No real person appears, and nothing is stored. */
export function TestBench({ otherModels }: { otherModels: readonly { value: string; label: string }[] }) {
  const samples = useQuery(samplesQuery())
  const test = useRankingTest()
  const [sample, setSample] = useState('')
  const initial: Draft = { seed: 'assay', size: '200', text: '', model: 'serving', against: 'builtIn', weights: {} }
  const form = useForm({ fields, initial, send: (body) => test.mutateAsync(body) })
  const choices = [...models, ...otherModels]
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Ranking test bench</h1>
      <p className={styles.intro}>
        Ranks invented candidates with the production code. The same seed gives the same candidates. No real people are
        used, and nothing is stored.
      </p>
      <div className={styles.columns}>
        <Panel title="Test">
          <form className={styles.form} {...form.bind}>
            <Select
              label="Sample job description"
              value={sample}
              placeholder="Custom text"
              options={(samples.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(event) => {
                setSample(event.target.value)
                const chosen = samples.data?.find(({ id }) => id === event.target.value)
                if (chosen !== undefined) form.set('text', chosen.body)
              }}
            />
            <TextArea {...form.area('text')} rows={7} />
            <div className={styles.pair}>
              <TextField {...form.text('seed')} />
              <TextField {...form.text('size')} />
            </div>
            <div>
              <Button size="small" onClick={() => form.set('seed', newSeed())}>
                New seed
              </Button>
            </div>
            <div className={styles.pair}>
              <Select {...form.choice('model')} options={choices} />
              <Select {...form.choice('against')} options={choices} />
            </div>
            <Weights
              bases={test.data?.weights ?? []}
              values={form.draft.weights}
              onChange={(weights) => form.set('weights', weights)}
            />
            <FormProblems form={form} />
            <div className={styles.acts}>
              <Button {...form.button} variant="primary">
                Run test
              </Button>
            </div>
          </form>
        </Panel>
        {test.data === undefined ? (
          <Panel title="Result">
            <EmptyState title="Not run yet">Choose a sample or paste a text, then run the test.</EmptyState>
          </Panel>
        ) : (
          <TestResults test={test.data} />
        )}
      </div>
    </div>
  )
}
