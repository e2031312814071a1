// Stores training progress so that a killed run can resume.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { FitState } from '@assay/training/fit-model'
import { UsageError } from './command.ts'

const FORMAT = 1

interface Checkpoint {
  readonly format: typeof FORMAT
  /** Hash of data, prior and options: a checkpoint of other inputs cannot be resumed. */
  readonly inputs: string
  readonly state: FitState
}

export const checkpointPath = (outPath: string): string => `${outPath}.part`

/** Replaces the file atomically. */
export function writeCheckpoint(path: string, inputs: string, state: FitState): void {
  const checkpoint: Checkpoint = { format: FORMAT, inputs, state }
  writeFileSync(`${path}.new`, JSON.stringify(checkpoint))
  renameSync(`${path}.new`, path)
}

export function readCheckpoint(path: string, inputs: string): FitState {
  if (!existsSync(path)) throw new UsageError(`${path} does not exist`)
  const checkpoint = parse(path)
  if (checkpoint?.format !== FORMAT || checkpoint.state === undefined)
    throw new UsageError(`${path} is not a checkpoint of assay train`)
  if (checkpoint.inputs !== inputs)
    throw new UsageError(`${path} was created from other data, other options or another prior`)
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
