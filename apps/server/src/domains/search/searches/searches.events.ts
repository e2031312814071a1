import type { Tx } from '../../../platform/context/context.ts'
import type { DomainEvent } from '../../../platform/context/domain-event.ts'

interface Searched {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string | null
}

const searchEvent = (name: string, verb: string, search: Searched, after: Record<string, unknown>): DomainEvent => ({
  name,
  tenantId: search.companyId,
  verb,
  target: { type: 'candidate-searches', id: search.id },
  ...(search.requirementId === null ? {} : { requirementId: search.requirementId }),
  after,
})

/** To the colleagues, whose search history lists it. */
export const announceSearch = (tx: Tx, { companyId }: Pick<Searched, 'companyId'>): void =>
  tx.announce({ to: { companyId }, type: 'search.changed' })

/** A search ran and its answer is frozen. */
export const searchRun = (
  search: Searched,
  figures: { matchedCount: number; poolHash: string; modelVersionId: string },
) => {
  const { matchedCount, poolHash, modelVersionId } = figures
  return searchEvent('searchRun', 'search.run', search, { matchedCount, poolHash, modelVersionId })
}

export const searchRenamed = (search: Searched, savedName: string | null) =>
  searchEvent('searchRenamed', 'search.rename', search, { isSaved: savedName !== null })

export const searchAlertChanged = (search: Searched, alert: string) =>
  searchEvent('searchAlertChanged', 'search.setAlert', search, { alert })

/** A run of a saved search found candidates that the owner of the alert has not heard of. */
export const searchAlertRaised = (
  run: Searched,
  news: { added: readonly number[]; entered: readonly number[]; savedSearchId: string; userId: string },
) => searchEvent('searchAlertRaised', 'search.alert', run, { ...news })

export const searchDeleted = (search: Searched) => searchEvent('searchDeleted', 'search.delete', search, {})

export const searchRestored = (search: Searched) => searchEvent('searchRestored', 'search.restore', search, {})

/** The text is not recorded here: it is deleted after a day. */
export const guestSearchRun = (
  search: { readonly id: string },
  figures: { matchedCount: number; poolHash: string; modelVersionId: string },
): DomainEvent => ({
  name: 'guestSearchRun',
  tenantId: null,
  verb: 'guestSearch.run',
  target: { type: 'candidate-anonymous-searches', id: search.id },
  after: { matchedCount: figures.matchedCount, poolHash: figures.poolHash, modelVersionId: figures.modelVersionId },
})

export const guestSearchesClaimed = (
  company: { companyId: string; userId: string },
  searches: number,
): DomainEvent => ({
  name: 'guestSearchesClaimed',
  tenantId: company.companyId,
  verb: 'search.claim',
  target: { type: 'users', id: company.userId },
  after: { searches },
})

export const candidateStarred = (star: { id: string; candidateId: string }, tenantId: string | null): DomainEvent => ({
  name: 'candidateStarred',
  tenantId,
  verb: 'candidate.star',
  target: { type: 'stars', id: star.id },
  candidateId: star.candidateId,
})

export const candidateUnstarred = (
  star: { id: string; candidateId: string },
  tenantId: string | null,
): DomainEvent => ({
  name: 'candidateUnstarred',
  tenantId,
  verb: 'candidate.unstar',
  target: { type: 'stars', id: star.id },
  candidateId: star.candidateId,
})
