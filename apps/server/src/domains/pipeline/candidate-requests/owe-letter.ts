import type { LetterSubject } from '@assay/contracts/owed-letters'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { listAgencyIds } from '../../candidates/index.ts'
import type { Entry } from '../shortlists/index.ts'
import { letterOwed } from './candidate-requests.events.ts'
import { TELL_MS } from './candidate-requests.rules.ts'
import { insertOwedLetter } from './owed-letters.store.ts'

interface Owed {
  /** The key that the mail would have had: owed once. */
  readonly key: string
  readonly entry: Pick<Entry, 'id' | 'companyId' | 'requirementId' | 'candidateId'>
  readonly about: LetterSubject
  readonly stage?: string
  readonly requestId?: string
}

/** Nobody knows an address: the agency, or the company where there is none, passes on what a mail would have said. */
export async function oweLetter(ctx: Context, { key, entry, about, stage, requestId }: Owed): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const { id: shortlistedId, companyId, requirementId, candidateId } = entry
  const agencyId = (await listAgencyIds(ctx.db, [candidateId])).get(candidateId) ?? null
  await ctx.transaction(async (tx) => {
    const at = ctx.now()
    const letter = await insertOwedLetter(tx, {
      ...{ id: newId(at.getTime()), companyId, requirementId, candidateId, shortlistedId, agencyId, about, key },
      ...{ stage: stage ?? null, requestId: requestId ?? null },
      ...{ tellBy: new Date(at.getTime() + TELL_MS), createdAt: at, updatedAt: at },
    })
    if (letter !== null) tx.record(letterOwed(letter))
  })
}
