import { readProfile } from '../../candidates/index.ts'
import { findModel, rebuildPool } from '../../ranking/index.ts'
import { sealedCriteriaOf } from '../../requirements/index.ts'
import { knownTaxonomy } from '../../taxonomy/index.ts'
import { upgradeFrozen, upgradeSeal } from '../searches/index.ts'
import { type ExportedProfile, type ExportedSearch, REPLAY_FORMAT } from './export-search.ts'
import { type Replay, replayFrozen } from './replay-frozen.ts'
import { knownModel } from './replay-search.ts'
import { formatReplay } from './replays.rules.ts'

export interface FileReplay extends Replay {
  readonly searchId: string
  readonly modelVersionId: string
  readonly sentence: string
}

const OLDER_FORMAT = 1

/** Ranks an exported search again from its lines alone; null if they hold no search. */
export async function replayFile(lines: AsyncIterable<string>): Promise<FileReplay | null> {
  const reader = lines[Symbol.asyncIterator]()
  const first = await reader.next()
  const exported = first.done === true ? null : searchOf(parsed(first.value))
  if (exported === null) return null
  const { id, frozen, seal } = exported
  const sealed = { version: frozen.modelVersionId, hash: seal.hashes.model }
  const model = knownModel(findModel(sealed, exported.model), frozen.modelVersionId)
  const known = knownTaxonomy(exported.taxonomyEdits ?? [])
  const criteria = sealedCriteriaOf(frozen.criteria, known)
  const profiles = profilesOf({ [Symbol.asyncIterator]: () => reader })
  const rebuilt = await rebuildPool(profiles, { asOfDay: seal.asOfDay, known })
  const replay = replayFrozen({ frozen, seal, criteria, rebuilt, model, known })
  return { ...replay, searchId: id, modelVersionId: frozen.modelVersionId, sentence: formatReplay(replay) }
}

function searchOf(line: unknown): ExportedSearch | null {
  const exported = line as (Omit<ExportedSearch, 'assaySearch'> & { readonly assaySearch: number }) | null
  if (exported?.assaySearch !== REPLAY_FORMAT && exported?.assaySearch !== OLDER_FORMAT) return null
  const { frozen, seal } = exported
  return { ...exported, assaySearch: REPLAY_FORMAT, frozen: upgradeFrozen(frozen), seal: upgradeSeal(seal) }
}

async function* profilesOf(lines: AsyncIterable<string>): AsyncGenerator<readonly ReturnType<typeof readProfile>[]> {
  for await (const line of lines) {
    const exported = parsed(line) as ExportedProfile | null
    if (typeof exported?.candidateId === 'string') yield [readProfile(exported)]
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null // a damaged line is a missing profile, which the pool's hash reveals
  }
}
