// Ranks a frozen search again from the stored data and compares the answers to the last line.
import type { SearchCriteria as EngineCriteria, Match, Model } from '@assay/ranking-engine'
import { canonicalJson, sha256 } from '../../../platform/hashing/canonical-json.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { modelHash, type RebuiltPool, rankPool, tablesHash } from '../../ranking/index.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import {
  asStored,
  type BrokenPart,
  CURRENT_NAMES_FROM,
  type Excerpts,
  type Frozen,
  type FrozenMatch,
  findBroken,
  frozenMatchOf,
  legacyMatch,
  onlyOf,
  SEAL_FORMAT,
  type Seal,
  type SealedPart,
  type StoredMatch,
  seedsOf,
} from '../searches/index.ts'
import { firstDifference } from './first-difference.rules.ts'
import { withSealedWords } from './sealed-words.rules.ts'

export interface Finding {
  readonly part: SealedPart | 'model' | 'tables' | 'pool'
  readonly rank: number | null
  readonly candidateId: string | null
  /** Path in a match or in the figures. */
  readonly field: string | null
  readonly was: string | null
  readonly is: string | null
}

export interface Replay {
  readonly isIdentical: boolean
  /** The differences, causes before effects. Different tables alone are no difference. */
  readonly findings: readonly Finding[]
  readonly checked: {
    readonly matches: number
    readonly sameMatches: number
    readonly lines: number
    readonly candidates: number
  }
  readonly poolHash: { readonly was: string; readonly is: string }
  readonly answerHash: { readonly was: string; readonly is: string }
  readonly tookMs: number
}

export interface ToReplay {
  readonly frozen: Frozen
  readonly seal: Seal
  readonly criteria: EngineCriteria
  readonly rebuilt: RebuiltPool
  readonly model: Model
  /** The taxonomy of the time of the search. */
  readonly known: KnownTaxonomy
}

const MAX_FINDINGS = 20

export function replayFrozen({ frozen, seal, criteria, rebuilt, model, known }: ToReplay): Replay {
  const ranked = rankPool(rebuilt.pool, criteria, {
    now: seal.day * DAY_MS,
    limit: frozen.matches.length,
    except: seal.except,
    ...onlyOf(seal),
    ...(seal.said === undefined ? {} : { said: seal.said }),
    facets: true,
    model,
    withoutClaims: frozen.matches.some(({ rankWithoutClaims }) => rankWithoutClaims !== null),
    ...seedsOf(seal),
  })
  const ranAgain: Frozen = {
    ...frozen,
    poolHash: rebuilt.hash,
    poolSize: ranked.poolSize,
    matchedCount: ranked.matchedCount,
    facets: ranked.facets.map((facet) => ({ ...facet, values: [...facet.values] })),
    waterfall: ranked.waterfall,
    matches: ranked.matches.map((match) => frozenMatchOf(match, excerptsOf(frozen, match))),
  }
  const broken = findBroken(frozen, seal)
  const again = seal.format < SEAL_FORMAT ? withSealedWords(ranAgain, frozen, broken) : ranAgain
  const differing = differences(frozen, again)
  const causes = [
    ...namedBroken(frozen, broken, differing),
    ...buildFindings(seal, model, known),
    ...poolFindings(frozen, rebuilt),
  ]
  const effects = differing.filter((each) => !causes.some((cause) => isSamePlace(cause, each)))
  const findings = [...causes, ...effects]
  const changed = new Set(differing.flatMap(({ rank }) => rank ?? []))
  return {
    isIdentical: findings.every(({ part }) => part === 'tables'),
    findings: findings.slice(0, MAX_FINDINGS),
    checked: {
      matches: frozen.matches.length,
      sameMatches: frozen.matches.filter(({ rank }) => !changed.has(rank)).length,
      lines: frozen.matches.reduce((sum, match) => sum + match.contributions.length, 0),
      candidates: rebuilt.pool.size,
    },
    poolHash: { was: frozen.poolHash, is: rebuilt.hash },
    answerHash: { was: answerHash(frozen, seal.format), is: answerHash(again, seal.format) },
    tookMs: ranked.tookMs,
  }
}

