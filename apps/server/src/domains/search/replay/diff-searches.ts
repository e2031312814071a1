// Compares two frozen searches and attributes each changed line to its cause.
import type { DiffCause, Move } from '@assay/contracts/diffs'
import type { Match, Model, SearchCriteria } from '@assay/ranking-engine'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { canonicalJson } from '../../../platform/hashing/canonical-json.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { type StoredProfile, showCandidatesById } from '../../candidates/index.ts'
import { type LivePool, rankPool } from '../../ranking/index.ts'
import { sealedCriteriaOf } from '../../requirements/index.ts'
import { type KnownTaxonomy, taxonomyUpTo } from '../../taxonomy/index.ts'
import { type Change, criteriaChanges, profileChanges } from '../reading/index.ts'
import {
  type FrozenMatch,
  getSearch,
  listFrozenMatches,
  mayExplain,
  onlyOf,
  type Seal,
  type Search,
} from '../searches/index.ts'
import { modelOf, sealedOf } from './replay-search.ts'

export interface SearchDiff {
  readonly before: Search
  readonly after: Search
  readonly criteriaChanges: readonly Change[]
  readonly days: { readonly was: number; readonly is: number }
  readonly samePool: boolean
  readonly moves: readonly Move[]
}

export async function diffSearches(
  ctx: Context,
  live: LivePool,
  { id, otherId }: { id: string; otherId: string },
): Promise<SearchDiff> {
  const [before, after] = [await getSearch(ctx, id), await getSearch(ctx, otherId)]
  assertAllowed(mayExplain(ctx.actor), 'Your role doesn’t include explanations of ranks.')
  const sides = { before: await loadSide(ctx, live, before), after: await loadSide(ctx, live, after) }
  const ids = [...new Set([...sides.after.ranked.keys(), ...sides.before.ranked.keys()])]
  const inputs = await loadInputs(live, sides, ids)
  const names = new Map(
    (await showCandidatesById(ctx.db, ctx.actor, ids)).map((shown) => [
      shown.id,
      String(shown.attributes['maskedName']),
    ]),
  )
  const moves = ids.map((candidateId) =>
    moveOf({ candidateId, maskedName: names.get(candidateId) ?? 'Candidate' }, sides, inputs),
  )
  return {
    before,
    after,
    moves,
    criteriaChanges: criteriaChanges(before.criteria, after.criteria),
    days: { was: sides.before.seal.day, is: sides.after.seal.day },
    samePool: before.poolHash === after.poolHash,
  }
}

interface Side {
  readonly search: Search
  readonly seal: Seal
  readonly criteria: SearchCriteria
  readonly model: Model
  readonly known: KnownTaxonomy
  readonly ranked: ReadonlyMap<string, FrozenMatch>
}

async function loadSide(ctx: Context, live: LivePool, search: Search): Promise<Side> {
  const seal = sealedOf(search)
  const rows = await listFrozenMatches(ctx.db, search.id, { from: 0, to: search.frozenCount })
  const ranked = new Map(rows.map((row) => [row.candidateId, row]))
  const known = taxonomyUpTo(seal.taxonomy ?? 0)
  const model = await modelOf(live, search, seal)
  return { search, seal, known, criteria: sealedCriteriaOf(search.criteria, known), model, ranked }
}

interface Sides {
  readonly before: Side
  readonly after: Side
}

/** The same candidates after each step between the two searches: one input after another is switched. */
interface Inputs {
  readonly steps: readonly { readonly cause: DiffCause; readonly matches: ReadonlyMap<string, Match> }[]
  readonly profilesBefore: ReadonlyMap<string, StoredProfile>
  readonly profilesAfter: ReadonlyMap<string, StoredProfile>
}

