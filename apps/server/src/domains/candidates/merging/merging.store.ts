import { goneStates } from '@assay/contracts/candidates'
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries, Tx } from '../../../platform/context/context.ts'
import { movableRows } from '../../../platform/database/movable-rows.ts'
import { candidateReleases } from '../masking/candidate-releases.tables.ts'
import {
  candidateCareers,
  candidateContacts,
  candidateSkills,
  candidates,
  candidateTexts,
  candidateWork,
  consents,
  vettingResults,
} from '../profiles/candidates.tables.ts'
import { findSkill } from '../taxonomy/index.ts'
import { vettingChanges } from '../vetting/vetting.tables.ts'
import {
  ALIKE_FEW_MENTIONS,
  ALIKE_MENTIONS,
  ALIKE_PLACES,
  ALIKE_SKILLS,
  agreeing,
  careerSignature,
  SIGNATURE_RULES,
  SIGNATURE_SIZE,
  skillMentions,
  skillsSignature,
  WORDS_SINCE_RULES,
  wordsOfCareer,
} from './career-signature.rules.ts'
import type { MergedConsent } from './combine-records.rules.ts'

export const vettingOfCandidate = [
  movableRows(vettingResults, { id: vettingResults.id, candidate: vettingResults.candidateId }),
  movableRows(vettingChanges, { id: vettingChanges.id, candidate: vettingChanges.candidateId }),
]

export const releasesOfCandidate = movableRows(candidateReleases, {
  id: candidateReleases.contactInfoId,
  candidate: candidateReleases.candidateId,
  requirement: candidateReleases.requirementId,
})

/** In one order, so that two merges never wait for each other. */
export async function lockCandidates(db: Queries, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(inArray(candidates.id, [...ids]))
    .orderBy(candidates.id)
    .for('update')
}

export async function findProfileText(db: Queries, id: string): Promise<string> {
  const [found] = await db
    .select({ said: candidateTexts.said })
    .from(candidateTexts)
    .where(eq(candidateTexts.candidateId, id))
  return found?.said ?? ''
}

/** With what the person decided about them, which no source knows. */
export async function replaceConsents(
  db: Queries,
  candidateId: string,
  given: readonly MergedConsent[],
): Promise<void> {
  await db.delete(consents).where(eq(consents.candidateId, candidateId))
  if (given.length === 0) return
  await db.insert(consents).values(
    given.map(({ givenOn, endedSources, ...consent }) => ({
      ...consent,
      candidateId,
      endedSources: [...endedSources],
      createdAt: new Date(givenOn),
    })),
  )
}

/** Decisions of a merge that an import does not make. */
export async function settleProfile(
  db: Queries,
  { id, state, said }: { id: string; state: (typeof candidates.$inferSelect)['state']; said: string },
): Promise<number> {
  await db.update(candidateTexts).set({ said }).where(eq(candidateTexts.candidateId, id))
  const [settled] = await db
    .update(candidates)
    .set({ state, version: sql`${candidates.version} + 1` })
    .where(eq(candidates.id, id))
    .returning({ version: candidates.version })
  return settled?.version ?? 0
}

export interface LikelyPair {
  readonly firstId: string
  readonly secondId: string
  readonly signals: readonly string[]
}

/** An address that more people give belongs to an office. */
const MAX_TOGETHER = 6
const MIN_PHONE_DIGITS = 7

/** As prominence of a skill: a job tells it. */
const USED = 2

/** Careers with one part of their fingerprints in common; of more, each is only compared with its neighbors. */
const BAND = 3
/** While these are read, no request is answered. */
const AT_A_TIME = 100

const isThere = (column: SQL) =>
  sql`${column} not in (${sql.join(
    goneStates.map((state) => sql`${state}`),
    sql`, `,
  )})`

