import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { containing, type LikeText, likeText } from '../../../platform/database/like-text.ts'
import { type CandidateScope, inScope } from './candidates.store.ts'
import { candidateContacts, candidates, candidateTexts } from './candidates.tables.ts'

export interface NamedWanted {
  readonly text: string
  readonly scope: CandidateScope
  /** The candidates whose names the caller may read: all in the scope, or only these. */
  readonly named: 'all' | readonly string[]
  readonly limit: number
}

const MIN_WORD = 3

/** All candidates in the pool with this code. */
export async function listCoded(db: Queries, code: string): Promise<string[]> {
  const found = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(inScope('pool'), eq(candidates.maskedName, `Candidate ${code.toUpperCase()}`)))
  return found.map(({ id }) => id)
}

/** Candidates in the scope with this name, code or headline, or with these words in their texts; best first. */
export async function listNamed(db: Queries, wanted: NamedWanted): Promise<string[]> {
  const found = await listFound(db, wanted, (name) => name.contains)
  // A misspelled name takes reading all of them.
  return found.length > 0 || wanted.named.length === 0 ? found : listFound(db, wanted, (name) => name.isLike)
}

async function listFound(
  db: Queries,
  { text, scope, named, limit }: NamedWanted,
  isCalled: (name: LikeText) => SQL,
): Promise<string[]> {
  const name = likeText(candidateContacts.legalName, text)
  const headline = likeText(candidates.headline, text)
  const code = `Candidate ${containing(text.replace(WORD_BEFORE_CODE, '').toUpperCase()).slice(1)}`
  const query = asPrefixQuery(text)
  // Each way is materialized, so that it uses its own index: without it, the words of a text are slow to read.
  const said =
    query === null
      ? sql`select null::uuid as id where false`
      : sql`select ${candidateTexts.candidateId} as id from ${candidateTexts}
            where to_tsvector('simple', ${candidateTexts.said}) @@ to_tsquery('simple', ${query})`
  const found = await db.execute<{ id: string }>(sql`
    with said as materialized (${said}), headed as materialized (
      select ${candidates.id} as id, ${headline.startsWith} as starts from ${candidates}
      where ${headline.contains}
    ), found as (
      select ${candidateContacts.candidateId} as id, ${name.likeness} + 4 as score from ${candidateContacts}
        where ${isNamed(named)} and ${isCalled(name)}
      union all
      select ${candidates.id}, 9 from ${candidates} where ${candidates.maskedName} like ${code}
      union all
      select id, case when starts then 3 else 2 end from headed
      union all
      select id, 0 from said
    )
    select found.id from found join ${candidates} on ${candidates.id} = found.id where ${inScope(scope)}
    group by found.id order by max(found.score) desc, found.id limit ${limit}`)
  return found.rows.map(({ id }) => id)
}

function isNamed(named: NamedWanted['named']): SQL {
  if (named === 'all') return sql`true`
  return named.length === 0 ? sql`false` : sql`${candidateContacts.candidateId} = any(${sql.param([...named])}::uuid[])`
}

const WORD_BEFORE_CODE = /^candidate\s+/i

/** Each word as it begins; null if none is long enough to mean anything. */
function asPrefixQuery(text: string): string | null {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.filter((word) => word.length >= MIN_WORD) ?? []
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ')
}
