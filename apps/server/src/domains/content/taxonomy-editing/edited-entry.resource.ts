interface EntryRow {
  readonly name: string
  readonly slug: string
  readonly aliases: readonly string[]
  readonly state: string
  readonly isAdded: boolean
  readonly version: number
}

/** The attributes that every edited entry has. */
export function presentEdited({ name, slug, aliases, state, isAdded, version }: EntryRow) {
  const isDeprecated = state === 'deprecated'
  return {
    name,
    slug,
    aliases,
    state: isDeprecated ? 'deprecated' : 'current',
    origin: isAdded ? 'operators' : 'release',
    mayDo: ['edit', 'merge', isDeprecated ? 'restore' : 'deprecate'],
    version,
  }
}