/** Updates the fingerprints of careers that changed since, and returns how many did. */
export async function signCareers(db: Queries, now: Date): Promise<number> {
  let count = 0
  for (;;) {
    const changed = await db
      .select({
        id: candidates.id,
        version: candidates.version,
        createdAt: candidates.createdAt,
        said: candidateTexts.said,
        known: candidateCareers,
      })
      .from(candidates)
      .leftJoin(candidateTexts, eq(candidateTexts.candidateId, candidates.id))
      .leftJoin(candidateCareers, eq(candidateCareers.candidateId, candidates.id))
      .where(
        sql`${isThere(sql`${candidates.state}`)} and (${candidateCareers.version} is distinct from ${candidates.version}
          or ${candidateCareers.rules} is distinct from ${SIGNATURE_RULES})`,
      )
      .limit(AT_A_TIME)
    if (changed.length === 0) return count
    count += changed.length
    const skills = await usedSkills(
      db,
      changed.map(({ id }) => id),
    )
    const signed = changed.map(({ id, version, createdAt, said, known }) => {
      const words = wordsOfCareer(withoutSkillNames(said ?? ''))
      const signature = careerSignature(words)
      return {
        candidateId: id,
        version,
        rules: SIGNATURE_RULES,
        signature,
        skillsSignature: skillsSignature(skills.get(id) ?? []),
        mentions: skillMentions(words, (word) => findSkill(word) !== null),
        ...firstOfCareer({ signature, createdAt, known, now }),
      }
    })
    await db
      .insert(candidateCareers)
      .values(signed)
      .onConflictDoUpdate({
        target: candidateCareers.candidateId,
        set: {
          version: sql`excluded.version`,
          rules: sql`excluded.rules`,
          signature: sql`excluded.signature`,
          skillsSignature: sql`excluded.skills_signature`,
          mentions: sql`excluded.mentions`,
          careerSince: sql`excluded.career_since`,
          firstSignature: sql`excluded.first_signature`,
        },
      })
  }
}

/**
 * A profile that comes to tell another career does so from that day on. It is compared with the career as it was at
 * first, so that no series of small changes leads to the career of someone else.
 */
function firstOfCareer(given: {
  readonly signature: number[] | null
  readonly createdAt: Date
  readonly known: typeof candidateCareers.$inferSelect | null
  readonly now: Date
}): { readonly careerSince: Date; readonly firstSignature: number[] | null } {
  const { signature, createdAt, known, now } = given
  if (known === null) return { careerSince: createdAt, firstSignature: signature }
  const { careerSince, firstSignature } = known
  // Fingerprints of other rules cannot be compared.
  if (known.rules < WORDS_SINCE_RULES) return { careerSince, firstSignature: signature }
  const isSame = signature === null || (firstSignature !== null && agreeing(firstSignature, signature) >= ALIKE_PLACES)
  return isSame ? { careerSince, firstSignature } : { careerSince: now, firstSignature: signature }
}

export interface CareerSource {
  /** null: the operators of the installation. */
  readonly agencyId: string | null
  readonly careerSince: Date
}

