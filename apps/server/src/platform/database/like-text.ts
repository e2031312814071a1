import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A pattern for `ilike` that finds exactly the text. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A pattern for `ilike` that finds the text anywhere. */
export const containing = (text: string): string => `%${literally(text)}%`

/** Below it, words have too little in common. */
const ALIKE = 0.5
/** Fewer letters resemble too many words. */
const MIN_LETTERS = 4

/** How a column names what is looked for. */
export interface LikeText {
  /** As it is written. */
  readonly contains: SQL
  /** Or nearly. */
  readonly isLike: SQL
  /** Higher is better: begins with the text, has a word that does, contains it, resembles it. */
  readonly likeness: SQL<number>
}

/** Misspelled words count too where PostgreSQL has trigrams; `text_likeness` is defined by a migration. */
export function likeText(column: SQLWrapper, text: string): LikeText {
  const start = `${literally(text)}%`
  const score = sql`text_likeness(${text}, ${column})`
  // The first letter is rarely the wrong one, and comparing it is far cheaper.
  const first = `% ${literally(text.slice(0, 1))}%`
  const isNearly =
    text.length < MIN_LETTERS ? sql`false` : sql`(' ' || ${column} ilike ${first} and ${score} >= ${ALIKE})`
  const contains = sql`${column} ilike ${containing(text)}`
  return {
    contains,
    isLike: sql`(${contains} or ${isNearly})`,
    likeness: sql<number>`((case when ${column} ilike ${start} then 3 when ${column} ilike ${`% ${start}`} then 2
      when ${contains} then 1 else 0 end) + ${score})::float8`,
  }
}
