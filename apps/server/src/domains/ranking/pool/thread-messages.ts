// Messages between the main thread and a search thread.
import type { ChangedParcel, Model, SharedState, SortedParcel } from '@assay/ranking-engine'
import type { TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import type { JobName } from './pool-jobs.ts'

/** Messages to a thread. A model is sent once and referred to by number afterwards. */
export type ToThread =
  | {
      readonly kind: 'pool'
      /** Of the taxonomy; null as long as the sorted part stays the same. */
      readonly edits: readonly TaxonomyEdit[] | null
      readonly sorted: SortedParcel | null
      readonly changed: ChangedParcel
    }
  | {
      readonly kind: 'job'
      readonly name: JobName
      readonly input: readonly unknown[]
      readonly model: SentModel | null
      /** Null if no other thread takes part. */
      readonly state: SharedState | null
    }
  | {
      readonly kind: 'help'
      readonly input: readonly unknown[]
      readonly model: SentModel | null
      readonly state: SharedState
      readonly slot: number
    }

interface SentModel {
  readonly number: number
  readonly value: Model | null
}

export interface FromThread {
  /**
   * The answer as JSON, which is cheaper to transfer than objects; null if the job failed or this thread only helped.
   */
  readonly json: string | null
  readonly error?: string
}

const modelNumbers = new WeakMap<Model, number>()
let lastNumber = 0

/** The input without its model, and the model with its value if the thread does not know it yet. */
export function withModelApart(
  input: readonly unknown[],
  knownModels: Set<number>,
): { model: SentModel | null; input: readonly unknown[] } {
  const [options, ...rest] = input as [{ model?: Model }, ...unknown[]]
  const { model, ...others } = options
  if (model === undefined) return { model: null, input }
  const number = modelNumbers.get(model) ?? ++lastNumber
  modelNumbers.set(model, number)
  const value = knownModels.has(number) ? null : model
  knownModels.add(number)
  return { model: { number, value }, input: [others, ...rest] }
}
