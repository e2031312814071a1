import type { ImportRowState } from '@assay/contracts/import-runs'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './imports.module.css'
import { type Import, type ImportRow, importRowsQuery } from './imports.queries.ts'
import { KnownRow } from './known-row.tsx'

const EMPTY: Readonly<Partial<Record<ImportRowState, string>>> = {
  ready: 'No new candidates found in the file yet.',
  known: 'None of your existing candidates are in the file.',
  problem: 'All rows can be read.',
  kept: 'The import of every candidate was undone.',
}

/** The rows of one kind, a page at a time. */
export function ImportRows({ run, state }: { run: Import; state: ImportRowState }) {
  const [view, setView] = useState<{ page: number; size: PageSize }>({ page: 1, size: state === 'known' ? 10 : 25 })
  const query = useQuery(importRowsQuery(run, { state, ...view }))
  return (
    <Region query={query}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <EmptyState title="None">{EMPTY[state] ?? 'No rows.'}</EmptyState>
        ) : (
          <>
            {state === 'known' ? (
              <ul className={styles.known}>
                {rows.map((row) => (
                  <KnownRow key={row.id} run={run} row={row} />
                ))}
              </ul>
            ) : (
              <RowTable run={run} rows={rows} kind={kindOf(state)} />
            )}
            <PageFoot view={view} onView={setView} shown={rows.length} total={total} />
          </>
        )
      }
    </Region>
  )
}

type Kind = 'problems' | 'people' | 'readings'

const kindOf = (state: ImportRowState): Kind =>
  state === 'problem' || state === 'kept'
    ? 'problems'
    : state === 'imported' || state === 'updated'
      ? 'people'
      : 'readings'

const heads: Readonly<Record<Kind, string>> = { problems: 'What to do', people: 'Candidate', readings: 'Read as' }
const labels: Readonly<Record<Kind, string>> = {
  problems: 'Rows with a problem',
  people: 'Rows that were imported',
  readings: 'Rows as read',
}

function RowTable({ run, rows, kind }: { run: Import; rows: readonly ImportRow[]; kind: Kind }) {
  const isTable = run.source === 'table'
  const hasColumn = kind === 'problems' && isTable
  return (
    <Table label={labels[kind]}>
      <thead>
        <tr>
          <HeadCell>{isTable ? 'Row' : 'File'}</HeadCell>
          {hasColumn && <HeadCell>Column</HeadCell>}
          <HeadCell>{heads[kind]}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell className={isTable ? styles.place : styles.file}>{row.fileName ?? row.row.toLocaleString('en')}</Cell>
            {hasColumn && <Cell>{row.column ?? 'Whole row'}</Cell>}
            <Cell className={styles.name}>
              {kind === 'problems' ? row.problem : kind === 'people' ? <Person row={row} /> : <Facts row={row} />}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function Person({ row }: { row: ImportRow }) {
  if (!row.candidate) return '–'
  return (
    <Link
      to="/candidate-profile"
      search={{ id: row.candidate.id }}
      aria-label={`Open profile: ${row.fileName ?? `row ${row.row}`}`}
    >
      Open profile
    </Link>
  )
}

const LEADING = ['Name', 'Email', 'Phone']

function Facts({ row }: { row: ImportRow }) {
  const said = new Map(row.facts.map(({ label, value }) => [label, value]))
  const name = said.get('Name') ?? said.get('Email') ?? 'Without a name'
  const rest = row.facts.filter(({ label, value }) => value !== '' && !LEADING.includes(label))
  return (
    <>
      <strong className={styles.person}>{name}</strong>
      {said.get('Email') !== undefined && said.get('Email') !== name && (
        <span className={styles.aside}>{said.get('Email')}</span>
      )}
      <span className={styles.note}>{rest.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</span>
    </>
  )
}
