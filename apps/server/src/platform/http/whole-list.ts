import type { Endpoint } from '@assay/contracts/endpoint'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import type { Presented } from '@assay/jsonapi/present'
import type { JsonApiQuery, SortKey } from '@assay/jsonapi/read-query'
import type { z } from 'zod'
import type { CollectionAnswer } from './input/endpoint-input.ts'

/** A list that its handler returns whole; pages and order are made here. */
export const isWholeList = ({ method, answers, paged }: Endpoint): boolean =>
  method === 'GET' && answers.kind === 'collection' && paged === undefined

/** Sorts a whole list and cuts the page out of it. Without `sort` the rows keep the handler's order. */
export function arrangeWholeList(answer: CollectionAnswer, { sort, page }: JsonApiQuery): CollectionAnswer {
  const rows = sort.length > 0 ? answer.data.toSorted((a, b) => compareBy(sort, a, b)) : answer.data
  return { ...answer, ...pageOfRows(rows, page, ({ id }) => id) }
}

/** The attributes by which a whole list can be sorted: those with one value that has an order. */
export function sortableFields({ answers }: Endpoint): string[] {
  if (answers.kind !== 'collection') return []
  const shape: Readonly<Record<string, z.ZodType>> = answers.of.attributes.shape
  return Object.keys(shape).filter((name) => isOrdered(shape[name]))
}

const ORDERED = new Set(['string', 'number', 'boolean', 'enum', 'date', 'literal'])

function isOrdered(schema: z.ZodType | undefined): boolean {
  const { def } = schema as unknown as { def: { type: string; innerType?: z.ZodType } }
  return def.innerType === undefined ? ORDERED.has(def.type) : isOrdered(def.innerType)
}

function compareBy(keys: readonly SortKey[], a: Presented, b: Presented): number {
  for (const { name, descending } of keys) {
    const order = compareValues(a.attributes[name], b.attributes[name])
    if (order !== 0) return descending ? -order : order
  }
  return 0
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Numbers and instants by size, texts as people sort them; what is absent comes last. */
function compareValues(a: unknown, b: unknown): number {
  if (isAbsent(a) || isAbsent(b)) return Number(isAbsent(a)) - Number(isAbsent(b))
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime()
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

const isAbsent = (value: unknown): boolean => value === null || value === undefined
