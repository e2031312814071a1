import { renameSync, writeFileSync } from 'node:fs'
import type { Model } from '@assay/ranking-engine'
import { noCorrection } from '@assay/ranking-engine/model/correction'
import { priorModel } from '@assay/ranking-engine/model/prior-model'
import type { MeasuredOn, TrainingRecord } from '@assay/ranking-engine/model/training-record'
import { type AdditiveSet, joinSets, nearTheTop, readSearches } from '@assay/training/additive-set'
import { judge, type MeasuringSet, measureOn, trainChallenger } from '@assay/training/assess-model'
import {
  type FitOptions,
  type FitState,
  fitProgress,
  isFitted,
  learnedTables,
  startFit,
  stepFit,
} from '@assay/training/fit-model'
import { assertNoLabelLeak } from '@assay/training/label-leak'
import { spreadOf } from '@assay/training/spread'
import { defaultCorrection } from '@assay/training/train-correction'
import { modelHash } from '../domains/ranking/index.ts'
import { sha256 } from '../platform/hashing/canonical-json.ts'
import { dayOf } from '../platform/time/days.ts'
import { asksForHelp, type Command, guarded, type Output, UsageError } from './command.ts'
import { startProgress } from './progress.ts'
import { readOptions, wholeNumber } from './read-options.ts'
import { filesOfFolder, type JudgedSet, readJudgedSet, type SetFiles } from './reading/index.ts'
import { checkpointPath, readCheckpoint, removeCheckpoint, writeCheckpoint } from './train-checkpoint.ts'

const HELP = `Usage: assay train --generated DIR [--generated DIR ...] [--held-out DIR] [--guard DIR] [--report DIR ...] [options]
       assay train --judgments FILE ... --candidates FILE --queries FILE ... [options]

Learns a correction of the hand-set model and writes a model file. The correction is
enabled only if it wins on held-out searches and does not lose on the guard.

  --generated DIR    candidates.jsonl, queries*.jsonl and one *.qrels, as lab/src/generated-searches writes them
  --held-out DIR     a folder of the same kind to measure on (every fifth search)
  --guard DIR        searches judged by people, on which the correction must not lose
  --report DIR       searches to measure on at the end; they affect nothing
  --judgments FILE  TREC qrels: "qid 0 externalId grade" per line; --candidates and --queries as for assay rank
  --trees N          at most N trees (300)
  --replicates N     bootstrap replicates, for the margin within which scores tie (24)
  --seed N           1
  --version NAME     the name of the model (learned-1)
  --as-of DAY        the reference day for ages, such as 2026-11-20 (today)
  --out FILE         the model file (model.json); FILE.part is its checkpoint
  --resume FILE      continue from FILE.part; the model is the same to the byte
  --help             this text
`

/**
 * Tables are learned near the top, where it matters; trees that start from nothing also need candidates far below.
 * When to stop is decided on all rows: a part of them would look easier than a search is.
 */
const MAX_ROWS = 60
const CHALLENGER_ROWS = 400
const CHALLENGER_TREES = 300
const MEASURED_ROWS = 2000
const CHECKPOINT_EVERY = 10
const CONFIDENCE = 0.9
const FIFTH = 5

export const trainCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('train', output, () => train(readRequest(argv), output))
  },
}

interface Request {
  readonly training: readonly SetFiles[]
  readonly heldOut: SetFiles | null
  readonly guard: SetFiles | null
  readonly reported: readonly SetFiles[]
  readonly fit: FitOptions
  readonly version: string
  readonly now: Date
  readonly out: string
  readonly resume: string | null
}

