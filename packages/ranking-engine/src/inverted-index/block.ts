/** A block of up to 65,536 candidates: their columns and posting lists. */

import { bandSources } from '../columns/bands.ts'
import { type Column, codeAt, columnOf, emptyColumn, tableOf } from '../columns/column.ts'
import type { Dictionary } from '../columns/dictionary.ts'
import { type IdTable, tableOfIds } from '../columns/id-table.ts'
import {
  bandNames,
  type CodedColumnName,
  type ColumnName,
  type Columns,
  codedColumnNames,
  type RowEntries,
  type Rows,
} from '../columns/rows.ts'
import type { Arena } from '../kernel/arena.ts'
import { wordsFor } from '../kernel/bits.ts'
import { LAST_CLAIMED_CODE } from '../kernel/layout.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import { emptyPostings, type Postings, setPosition, withDirectories } from './postings.ts'

export const BLOCK_SIZE = 65_536

export interface Block {
  readonly size: number
  /** The arena of its arrays, which the kernel reads in place; null for arrays elsewhere. */
  readonly arena: Arena | null
  readonly ids: IdTable
  /** One bit per position; 0 for a candidate that was removed or replaced. */
  readonly live: Int32Array
  readonly columns: Columns
  readonly skills: Postings
  readonly titles: Postings
  readonly languages: Postings
  readonly keywords: Postings
}

export interface BlockTerms {
  readonly taxonomy: Taxonomy
  readonly dictionary: Dictionary
}

/** `order` lists the rows of the block; the first gets position 0. */
export function buildBlock(rows: Rows, order: Uint32Array, { taxonomy, dictionary }: BlockTerms): Block {
  return {
    size: order.length,
    arena: null,
    ids: tableOfIds(rows.ids, order),
    live: allLive(order.length),
    columns: gatherColumns(rows, order),
    skills: buildPostings(rows.skills, order, taxonomy.skills.length, true),
    titles: buildPostings(rows.titles, order, taxonomy.titles.length, false),
    languages: buildPostings(rows.languages, order, dictionary.languages.length, false),
    keywords: buildPostings(rows.keywords, order, dictionary.keywords.length, false),
  }
}

function allLive(size: number): Int32Array {
  const live = new Int32Array(wordsFor(size)).fill(-1, 0, size >>> 5)
  if ((size & 31) !== 0) live[size >>> 5] = (1 << (size & 31)) - 1
  return live
}

function gatherColumns(rows: Rows, order: Uint32Array): Columns {
  const gathered = (name: ColumnName) => {
    const source = rows.columns[name].array
    return Uint32Array.from(order, (row) => source[row] as number)
  }
  const coded = Object.fromEntries(codedColumnNames.map((name) => [name, columnOf(gathered(name))])) as {
    readonly [Name in CodedColumnName]: Column
  }
  const banded = bandNames.map((name) => [name, bandColumn(coded[bandSources[name].of], bandSources[name].bandOf)])
  return { ...coded, ...Object.fromEntries(banded), contentHash: gathered('contentHash') } as Columns
}

function bandColumn(stated: Column, bandOf: (value: number) => number): Column {
  if (stated.codes.length === 0) return emptyColumn()
  const bands = tableOf(Uint8Array, stated, bandOf)
  return columnOf(Uint32Array.from({ length: stated.size }, (_, place) => bands[codeAt(stated, place)] as number))
}

/** Counting sort by term: rows come in the order of their positions, so every list is ascending. */
function buildPostings(entries: RowEntries, order: Uint32Array, terms: number, isSkills: boolean): Postings {
  const starts = new Uint32Array(terms + 1)
  const dayStarts = new Uint32Array(isSkills ? terms + 1 : 0)
  forEachEntry(entries, order, (entry) => {
    const next = (entries.terms.array[entry] as number) + 1
    starts[next] = (starts[next] as number) + 1
    if (isSkills && (entries.codes.array[entry] as number) > LAST_CLAIMED_CODE) {
      dayStarts[next] = (dayStarts[next] as number) + 1
    }
  })
  accumulate(starts)
  accumulate(dayStarts)
  const postings = emptyPostings(order.length, starts, isSkills)
  const days = new Uint16Array(isSkills ? (dayStarts[terms] as number) : 0)
  fillPostings(postings, entries, order, { starts: dayStarts, days })
  return withDirectories(postings, days)
}

function fillPostings(
  postings: Postings,
  entries: RowEntries,
  order: Uint32Array,
  { starts: nextDay, days }: { starts: Uint32Array; days: Uint16Array },
): void {
  const next = postings.starts.slice()
  forEachEntry(entries, order, (entry, position) => {
    const term = entries.terms.array[entry] as number
    const code = entries.codes.array[entry] as number
    const target = next[term] as number
    next[term] = target + 1
    setPosition(postings, term, target, position)
    postings.codes[target] = code
    if (postings.details.length === 0) return
    postings.details[target] = entries.details.array[entry] as number
    if (code <= LAST_CLAIMED_CODE) return
    days[nextDay[term] as number] = entries.days.array[entry] as number
    nextDay[term] = (nextDay[term] as number) + 1
  })
}

function forEachEntry(entries: RowEntries, order: Uint32Array, visit: (entry: number, position: number) => void): void {
  for (let position = 0; position < order.length; position++) {
    const row = order[position] as number
    const end = entries.ends.array[row] as number
    for (let entry = row === 0 ? 0 : (entries.ends.array[row - 1] as number); entry < end; entry++) {
      visit(entry, position)
    }
  }
}

function accumulate(starts: Uint32Array): void {
  for (let place = 1; place < starts.length; place++) {
    starts[place] = (starts[place] as number) + (starts[place - 1] as number)
  }
}
