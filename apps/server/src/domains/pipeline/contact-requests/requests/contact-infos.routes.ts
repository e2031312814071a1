import * as contract from '@assay/contracts/contact-infos'
import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { presentLink } from '../../../candidate-links/index.ts'
import { type ContactInfo, getContactInfo, listContactInfos, scopeOfCaller } from '../records/index.ts'
import { answerContactByLink, answerContactFor } from './answer-contact.ts'
import { presentPreflight } from './contact-infos.resource.ts'
import { decideDispute, disputeContact } from './dispute-contact.ts'
import { editContact } from './edit-contact.ts'
import { preflightContact } from './preflight-contact.ts'
import { remindContact } from './remind-contact.ts'
import { requestContact } from './request-contact.ts'
import { showContacts } from './show-contact-infos.ts'
import { showContactRequestLink } from './show-contact-request.ts'
import { withdrawContact } from './withdraw-contact.ts'

const ANSWERS_PER_MINUTE = 60

export function mountContactInfos(routes: Routes): void {
  mountReading(routes)
  mountAsking(routes)
  mountAnswering(routes)
}

async function showOne(ctx: Context, info: ContactInfo, include: IncludeTree): Promise<Presented> {
  const [shown] = await showContacts(ctx, { rows: [info], include })
  if (shown === undefined) throw notFound('contact request')
  return shown
}

function mountReading(routes: Routes): void {
  registerEndpoint(routes, contract.listContactInfos, async (ctx, { query }) => {
    const { filter, sort, page, include } = query
    const { state, requirement, candidate, mine, reason } = filter
    const requestedBy = mine === undefined || ctx.actor.kind !== 'user' ? undefined : ctx.actor.userId
    const scope = await scopeOfCaller(ctx)
    const found = await listContactInfos(ctx.db, {
      scope,
      sort,
      page,
      filter: { state, requirement, candidate, requestedBy, reason },
    })
    return { ...found, data: await showContacts(ctx, { rows: found.data, include }) }
  })

  registerEndpoint(routes, contract.getContactInfo, async (ctx, { params, query }) =>
    showOne(ctx, await getContactInfo(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.preflightContact, async (ctx, { body }) =>
    presentPreflight(newId(ctx.now().getTime()), await preflightContact(ctx, body)),
  )
}

function mountAsking(routes: Routes): void {
  registerEndpoint(routes, contract.requestContact, async (ctx, { body, query }) => ({
    data: await showOne(ctx, await requestContact(ctx, body), query.include),
    status: 201,
  }))

  registerEndpoint(routes, contract.editContact, async (ctx, { params, body, query }) =>
    showOne(ctx, await editContact(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.withdrawContact, async (ctx, { params, query }) =>
    showOne(ctx, await withdrawContact(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.remindContact, async (ctx, { params, query }) =>
    showOne(ctx, await remindContact(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.disputeContact, async (ctx, { params, body, query }) =>
    showOne(ctx, await disputeContact(ctx, { ...body, id: params.id }), query.include),
  )
}

function mountAnswering(routes: Routes): void {
  registerEndpoint(routes, contract.approveContact, async (ctx, { params, body, query }) => {
    const answer = { id: params.id, answer: 'approve', code: null, note: null, mandate: body.mandate } as const
    return showOne(ctx, await answerContactFor(ctx, answer), query.include)
  })

  registerEndpoint(routes, contract.declineContact, async (ctx, { params, body, query }) =>
    showOne(ctx, await answerContactFor(ctx, { ...body, id: params.id, answer: 'decline' }), query.include),
  )

  registerEndpoint(routes, contract.upholdContact, async (ctx, { params, query }) =>
    showOne(ctx, await decideDispute(ctx, { id: params.id, verdict: 'uphold' }), query.include),
  )

  registerEndpoint(routes, contract.refundContact, async (ctx, { params, query }) =>
    showOne(ctx, await decideDispute(ctx, { id: params.id, verdict: 'refund' }), query.include),
  )

  registerEndpoint(
    routes,
    contract.answerContact,
    async (ctx, { body }) => {
      const held = await answerContactByLink(ctx, body)
      return presentLink(held.link, await showContactRequestLink(held))
    },
    { perMinute: ANSWERS_PER_MINUTE },
  )
}