/** Excerpts of evidence come from the frozen match; the ranking never read them. */
function excerptsOf(frozen: Frozen, match: Match): Excerpts {
  const was = frozen.matches[match.rank - 1]
  if (was?.candidateId !== match.candidateId) return new Map()
  const words = match.contributions.flatMap(({ evidence }, place) => {
    const excerpt = was.contributions[place]?.evidence?.excerpt ?? null
    return evidence === null || excerpt === null ? [] : [[evidence.skill, excerpt] as const]
  })
  return new Map([[match.candidateId, new Map(words)]])
}

/** The first difference of each match, then those of the figures. */
function differences(was: Frozen, is: Frozen): Finding[] {
  const places = Math.max(was.matches.length, is.matches.length)
  const ofMatches = Array.from({ length: places }, (_, place) => place).flatMap((place): Finding[] => {
    const [before, after] = [was.matches[place], is.matches[place]]
    const found = firstDifference(kept(before), kept(after))
    if (found === null) return []
    return [{ part: 'matches', rank: place + 1, candidateId: (before ?? after)?.candidateId ?? null, ...found }]
  })
  const figures = firstDifference(figuresOf(was), figuresOf(is))
  return figures === null ? ofMatches : [...ofMatches, { ...NOWHERE, part: 'figures', ...figures }]
}

const kept = (match: FrozenMatch | undefined): StoredMatch | null => (match === undefined ? null : asStored(match))

function figuresOf({ poolSize, matchedCount, facets, waterfall }: Frozen): object {
  return { poolSize, matchedCount, facets, waterfall }
}

/** Names what was changed in the frozen data, by comparison with the replay or else by its hash alone. */
function namedBroken(frozen: Frozen, broken: readonly BrokenPart[], differing: readonly Finding[]): Finding[] {
  const inner = broken.some(({ part }) => part !== 'seal')
  return broken
    .filter(({ part }) => part !== 'seal' || !inner)
    .map(({ part, rank, was, is }) => {
      const mismatch = differing.find((each) => each.part === part && each.rank === rank)
      const candidateId = rank === null ? null : (frozen.matches[rank - 1]?.candidateId ?? null)
      return mismatch ?? { part, rank, candidateId, field: part === 'matches' ? 'evidence.excerpt' : null, was, is }
    })
}

function buildFindings(seal: Seal, model: Model, known: KnownTaxonomy): Finding[] {
  const [modelNow, tablesNow] = [modelHash(model), tablesHash(known)]
  const ofModel: Finding = { ...NOWHERE, part: 'model', was: seal.hashes.model, is: modelNow }
  const ofTables: Finding = { ...NOWHERE, part: 'tables', was: seal.hashes.tables, is: tablesNow }
  return [...(seal.hashes.model === modelNow ? [] : [ofModel]), ...(seal.hashes.tables === tablesNow ? [] : [ofTables])]
}

function poolFindings(frozen: Frozen, { altered, erased, hash }: RebuiltPool): Finding[] {
  const named = (ids: readonly string[], field: string) =>
    ids.map((candidateId): Finding => ({ ...NOWHERE, part: 'pool', candidateId, field }))
  const found = [...named(altered, 'profile'), ...named(erased, 'erased')]
  if (found.length > 0 || hash === frozen.poolHash) return found
  return [{ ...NOWHERE, part: 'pool', field: 'poolHash', was: frozen.poolHash, is: hash }]
}

function isSamePlace(left: Finding, right: Finding): boolean {
  return left.part === right.part && left.rank === right.rank && left.field === right.field
}

function answerHash({ poolSize, matchedCount, facets, waterfall, matches }: Frozen, format: Seal['format']): string {
  const named = format < CURRENT_NAMES_FROM ? matches.map(legacyMatch) : matches
  return sha256(canonicalJson({ poolSize, matchedCount, facets, waterfall, matches: named.map(asStored) }))
}

const NOWHERE = { rank: null, candidateId: null, field: null, was: null, is: null } as const
