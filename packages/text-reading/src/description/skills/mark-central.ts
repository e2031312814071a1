import type { MustHave } from '@assay/ranking-engine/query/search-criteria'
import type { Statement } from '../statements/index.ts'
import type { DescriptionShape } from './read-demands.ts'
import type { PlacedTerm } from './read-skills.ts'

interface Titled {
  readonly slug: string | null
  /** Null where the title was guessed. */
  readonly stretch: { readonly start: number; readonly end: number } | null
}

/** "Java Developer", "Software Engineer, C++": skills in the title weigh more than the others. */
export function markCentral(
  mustHaves: readonly MustHave[],
  { slug, stretch }: Titled,
  placed: readonly PlacedTerm[],
  headline: Statement | null,
): MustHave[] {
  const places = [stretch, headline].filter((place) => place !== null)
  const central = new Set(
    placed.flatMap(({ term, target, position }) => {
      const isNamed = places.some(({ start, end }) => term.start >= start && term.end <= end)
      return target === 'mustHave' && isNamed ? [position] : []
    }),
  )
  return mustHaves.map((must, position) => {
    const isCentral = central.has(position) || must.anyOf.some((skill) => `-${slug}-`.includes(`-${skill}-`))
    return isCentral ? { ...must, central: true } : must
  })
}

/** The line of the title, if the text begins with one: in a sentence, the list that follows a title is no part of it. */
export function headlineOf(statements: readonly Statement[], { door }: DescriptionShape): Statement | null {
  return door === 'jobDesc' ? (statements.find(({ section }) => section === 'title') ?? null) : null
}
