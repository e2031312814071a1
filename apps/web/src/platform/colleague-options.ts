interface Person {
  readonly userId: string
  readonly fullName: string
}

/** Colleagues to choose from. Those chosen before stay among them when they no longer are, or they would seem unset. */
export function colleagueOptions(
  colleagues: readonly Person[],
  chosen: readonly Person[],
  why = 'not active',
): { readonly value: string; readonly label: string }[] {
  const active = new Set(colleagues.map(({ userId }) => userId))
  const others = chosen.filter(({ userId }) => !active.has(userId))
  return [
    ...colleagues.map(({ userId, fullName }) => ({ value: userId, label: fullName })),
    ...others.map(({ userId, fullName }) => ({ value: userId, label: `${fullName} (${why})` })),
  ]
}
