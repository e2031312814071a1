interface Person {
  readonly userId: string
  readonly fullName: string
}

/**
 * The people that a text names after an @: by the full name, or by the first name where only one person has it. Longer
 * names come first, so that "@Ann Lee" is not "@Ann".
 */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  const namesakes = Map.groupBy(people, ({ fullName }) => firstNameOf(fullName))
  const named = Map.groupBy(
    people.flatMap(({ userId, fullName }) => {
      const first = firstNameOf(fullName)
      return [
        { userId, name: fold(fullName) },
        ...(namesakes.get(first)?.length === 1 ? [{ userId, name: first }] : []),
      ]
    }),
    ({ name }) => name,
  )
  let rest = fold(text)
  const found = new Set<string>()
  for (const name of [...named.keys()].toSorted((left, right) => right.length - left.length)) {
    const mention = new RegExp(
      `(?<![\\p{L}\\p{N}])@${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'gu',
    )
    const without = rest.replaceAll(mention, ' ')
    if (without !== rest) for (const { userId } of named.get(name) ?? []) found.add(userId)
    rest = without
  }
  return [...found]
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase()

const firstNameOf = (fullName: string): string => fold(fullName).split(/\s+/)[0] ?? ''