function readRequest(argv: readonly string[]): Request {
  const { values, positionals } = readOptions(argv, {
    generated: { type: 'string', multiple: true, default: [] },
    'held-out': { type: 'string' },
    guard: { type: 'string' },
    report: { type: 'string', multiple: true, default: [] },
    judgments: { type: 'string', multiple: true, default: [] },
    // The former spelling: scripts may use it.
    judgements: { type: 'string', multiple: true, default: [] },
    candidates: { type: 'string' },
    queries: { type: 'string', multiple: true, default: [] },
    trees: { type: 'string' },
    replicates: { type: 'string' },
    seed: { type: 'string' },
    version: { type: 'string' },
    'as-of': { type: 'string' },
    out: { type: 'string' },
    resume: { type: 'string' },
  })
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not an option; see --help`)
  const asOf = values['as-of']
  const now = new Date(asOf === undefined ? dayOf(new Date()) : `${asOf}T00:00:00Z`)
  if (Number.isNaN(now.getTime())) throw new UsageError(`--as-of must be a day such as 2026-11-20, not "${asOf}"`)
  const treeCount = wholeNumber('--trees', values.trees, defaultCorrection.treeCount)
  return {
    training: [
      ...values.generated.map(filesOfFolder),
      ...filesOf({ ...values, judgments: [...values.judgments, ...values.judgements] }),
    ],
    heldOut: values['held-out'] === undefined ? null : filesOfFolder(values['held-out']),
    guard: values.guard === undefined ? null : filesOfFolder(values.guard),
    reported: values.report.map(filesOfFolder),
    fit: {
      correction: { ...defaultCorrection, treeCount },
      replicates: wholeNumber('--replicates', values.replicates, 24),
      seed: wholeNumber('--seed', values.seed, 1),
    },
    version: values.version ?? 'learned-1',
    now,
    out: values.out ?? 'model.json',
    resume: values.resume ?? null,
  }
}

function filesOf(values: {
  judgments: string[]
  candidates?: string
  queries: string[]
  generated: string[]
}): SetFiles[] {
  const { judgments, candidates, queries, generated } = values
  if (judgments.length === 0) {
    if (generated.length > 0 && candidates === undefined && queries.length === 0) return []
    throw new UsageError('add training data: --generated DIR, or --judgments, --candidates and --queries')
  }
  if (candidates === undefined || queries.length === 0)
    throw new UsageError('--judgments needs --candidates FILE and --queries FILE')
  return [{ name: 'judgments', candidates, queries, judgments }]
}

interface Material {
  readonly training: AdditiveSet
  readonly validation: AdditiveSet
  /** The training searches, with more of their matches. */
  readonly wide: AdditiveSet
  readonly heldOut: MeasuringSet
  readonly guard: MeasuringSet | null
  readonly sha256: string
}

async function train(request: Request, output: Output): Promise<number> {
  const prior = priorModel
  const material = await readMaterial(request, prior, output)
  const { fit, version, out } = request
  const hashes = [material.sha256, material.heldOut.sha256, material.guard?.sha256 ?? null]
  const inputs = sha256(JSON.stringify({ hashes, prior: modelHash(prior), fit, version }))
  const state = learn(request, material, { inputs, output })
  const tables = learnedTables(state)
  const challenger = trainChallenger(material.wide, material.validation, CHALLENGER_TREES, fit.seed)
  const measured = { prior, correction: tables, challenger: challenger.ensemble }
  const heldOut = measureOn(material.heldOut, measured)
  const guard = material.guard === null ? null : measureOn(material.guard, measured)
  const { isServed, verdict } = judge(tables, heldOut, guard)
  const reported: MeasuredOn[] = []
  for (const files of request.reported) {
    const set = await readJudgedSet(files, request.now, prior, output)
    reported.push(measureOn(measuringSet(set, prior, request.now), measured))
  }
  const record: TrainingRecord = {
    searches: material.training.searches.length,
    rows: material.training.set.rowCount,
    sha256: material.sha256,
    seed: fit.seed,
    trees: state.main.bestDone,
    challengerTrees: challenger.treeCount,
    heldOut,
    guard,
    ...(reported.length === 0 ? {} : { reported }),
    isServed,
    verdict,
    limits: limitsOf(request),
  }
  const shapes = { ...prior.shapes, correction: isServed ? tables : noCorrection }
  const uncertainty = spreadOf(material.heldOut.measured, { learned: tables, replicates: state.replicates }, CONFIDENCE)
  write(out, `${JSON.stringify({ ...prior, version, shapes, uncertainty, training: record }, null, 2)}\n`)
  removeCheckpoint(checkpointPath(out))
  output.out(summary(record, out))
  return 0
}

async function readMaterial(request: Request, prior: Model, output: Output): Promise<Material> {
  const { now } = request
  const read = (files: SetFiles) => readJudgedSet(files, now, prior, output)
  const sets: JudgedSet[] = []
  for (const files of request.training) sets.push(await read(files))
  const ownHeldOut = request.heldOut === null ? null : await read(request.heldOut)
  const [first] = sets
  if (first === undefined || (ownHeldOut === null && sets.length > 1))
    throw new UsageError('several training folders need --held-out DIR')
  const guard = request.guard === null ? null : await read(request.guard)
  const isLearned = (fifth: number) => fifth !== 0 && (ownHeldOut !== null || fifth !== 1)
  const part = (wanted: (fifth: number) => boolean): AdditiveSet =>
    joinSets(sets.map((set) => rowsOf(narrowed(set, wanted), prior, now, MEASURED_ROWS)))
  const [whole, validation] = [part(isLearned), part((fifth) => fifth === 0)]
  const training = nearTheTop(whole, MAX_ROWS)
  assertNoLabelLeak(whole, training, MAX_ROWS)
  const heldOut = ownHeldOut ?? { ...narrowed(first, (fifth) => fifth === 1), name: 'every fifth search' }
  const material = {
    training,
    validation,
    wide: nearTheTop(whole, CHALLENGER_ROWS),
    heldOut: measuringSet(heldOut, prior, now),
    guard: guard === null ? null : measuringSet(guard, prior, now),
    sha256: sha256(JSON.stringify(sets.map((set) => set.sha256))),
  }
  for (const { searches } of [material.training, material.validation, material.heldOut.measured])
    if (searches.length === 0) throw new UsageError('too few judged searches to train, validate and measure')
  return material
}

function narrowed(set: JudgedSet, wanted: (fifth: number) => boolean): JudgedSet {
  return { ...set, searches: set.searches.filter(({ of }) => wanted(fifthOf(of))) }
}

/** The same query lands in the same fifth, whatever its wording. */
function fifthOf(name: string): number {
  return Number.parseInt(sha256(name).slice(0, 8), 16) % FIFTH
}

function rowsOf(set: JudgedSet, model: Model, now: Date, maxRows: number): AdditiveSet {
  return readSearches(set.pool, set.searches, { model, now: now.getTime(), maxRows })
}

function measuringSet(set: JudgedSet, model: Model, now: Date): MeasuringSet {
  const { name, pool, searches } = set
  return {
    name,
    pool,
    searches,
    sha256: set.sha256,
    now: now.getTime(),
    measured: rowsOf(set, model, now, MEASURED_ROWS),
  }
}

function learn(request: Request, material: Material, { inputs, output }: { inputs: string; output: Output }): FitState {
  const { fit, resume, out } = request
  const draws = new Map<number, AdditiveSet>()
  const path = checkpointPath(out)
  let state = resume === null ? startFit(material, fit) : readCheckpoint(resume, inputs)
  const progress = startProgress(output, 'learning', fitProgress(state, fit).of)
  for (let steps = 1; !isFitted(state, fit); steps++) {
    state = stepFit(material, state, fit, draws)
    const { done, of } = fitProgress(state, fit)
    progress.show(done, `${done.toLocaleString('en')} of at most ${of.toLocaleString('en')} trees`)
    if (steps % CHECKPOINT_EVERY === 0) writeCheckpoint(path, inputs, state)
  }
  progress.end()
  return state
}

function limitsOf({ training }: Request): string[] {
  const names = training.map(({ name }) => name).join(', ')
  return [
    `Learned from ${names}; grades come from these files and cover nothing else.`,
    'Verification, missing must-haves, pay, notice, overlap and languages are set by rule, not learned.',
    'The margin is how much training on other searches of the same kind would change scores.',
  ]
}

function write(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

function summary(record: TrainingRecord, out: string): string {
  const sets = [record.heldOut, record.guard, ...(record.reported ?? [])]
  const lines = sets.flatMap((measured) => (measured === null ? [] : tableOf(measured)))
  return `${lines.join('\n')}\n${record.verdict}\n${record.isServed ? 'The correction is enabled' : 'The correction is empty'} in ${out}.\n`
}

function tableOf(measured: MeasuredOn): string[] {
  const figure = (name: 'prior' | 'corrected' | 'challenger' | 'gain' | 'challengerGain') => {
    const { mean, low, high } = measured[name]
    return `${mean.toFixed(4)} [${low.toFixed(4)}, ${high.toFixed(4)}]`
  }
  return [
    `NDCG@10 on ${measured.name}, ${measured.searches} searches, 95 % intervals`,
    `  set by hand           ${figure('prior')}`,
    `  with what was learned ${figure('corrected')}   difference ${figure('gain')}`,
    `  full trees beside     ${figure('challenger')}   against it ${figure('challengerGain')}`,
  ]
}
