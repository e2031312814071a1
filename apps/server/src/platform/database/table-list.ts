import type pg from 'pg'

export interface TableShape {
  readonly table: string
  readonly columns: readonly string[]
}

/** Made anew by whoever restores: it speaks of transactions of one server only. */
const LEFT_OUT = ['candidate_changes']

/** All tables with the columns that can be written, each after those that its foreign keys lead to. */
export async function listTables(client: pg.PoolClient): Promise<TableShape[]> {
  const shapes = await client.query<TableShape>(
    `select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and not (table_name = any($1))
     group by table_name order by table_name`,
    [LEFT_OUT],
  )
  const links = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
     from pg_constraint where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
  )
  return inOrder(shapes.rows, links.rows)
}

function inOrder(shapes: readonly TableShape[], links: readonly { from: string; to: string }[]): TableShape[] {
  const ordered: TableShape[] = []
  const placed = new Set<string>()
  let waiting = [...shapes]
  while (waiting.length > 0) {
    const ready = waiting.filter(({ table }) =>
      links.every(({ from, to }) => from !== table || placed.has(to) || !waiting.some((shape) => shape.table === to)),
    )
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.')
    for (const shape of ready) placed.add(shape.table)
    ordered.push(...ready)
    waiting = waiting.filter(({ table }) => !placed.has(table))
  }
  return ordered
}
