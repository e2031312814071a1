// The seal of a frozen search: the inputs of its ranking, and a hash of each of its parts.
import type { Facet, WaterfallStep } from '@assay/contracts/candidate-searches'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import type { WordMatches } from '@assay/ranking-engine'
import { canonicalJson, sha256 } from '../../../platform/hashing/canonical-json.ts'
import { CURRENT_NAMES_FROM, legacyCriteria, legacyMatch, legacySeal } from './legacy-seals.rules.ts'
import type { FrozenMatch } from './searches.rules.ts'
import { sealedText } from './stored-matches.rules.ts'

/**
 * Format 1 hashed each match as JSON with sorted names and overlap hours in four bytes; 1 and 2 hashed the names that
 * `legacy-seals.rules.ts` lists. Increase it also when lines are worded differently: a replay takes the words of
 * earlier formats from the frozen search, whose seal vouches for them.
 */
export const SEAL_FORMAT = 3

/** Inputs of the answer other than criteria, pool and model. Days are counted from 1970-01-01. */
export interface Circumstances {
  readonly poolVersion: number
  /** The day for which evidence was aged. */
  readonly asOfDay: number
  /** The day of the search. */
  readonly day: number
  /** The latest edit of the taxonomy that it was ranked by; absent for the taxonomy as it was released. */
  readonly taxonomy?: number | undefined
  /** Candidates hidden from the company. */
  readonly except: readonly string[]
  /** The members of the talent pool or community that was searched; absent where all candidates were searched. */
  readonly only?: readonly string[] | undefined
  /** The candidates whose texts had the exact words of the criteria; absent where the criteria had none. */
  readonly said?: readonly WordMatches[] | undefined
  /** Seed that drew the order of whole groups too close to call; only searches from before `equalSeed` have it. */
  readonly tieSeed?: number | undefined
  /** Seed that draws the order of equal scores. */
  readonly equalSeed?: number | undefined
}

export interface Seal extends Circumstances {
  readonly format: 1 | 2 | typeof SEAL_FORMAT
  readonly hashes: {
    readonly criteria: string
    readonly model: string
    /** Skills, titles, places and exchange rates. */
    readonly tables: string
    /** Pool hash, counts, facets and waterfall. */
    readonly figures: string
    /** One for each match, by rank. */
    readonly matches: readonly string[]
  }
  /** Hash over everything above. */
  readonly whole: string
}

/** The frozen content of a search; its seal is computed from it and contains it. */
export interface Frozen {
  readonly criteria: SearchCriteria
  readonly modelVersionId: string
  readonly poolHash: string
  readonly poolSize: number
  readonly matchedCount: number
  readonly facets: readonly Facet[]
  readonly waterfall: readonly WaterfallStep[]
  readonly matches: readonly FrozenMatch[]
}

/** Takes each match as its sealed text. */
export function sealOf(
  { sealedTexts, ...frozen }: Omit<Frozen, 'matches'> & { readonly sealedTexts: readonly string[] },
  circumstances: Circumstances,
  build: { readonly model: string; readonly tables: string },
): Seal {
  const { poolVersion, asOfDay, day, taxonomy, except, only, said, tieSeed, equalSeed } = circumstances
  const unsealed = {
    format: SEAL_FORMAT,
    poolVersion,
    asOfDay,
    day,
    ...(taxonomy === undefined ? {} : { taxonomy }),
    except: [...except].sort(),
    ...(only === undefined ? {} : { only: [...only].sort() }),
    ...(said === undefined ? {} : { said }),
    ...(tieSeed === undefined ? {} : { tieSeed }),
    ...(equalSeed === undefined ? {} : { equalSeed }),
    hashes: { ...hashesOf(frozen, SEAL_FORMAT), matches: sealedTexts.map(sha256), ...build },
  } as const
  return { ...unsealed, whole: wholeOf(unsealed) }
}

export type SealedPart = 'seal' | 'criteria' | 'figures' | 'matches'

export interface BrokenPart {
  readonly part: SealedPart
  /** Set for a match. */
  readonly rank: number | null
  readonly was: string | null
  readonly is: string | null
}

/** Frozen parts that differ from the time of sealing. */
export function findBroken(frozen: Frozen, seal: Seal): BrokenPart[] {
  const { criteria, figures } = hashesOf(frozen, seal.format)
  const matches = frozen.matches.map((match) => matchHashOf(match, seal.format))
  const { whole, ...unsealed } = seal
  const differ = (part: SealedPart, was: string, is: string): BrokenPart[] =>
    was === is ? [] : [{ part, rank: null, was, is }]
  const places = Math.max(matches.length, seal.hashes.matches.length)
  return [
    ...differ('seal', whole, wholeOf(unsealed)),
    ...differ('criteria', seal.hashes.criteria, criteria),
    ...differ('figures', seal.hashes.figures, figures),
    ...Array.from({ length: places }, (_, place) => place).flatMap((place): BrokenPart[] => {
      const was = seal.hashes.matches[place] ?? null
      const is = matches[place] ?? null
      return was === is ? [] : [{ part: 'matches', rank: place + 1, was, is }]
    }),
  ]
}

