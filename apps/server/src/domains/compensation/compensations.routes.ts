import * as contract from '@assay/contracts/compensations'
import { payPeriods } from '@assay/contracts/money'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import type { SortKey } from '@assay/jsonapi/read-query'
import type { Context } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { dayOf } from '../../platform/time/days.ts'
import type { CompensationNeeds } from './compensation-needs.ts'
import { type CompensationPin, findPin, listPins } from './compensation-pins.store.ts'
import { presentCompensation, presentPin, type Shown } from './compensations.resource.ts'
import { type CellFilter, type Compensation, listCells } from './compensations.store.ts'
import { compensationsCsv } from './export-compensations.ts'
import { pinCompensation, unpinCompensation } from './pin-compensation.ts'
import { lookUpCells, readCell, readCells, readerOf } from './read-compensations.ts'

interface Asked {
  readonly title?: string | undefined
  readonly skill?: string | undefined
  readonly country?: string | undefined
  readonly experience?: contract.ExperienceBand | undefined
  readonly engagement?: Compensation['engagement'] | undefined
}

export function mountCompensations(routes: Routes, needs: CompensationNeeds): void {
  registerEndpoint(routes, contract.listCompensations, async (ctx, { query }) => {
    const reader = await readerOf(ctx, needs)
    const { kind, level } = query.filter
    const cells = await readCells(ctx, reader, {
      ...filterOf(query.filter, needs),
      kind,
      ...(level === 'title' && { open: contract.narrowings.filter((name) => query.filter[name] === undefined) }),
    })
    const page = pageOfRows(sorted(cells, query.sort, needs), query.page, ({ id }) => id)
    const shown = { access: reader.access, needs, to: wantedPay(query.parameters) }
    return { ...page, data: page.data.map((cell) => presentCompensation(cell, shown)) }
  })

  registerEndpoint(routes, contract.getCompensation, async (ctx, { params, query }) => {
    const reader = await readerOf(ctx, needs)
    const cell = await readCell(ctx, reader, params.id)
    return presentCompensation(cell, { access: reader.access, needs, to: wantedPay(query.parameters) })
  })

  registerEndpoint(routes, contract.exportCompensations, async (ctx, { query }) => {
    const cells = await readCells(ctx, await readerOf(ctx, needs), filterOf(query.filter, needs))
    const day = dayOf(ctx.now())
    return { bytes: compensationsCsv(sorted(cells, [], needs), needs), name: `compensation-index-${day}.csv` }
  })

  registerEndpoint(routes, contract.lookUpCompensations, async (ctx, { query }) => {
    const reader = await readerOf(ctx, needs)
    const { title, experience, ...asked } = query.filter
    if (title === undefined) throw new AppError('request.parameter', { source: { parameter: 'filter[title]' } })
    const titleName = needs.titleNameOf(title)
    if (titleName === null) throw notFound('title')
    const question = {
      titleId: needs.currentTitleId(title),
      ...asked,
      skillId: asked.skill,
      minYears: firstYear(experience),
    }
    const { cells, dropped } = await lookUpCells(ctx, reader, question)
    const shown = { access: reader.access, needs, to: wantedPay(query.parameters) }
    return {
      type: 'compensation-lookups',
      id: newId(ctx.now().getTime()),
      attributes: { titleName, dropped, isPublished: cells.length > 0 },
      relationships: {
        jobTitle: { type: 'unique-job-titles', id: title },
        compensations: cells.map((cell) => presentCompensation(cell, shown)),
      },
    }
  })

  registerEndpoint(routes, contract.pinCompensation, async (ctx, { params, body }) => {
    const cell = await pinCompensation(ctx, needs, { id: params.id, requirementId: body.requirementId })
    return presentCompensation(cell, { access: 'full', needs, to: null })
  })
  mountPins(routes, needs)
}

function mountPins(routes: Routes, needs: CompensationNeeds): void {
  const scopeOf = async (ctx: Context) => {
    await readerOf(ctx, needs)
    const scope = await needs.findPinScope(ctx)
    if (scope === null) throw new AppError('permission.denied')
    return scope
  }
  const presentAll = async (ctx: Context, pins: readonly CompensationPin[]) => {
    const ids = pins.map(({ compensationId }) => compensationId)
    const cells = new Map((await listCells(ctx.db, ids)).map((cell) => [cell.id, cell]))
    return pins.map((pin) => presentPin(pin, cells.get(pin.compensationId), needs))
  }

  registerEndpoint(routes, contract.listCompensationPins, async (ctx, { query }) => {
    const scope = await scopeOf(ctx)
    const { sort, page } = query
    const found = await listPins(ctx.db, { scope, requirementId: query.filter.requirement, sort, page })
    return { ...found, data: await presentAll(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getCompensationPin, async (ctx, { params }) => {
    const pin = await findPin(ctx.db, await scopeOf(ctx), params.id)
    const [shown] = pin === null ? [] : await presentAll(ctx, [pin])
    if (shown === undefined) throw notFound('pin')
    return shown
  })

  registerEndpoint(routes, contract.unpinCompensation, async (ctx, { params }) => {
    await unpinCompensation(ctx, needs, params.id)
    return undefined
  })
}

const filterOf = (
  { title, skill, country, experience, engagement }: Asked,
  { currentTitleId }: CompensationNeeds,
): CellFilter => ({
  titleIds: title === undefined ? undefined : [currentTitleId(title)],
  skillId: skill,
  country,
  minYears: firstYear(experience),
  engagement,
})

const firstYear = (band: contract.ExperienceBand | undefined): number | undefined =>
  band === undefined ? undefined : Number(band.split('-')[0])

function wantedPay({ currency, period }: Readonly<Record<string, unknown>>): Shown['to'] {
  const known = payPeriods.find((each) => each === period)
  return typeof currency === 'string' && known !== undefined ? { currency, period: known } : null
}

/** By title, then from the largest sample. */
function sorted(cells: readonly Compensation[], keys: readonly SortKey[], needs: CompensationNeeds): Compensation[] {
  const nameOf = ({ titleId }: Compensation) => needs.titleNameOf(titleId) ?? ''
  const compare: Readonly<Record<string, (left: Compensation, right: Compensation) => number>> = {
    title: (left, right) => nameOf(left).localeCompare(nameOf(right), 'en'),
    p50: (left, right) => (left.p50 ?? 0) - (right.p50 ?? 0),
    sampleSize: (left, right) => (left.sampleSize ?? 0) - (right.sampleSize ?? 0),
  }
  const order = [...keys, { name: 'title', descending: false }, { name: 'sampleSize', descending: true }]
  return cells.toSorted((left, right) => {
    for (const { name, descending } of order) {
      const difference = compare[name]?.(left, right) ?? 0
      if (difference !== 0) return descending ? -difference : difference
    }
    return left.id < right.id ? -1 : 1
  })
}
