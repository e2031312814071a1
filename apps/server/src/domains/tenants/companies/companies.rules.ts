import type { Company } from './companies.store.ts'

/** Only then is shown what it shares with people who have no account. */
export const isActive = ({ suspendedAt, closedAt }: Pick<Company, 'suspendedAt' | 'closedAt'>): boolean =>
  suspendedAt === null && closedAt === null