function hashesOf(
  frozen: Omit<Frozen, 'matches'>,
  format: Seal['format'],
): Pick<Seal['hashes'], 'criteria' | 'figures'> {
  const { criteria, modelVersionId, poolHash, poolSize, matchedCount, facets, waterfall } = frozen
  return {
    criteria: hashOf(format < CURRENT_NAMES_FROM ? legacyCriteria(criteria) : criteria),
    figures: hashOf({ modelVersionId, poolHash, poolSize, matchedCount, facets, waterfall }),
  }
}

function matchHashOf(match: FrozenMatch, format: Seal['format']): string {
  const named = format < CURRENT_NAMES_FROM ? legacyMatch(match) : match
  return sha256(format === 1 ? canonicalJson(asStored(named)) : sealedText(named))
}

type Beside =
  | ('titleMet' | 'yearsMet' | 'levelMet' | 'countryMet' | 'languageMet' | 'overlapMet' | 'onlyPreferences')
  | ('payMet' | 'noticeMet')
type Later = 'rankLow' | 'rankHigh' | 'rankWithoutClaims'
export type StoredMatch = Omit<FrozenMatch, Later | Beside> & { readonly [name in Later]?: number } & {
  readonly [name in Beside]?: boolean
}

/** A match as the first seal formats had it: overlap hours in four bytes, and ranks only where known. */
export function asStored(match: FrozenMatch): StoredMatch {
  const { candidateId, rank, score, low, high, tieGroup, mustHaves, contributions, sentence } = match
  const { overlapHours, rankLow, rankHigh, rankWithoutClaims, titleMet, yearsMet, levelMet, countryMet } = match
  const { languageMet, overlapMet, onlyPreferences, payMet, noticeMet } = match
  return {
    candidateId,
    rank,
    score,
    low,
    high,
    tieGroup,
    mustHaves,
    contributions,
    sentence,
    overlapHours: overlapHours === null ? null : Math.fround(overlapHours),
    ...(rankLow === null || rankHigh === null ? {} : { rankLow, rankHigh }),
    ...(rankWithoutClaims === null ? {} : { rankWithoutClaims }),
    ...(titleMet === null ? {} : { titleMet }),
    ...(yearsMet === null ? {} : { yearsMet }),
    ...(levelMet === null ? {} : { levelMet }),
    ...(countryMet === null ? {} : { countryMet }),
    ...(languageMet === null ? {} : { languageMet }),
    ...(overlapMet === null ? {} : { overlapMet }),
    ...(onlyPreferences === null ? {} : { onlyPreferences }),
    ...(payMet === null ? {} : { payMet }),
    ...(noticeMet === null ? {} : { noticeMet }),
  }
}

/** The seeds that are known, as options of a ranking. */
export function seedsOf(sealed: Pick<Circumstances, 'tieSeed' | 'equalSeed'> | null): {
  readonly tieSeed?: number
  readonly equalSeed?: number
} {
  const { tieSeed, equalSeed } = sealed ?? {}
  return {
    ...(tieSeed === undefined ? {} : { tieSeed }),
    ...(equalSeed === undefined ? {} : { equalSeed }),
  }
}

/** The candidates that were searched, if not all, as an option of a ranking. */
export function onlyOf(sealed: { readonly only?: readonly string[] | null | undefined } | null): {
  readonly only?: readonly string[]
} {
  return sealed?.only == null ? {} : { only: sealed.only }
}

/** Whether the search looked at this candidate at all: neither kept out of it, nor missing from the list that limits it. */
export const isSearched = (
  sealed: { readonly only?: readonly string[] | undefined } | null,
  except: readonly string[],
  candidateId: string,
): boolean => !except.includes(candidateId) && sealed?.only?.includes(candidateId) !== false

/** The candidates in all of the lists. A list that is null or absent holds everyone, and so does the answer null. */
export function inAll(lists: readonly (readonly string[] | null | undefined)[]): readonly string[] | null {
  const [first, ...others] = lists.filter((ids) => ids != null)
  const sets = others.map((ids) => new Set(ids))
  return first?.filter((id) => sets.every((ids) => ids.has(id))) ?? null
}

/**
 * The seed of a viewer for a requirement: stable, so that two of their searches can be compared, and different for
 * other viewers, so that no candidate always comes last.
 */
export function drawSeed(viewer: string, requirementId: string | null): number {
  return Number.parseInt(sha256(`${viewer} ${requirementId ?? ''}`).slice(0, 8), 16)
}

function wholeOf(unsealed: Omit<Seal, 'whole'>): string {
  return hashOf(unsealed.format < CURRENT_NAMES_FROM ? legacySeal(unsealed) : unsealed)
}

const hashOf = (value: unknown): string => sha256(canonicalJson(value))
