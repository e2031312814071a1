// What has been learned so far, written down so that a killed run can be taken up again.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { FitState } from '@assay/training/fit-model'
import { UsageError } from './command.ts'

const FORMAT = 1

interface Checkpoint {
  readonly format: typeof FORMAT
  /** Of data, prior and options: what was learned from other ones cannot be taken up. */
  readonly inputs: string
  readonly state: FitState
}

export const checkpointPath = (outPath: string): string => `${outPath}.part`

/** Whole or not at all: a new file takes the old one's place. */
export function writeCheckpoint(path: string, inputs: string, state: FitState): void {
  const checkpoint: Checkpoint = { format: FORMAT, inputs, state }
  writeFileSync(`${path}.new`, JSON.stringify(checkpoint))
  renameSync(`${path}.new`, path)
}

export function readCheckpoint(path: string, inputs: string): FitState {
  if (!existsSync(path)) throw new UsageError(`there is no ${path}`)
  const checkpoint = parse(path)
  if (checkpoint?.format !== FORMAT || checkpoint.state === undefined)
    throw new UsageError(`${path} is no checkpoint of assay train`)
  if (checkpoint.inputs !== inputs) throw new UsageError(`${path} was made from other data, options or another prior`)
  return checkpoint.state
}

export function removeCheckpoint(path: string): void {
  rmSync(path, { force: true })
}

function parse(path: string): Partial<Checkpoint> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Checkpoint> | null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