/** A score is independent of other candidates, so a pool of only those concerned gives the same scores. */
async function loadInputs(live: LivePool, { before, after }: Sides, ids: readonly string[]): Promise<Inputs> {
  const then = await live.rebuildSome(before.seal.poolVersion, ids)
  const now = await live.rebuildSome(after.seal.poolVersion, ids)
  const rankWith = (
    people: typeof then,
    seal: Seal,
    by: Pick<Seal, 'except' | 'only' | 'said'> & { criteria: SearchCriteria; model: Model; known: KnownTaxonomy },
  ) => {
    const { matches } = rankPool(people.on(seal.asOfDay, by.known), by.criteria, {
      now: seal.day * DAY_MS,
      limit: ids.length,
      facets: false,
      model: by.model,
      except: by.except,
      ...onlyOf(by),
      ...(by.said === undefined ? {} : { said: by.said }),
    })
    return new Map(matches.map((match) => [match.candidateId, match]))
  }
  const old = {
    criteria: before.criteria,
    model: before.model,
    known: before.known,
    ...inputsOf(before.seal),
    ...onlyOf(before.seal),
  }
  const late = { ...old, ...inputsOf(after.seal) }
  // The meaning of a skill is part of the criteria, and so is the pool that is searched.
  const { only: _, ...everybody } = late
  const asked = { ...everybody, ...onlyOf(after.seal), criteria: after.criteria, known: after.known }
  return {
    steps: [
      { cause: 'pool', matches: rankWith(then, before.seal, old) },
      { cause: 'evidence', matches: rankWith(now, before.seal, late) },
      { cause: 'day', matches: rankWith(now, after.seal, late) },
      { cause: 'criteria', matches: rankWith(now, after.seal, asked) },
      { cause: 'model', matches: rankWith(now, after.seal, { ...asked, model: after.model }) },
    ],
    profilesBefore: shownIn(then.profiles, before.seal),
    profilesAfter: shownIn(now.profiles, after.seal),
  }
}

function inputsOf({ except, said }: Seal): Pick<Seal, 'except' | 'said'> {
  return { except, said }
}

function shownIn(profiles: ReadonlyMap<string, StoredProfile>, { except }: Seal): ReadonlyMap<string, StoredProfile> {
  return new Map([...profiles].filter(([id]) => !except.includes(id)))
}

function moveOf(who: { candidateId: string; maskedName: string }, sides: Sides, inputs: Inputs): Move {
  const { candidateId } = who
  const [was, is] = [sides.before.ranked.get(candidateId), sides.after.ranked.get(candidateId)]
  const [profileWas, profileIs] = [inputs.profilesBefore.get(candidateId), inputs.profilesAfter.get(candidateId)]
  const isInBoth = profileWas !== undefined && profileIs !== undefined
  const lines = linesOf(candidateId, inputs).map((line) =>
    isInBoth || line.cause !== 'evidence' ? line : { ...line, cause: 'pool' as const },
  )
  const kind = kindOf(was?.rank ?? null, is?.rank ?? null)
  const causes = new Set<DiffCause>([...(isInBoth ? [] : ['pool' as const]), ...lines.map(({ cause }) => cause)])
  return {
    ...who,
    kind,
    rankBefore: was?.rank ?? null,
    rankAfter: is?.rank ?? null,
    scoreBefore: inputs.steps.at(0)?.matches.get(candidateId)?.score ?? null,
    scoreAfter: inputs.steps.at(-1)?.matches.get(candidateId)?.score ?? null,
    causes: causes.size === 0 && kind !== 'same' ? ['others'] : [...causes],
    profileChanges: isInBoth ? profileChanges(profileWas, profileIs) : [],
    lines,
  }
}

/** Changes per step, line by line. Candidates who do not match have no lines. */
function linesOf(candidateId: string, { steps }: Inputs): Move['lines'] {
  return steps.slice(1).flatMap(({ cause, matches }, place) => {
    const before = pointsOf(steps[place]?.matches.get(candidateId))
    const after = pointsOf(matches.get(candidateId))
    return [...new Map([...before, ...after])].flatMap(([key, { feature, label }]) => {
      const [was, is] = [before.get(key)?.points ?? 0, after.get(key)?.points ?? 0]
      return was === is ? [] : [{ cause, feature, label, before: was, after: is }]
    })
  })
}

interface Line {
  readonly feature: string
  readonly label: string
  points: number
}

function pointsOf(match: Match | undefined): Map<string, Line> {
  const lines = new Map<string, Line>()
  for (const { feature, label, points } of match?.contributions ?? []) {
    const key = canonicalJson([feature, label])
    const known = lines.get(key)
    if (known === undefined) lines.set(key, { feature, label, points })
    else known.points += points
  }
  return lines
}

function kindOf(before: number | null, after: number | null): Move['kind'] {
  if (before === null) return 'entered'
  if (after === null) return 'left'
  if (before === after) return 'same'
  return after < before ? 'up' : 'down'
}