/** Who brought these careers, and when. */
export async function listCareerSources(
  db: Queries,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, CareerSource>> {
  const { candidateId, careerSince } = candidateCareers
  const found = await db
    .select({ candidateId, careerSince, agencyId: candidates.agencyId })
    .from(candidateCareers)
    .innerJoin(candidates, eq(candidates.id, candidateId))
    .where(inArray(candidateId, [...candidateIds]))
  return new Map(found.map(({ candidateId: id, ...source }) => [id, source]))
}

async function usedSkills(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const used = await db
    .select({ candidateId: candidateSkills.candidateId, skillId: candidateSkills.skillId })
    .from(candidateSkills)
    .where(and(inArray(candidateSkills.candidateId, [...ids]), gte(candidateSkills.prominence, USED)))
  const byCandidate = Map.groupBy(used, ({ candidateId }) => candidateId)
  return new Map([...byCandidate].map(([id, rows]) => [id, rows.map(({ skillId }) => skillId)]))
}

/** The names at the end of the text are in the order of a list, not in words of the candidate. */
const withoutSkillNames = (said: string): string =>
  said
    .split('\n')
    .filter((line) => findSkill(line) === null)
    .join('\n')

/**
 * Pairs with the same mail address or phone number, with the same name, employer and first year there, with nearly the
 * same words about the career or about many skills in it, or, of one agency, with nearly the same skills in it.
 */
export async function findLikelyPairs(tx: Tx): Promise<LikelyPair[]> {
  await tx.execute(sql`set local statement_timeout = '10min'`)
  const { rows } = await tx.execute<{ firstId: string; secondId: string; signals: string[] }>(sql`
    with people as (
      select c.id, nullif(lower(trim(k.email)), '') as email, regexp_replace(k.phone, '[^0-9]', '', 'g') as phone,
        nullif(lower(regexp_replace(trim(k.legal_name), '\\s+', ' ', 'g')), '') as name
      from ${candidates} c join ${candidateContacts} k on k.candidate_id = c.id where ${isThere(sql`c.state`)}),
    told as (
      select id, 'email' as signal, email as value from people where email is not null
      union all
      select id, 'phone', phone from people where length(phone) >= ${MIN_PHONE_DIGITS}
      union all
      select distinct p.id, 'career', concat_ws('|', p.name, lower(trim(w.employer)), left(w.started_on, 4))
      from people p join ${candidateWork} w on w.candidate_id = p.id
      where p.name is not null and trim(w.employer) <> '' and w.started_on is not null),
    alike as (
      select signal, array_agg(id order by id) as ids from told
      group by signal, value having count(*) between 2 and ${MAX_TOGETHER}),
    signed as (
      select s.candidate_id as id, print.among, print.signature, print.alike
      from ${candidateCareers} s join ${candidates} c on c.id = s.candidate_id
      cross join lateral (values ('all', s.signature, ${ALIKE_PLACES}::int),
        (c.agency_id::text, s.skills_signature, ${ALIKE_SKILLS}::int)) as print(among, signature, alike)
      where print.among is not null and print.signature is not null and ${isThere(sql`c.state`)}),
    banded as (
      select id, signature, alike, band, lag(id) over together as before, lag(signature) over together as signature_before,
        first_value(id) over together as first, first_value(signature) over together as signature_first
      from signed cross join generate_series(1, ${SIGNATURE_SIZE - BAND + 1}, ${BAND}) as band
      window together as (partition by among, band, signature[band:band + ${BAND - 1}] order by id)),
    told_alike as (
      select before as one, id as other, signature_before as signature_one, signature, alike from banded where before is not null
      union
      select first, id, signature_first, signature, alike from banded where first <> id),
    mentioned as (
      select s.candidate_id as id, mention, lag(s.candidate_id) over together as before,
        first_value(s.candidate_id) over together as first
      from ${candidateCareers} s join ${candidates} c on c.id = s.candidate_id cross join lateral unnest(s.mentions) as mention
      where ${isThere(sql`c.state`)}
      window together as (partition by mention order by s.candidate_id)),
    mentioned_together as (
      select before as one, id as other, mention from mentioned where before is not null
      union
      select first, id, mention from mentioned where first <> id),
    mentioned_alike as (
      select together.one, together.other from mentioned_together together
      join ${candidateCareers} mine on mine.candidate_id = together.one
      join ${candidateCareers} theirs on theirs.candidate_id = together.other
      group by together.one, together.other, mine.mentions, theirs.mentions
      having count(*) >= ${ALIKE_MENTIONS} or (count(*) >= ${ALIKE_FEW_MENTIONS}
        and 2 * count(*) > least(cardinality(mine.mentions), cardinality(theirs.mentions)))),
    pairs as (
      select one.id as first, other.id as second, alike.signal
      from alike cross join lateral unnest(ids) as one(id) cross join lateral unnest(ids) as other(id)
      where one.id < other.id
      union
      select one, other, 'telling' from told_alike where alike <= (
        select count(*) from unnest(signature_one, signature) as place(mine, theirs) where mine = theirs)
      union
      select one, other, 'telling' from mentioned_alike)
    select first as "firstId", second as "secondId", array_agg(distinct signal) as signals
    from pairs group by first, second`)
  return rows
}
