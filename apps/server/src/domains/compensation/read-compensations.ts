import type { Narrowing } from '@assay/contracts/compensations'
import { narrowings } from '@assay/contracts/compensations'
import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import type { CompensationNeeds } from './compensation-needs.ts'
import { type CompensationAccess, compensationAccess } from './compensations.policy.ts'
import { type CellFilter, type Compensation, findPublished, listPublished } from './compensations.store.ts'

export interface Reader {
  readonly access: CompensationAccess
  /** Null: all titles. */
  readonly titleIds: readonly string[] | null
}

export async function readerOf(ctx: Context, needs: CompensationNeeds): Promise<Reader> {
  const access = compensationAccess(ctx.actor)
  if (access === null) throw new AppError('permission.denied')
  return { access, titleIds: access === 'assigned' ? await needs.listAssignedTitles(ctx) : null }
}

export async function readCells(ctx: Context, reader: Reader, filter: CellFilter): Promise<Compensation[]> {
  const { titleIds } = reader
  const among =
    titleIds === null ? filter.titleIds : (filter.titleIds ?? titleIds).filter((titleId) => titleIds.includes(titleId))
  return listPublished(ctx.db, {
    ...filter,
    titleIds: among,
    ...(reader.access === 'reduced' ? { open: narrowings } : {}),
  })
}

export async function readCell(ctx: Context, reader: Reader, id: string): Promise<Compensation> {
  const cell = await findPublished(ctx.db, id)
  const isOpen = cell !== null && [cell.country, cell.minYears, cell.skillId].every((value) => value === null)
  if (cell === null || (reader.access === 'reduced' && !isOpen)) throw notFound('figure')
  if (reader.titleIds !== null && !reader.titleIds.includes(cell.titleId)) throw notFound('figure')
  return cell
}

export interface Question {
  readonly titleId: string
  readonly engagement?: Compensation['engagement'] | undefined
  readonly skillId?: string | undefined
  readonly country?: string | undefined
  readonly minYears?: number | undefined
}

/** From the whole question to the bare title; what narrows least is dropped first. */
const BROADENINGS: readonly (readonly Narrowing[])[] = [
  [],
  ['experience'],
  ['skill'],
  ['country'],
  ['experience', 'skill'],
  ['experience', 'country'],
  ['skill', 'country'],
  [...narrowings],
]

/** The figures for the question, or for the nearest broader one that has any. */
export async function lookUpCells(
  ctx: Context,
  reader: Reader,
  question: Question,
): Promise<{ cells: Compensation[]; dropped: readonly Narrowing[] }> {
  const { titleId, engagement, ...narrow } = question
  const asked: Readonly<Record<Narrowing, boolean>> = {
    experience: narrow.minYears !== undefined,
    skill: narrow.skillId !== undefined,
    country: narrow.country !== undefined,
  }
  for (const dropped of BROADENINGS) {
    if (dropped.some((dimension) => !asked[dimension])) continue
    const isKept = (dimension: Narrowing) => asked[dimension] && !dropped.includes(dimension)
    const cells = await readCells(ctx, reader, {
      titleIds: [titleId],
      engagement,
      ...(isKept('experience') && { minYears: narrow.minYears }),
      ...(isKept('skill') && { skillId: narrow.skillId }),
      ...(isKept('country') && { country: narrow.country }),
      open: narrowings.filter((dimension) => !isKept(dimension)),
    })
    if (cells.length > 0) return { cells, dropped }
  }
  return { cells: [], dropped: [] }
}
