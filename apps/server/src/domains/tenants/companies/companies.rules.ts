interface Ends {
  readonly suspendedAt: Date | null
  readonly closedAt: Date | null
}

/** Only then is shown what it shares with people who have no account. */
export const isActive = ({ suspendedAt, closedAt }: Ends): boolean => suspendedAt === null && closedAt === null
