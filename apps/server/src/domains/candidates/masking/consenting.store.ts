import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { currentSkillId } from '../../taxonomy/index.ts'
import { candidateContacts, candidateSkills, candidates, consents } from '../profiles/candidates.tables.ts'
import type { ConsentPurpose } from './consents.store.ts'

interface Inviting {
  readonly companyName: string
  readonly today: string
}

const mayBeInvited = ({ companyName, today }: Inviting) =>
  and(
    // Candidates of an agency are contacted through it.
    isNull(candidates.agencyId),
    inArray(candidates.state, ['draft', 'inVetting', 'available', 'engaged', 'paused']),
    sql`coalesce(${candidateContacts.email} <> '', false)`,
    gte(consents.until, today),
    or(eq(consents.purpose, 'contact'), eq(consents.purpose, 'community')),
    sql`not exists (select from unnest(${candidateContacts.denyCompanies}) as denied where lower(denied) = lower(${companyName}))`,
  )

/** Of these, who can be mailed, consented to it, and does not refuse the company. */
export async function listInvitable(db: Queries, ids: readonly string[], around: Inviting): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: candidates.id })
    .from(candidates)
    .innerJoin(candidateContacts, eq(candidateContacts.candidateId, candidates.id))
    .innerJoin(consents, eq(consents.candidateId, candidates.id))
    .where(and(inArray(candidates.id, [...ids]), mayBeInvited(around)))
  return new Set(rows.map(({ id }) => id))
}

/** The candidate with this address, if they may be invited. */
export async function findInvitableByEmail(db: Queries, email: string, around: Inviting): Promise<string | null> {
  const [found] = await db
    .selectDistinct({ id: candidates.id })
    .from(candidates)
    .innerJoin(candidateContacts, eq(candidateContacts.candidateId, candidates.id))
    .innerJoin(consents, eq(consents.candidateId, candidates.id))
    .where(and(sql`lower(${candidateContacts.email}) = lower(${email})`, mayBeInvited(around)))
    .orderBy(candidates.id)
    .limit(1)
  return found?.id ?? null
}

/** Records a consent; one that lasts longer stays as it is. */
export async function giveConsent(
  db: Queries,
  given: { candidateId: string; purpose: ConsentPurpose; until: string; source: string; at: Date },
): Promise<void> {
  const { at, ...consent } = given
  await db
    .insert(consents)
    .values({ ...consent, createdAt: at })
    .onConflictDoUpdate({
      target: [consents.candidateId, consents.purpose],
      set: {
        until: sql`greatest(${consents.until}, excluded.until)`,
        source: consent.source,
        endedOn: null,
        endedSources: [],
        createdAt: at,
      },
    })
}

/** The skills of each of these candidates. */
export async function listSkillsAmong(
  db: Queries,
  ids: readonly string[],
): Promise<{ candidateId: string; skillId: string }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ candidateId: candidateSkills.candidateId, skillId: candidateSkills.skillId })
    .from(candidateSkills)
    .where(inArray(candidateSkills.candidateId, [...ids]))
  const meant = rows.map(({ candidateId, skillId }) => ({ candidateId, skillId: currentSkillId(skillId) }))
  return [...new Map(meant.map((row) => [`${row.candidateId} ${row.skillId}`, row])).values()]
}
