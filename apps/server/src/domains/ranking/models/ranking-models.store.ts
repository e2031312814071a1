import type pg from 'pg'

export interface StoredModel {
  readonly hash: string
  readonly version: string
  readonly model: string
}

/** Idempotent. */
export async function saveModel(pool: pg.Pool, { hash, version, model }: StoredModel): Promise<void> {
  await pool.query('insert into ranking_models (hash, version, model) values ($1, $2, $3) on conflict do nothing', [
    ...[hash, version, model],
  ])
}

/** The text of a model; null if it never served here. */
export async function readModel(pool: pg.Pool, hash: string, version: string): Promise<string | null> {
  const answer = await pool.query<{ model: string }>(
    'select model from ranking_models where hash = $1 and version = $2',
    [...[hash, version]],
  )
  return answer.rows[0]?.model ?? null
}
