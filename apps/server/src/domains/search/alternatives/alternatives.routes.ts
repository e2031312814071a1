import { getAlternatives } from '@assay/contracts/alternatives'
import { listedFields } from '@assay/contracts/candidate-searches'
import { newId } from '../../../platform/database/new-id.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { countReading, showCandidatesById } from '../../candidates/index.ts'
import type { LivePool } from '../../ranking/index.ts'
import { presentAlternatives } from './alternatives.resource.ts'
import { findAlternatives } from './find-alternatives.ts'

/** All that an alternative shows of a candidate. */
const LISTED: ReadonlySet<string> = new Set(listedFields)
/** Each request runs several searches. */
const PER_MINUTE = 60

export function mountAlternatives(routes: Routes, { live }: { live: LivePool }): void {
  registerEndpoint(
    routes,
    getAlternatives,
    async (ctx, { query }) => {
      const { requirement, candidate } = query.filter
      const found = await findAlternatives(ctx, live, {
        requirementId: requirement ?? null,
        candidateId: candidate ?? null,
      })
      const ids = [...found.substitutes, ...found.nearest, ...(found.original === null ? [] : [found.original])].map(
        ({ match }) => match.candidateId,
      )
      await countReading(ctx, ids, 'listed')
      const shown = await showCandidatesById(ctx.db, ctx.actor, ids, undefined, LISTED)
      return presentAlternatives(found, newId(ctx.now().getTime()), new Map(shown.map((each) => [each.id, each])))
    },
    { perMinute: PER_MINUTE },
  )
}
