import * as contract from '@assay/contracts/taxonomy-proposals'
import type { Presented } from '@assay/jsonapi/present'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { mayEditTaxonomy, mayReadTaxonomy } from '../taxonomy-editing/index.ts'
import { proposeEdit } from './propose-edit.ts'
import { acceptProposal, closeProposal, maySee } from './settle-proposal.ts'
import { presentProposal } from './taxonomy-proposals.resource.ts'
import { findProposal, listProposals, type Proposal } from './taxonomy-proposals.store.ts'

const PROPOSALS_PER_MINUTE = 30

interface ProposalNeeds {
  readonly namesOf: (db: Queries, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

export function mountTaxonomyProposals(routes: Routes, { namesOf }: ProposalNeeds): void {
  const present = async ({ db, actor }: Context, rows: readonly Proposal[]): Promise<Presented[]> => {
    const people = rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, ...(decidedBy === null ? [] : [decidedBy])])
    const names = await namesOf(db, [...new Set(people)])
    return rows.map((row) => presentProposal(row, { actor, names }))
  }
  const show = async (ctx: Context, id: string): Promise<Presented> => {
    const found = await findProposal(ctx.db, id)
    const [shown] = found === null || !maySee(ctx, found) ? [] : await present(ctx, [found])
    if (shown === undefined) throw notFound('proposal')
    return shown
  }

  registerEndpoint(routes, contract.listTaxonomyProposals, async (ctx, { query }) => {
    const { actor } = ctx
    if (!mayReadTaxonomy(actor)) throw new AppError('permission.denied')
    const { filter, sort, page } = query
    const { userId } = actor
    const by = mayEditTaxonomy(actor) ? null : userId
    const found = await listProposals(ctx.db, { by, list: filter.list, state: filter.state, sort, page })
    return { ...found, data: await present(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getTaxonomyProposal, (ctx, { params }) => {
    if (!mayReadTaxonomy(ctx.actor)) throw new AppError('permission.denied')
    return show(ctx, params.id)
  })

  registerEndpoint(
    routes,
    contract.proposeTaxonomyEdit,
    async (ctx, { body }) => ({ data: await show(ctx, (await proposeEdit(ctx, body)).id), status: 201 }),
    { perMinute: PROPOSALS_PER_MINUTE },
  )

  registerEndpoint(routes, contract.taxonomyProposalActions.accept, async (ctx, { params, body }) => {
    await acceptProposal(ctx, { id: params.id, comment: body.comment })
    return show(ctx, params.id)
  })

  registerEndpoint(routes, contract.taxonomyProposalActions.refuse, async (ctx, { params, body }) => {
    await closeProposal(ctx, { id: params.id, verb: 'refuse', comment: body.comment })
    return show(ctx, params.id)
  })

  registerEndpoint(routes, contract.taxonomyProposalActions.withdraw, async (ctx, { params }) => {
    await closeProposal(ctx, { id: params.id, verb: 'withdraw', comment: null })
    return show(ctx, params.id)
  })
}
