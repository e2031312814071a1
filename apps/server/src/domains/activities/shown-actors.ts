import type { Activity } from './activities.store.ts'

/** Null for links: rows of earlier versions hold the id of the link, which stays private. */
export const actorIdShown = ({ actorType, actorId }: Pick<Activity, 'actorType' | 'actorId'>): string | null =>
  isLink(actorType) ? null : actorId

/** The input of the hash, unless it names a link. */
export const canonicalShown = ({
  actorType,
  actorId,
  canonical,
}: Pick<Activity, 'actorType' | 'actorId'> & { readonly canonical: string }): string | null =>
  isLink(actorType) && actorId !== null ? null : canonical

const isLink = (actorType: Activity['actorType']): boolean =>
  actorType === 'candidateLink' || actorType === 'feedbackLink'
