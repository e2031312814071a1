interface Marked {
  readonly state: string
  readonly isAdded: boolean
}

/** Whether an entry passes the filters that each list has. */
export const passesFilters = (
  entry: Marked,
  { state, origin }: { readonly state?: string | undefined; readonly origin?: string | undefined },
): boolean =>
  (state === undefined || entry.state === state) && (origin === undefined || entry.isAdded === (origin === 'operators'))
