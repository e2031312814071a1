import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A pattern for `ilike` that finds exactly the text. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A pattern for `like` that finds the text anywhere. */
export const containing = (text: string): string => `%${literally(text)}%`

/** Whether the column contains the text; case and accents make no difference. `plain_text` is defined by a migration. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  sql`plain_text(${column}) like plain_text(${containing(text)})`

/** Below it, words have too little in common. */
const ALIKE = 0.5
/** Fewer letters resemble too many words. */
const MIN_LETTERS = 4

/** How a column names what is looked for. */
export interface LikeText {
  /** As it is written. */
  readonly contains: SQL
  readonly startsWith: SQL
  /** Or nearly. */
  readonly isLike: SQL
  /** Higher is better: begins with the text, has a word that does, contains it, resembles it. */
  readonly likeness: SQL<number>
}

/** Misspelled words count too where PostgreSQL has trigrams; `text_likeness` is defined by a migration. */
export function likeText(column: SQLWrapper, text: string): LikeText {
  const plain = sql`plain_text(${column})`
  const like = (pattern: string): SQL => sql`like plain_text(${pattern})`
  const score = sql`text_likeness(plain_text(${text}), ${plain})`
  // The first letter is rarely the wrong one, and comparing it is far cheaper.
  const hasFirst = sql`' ' || ${plain} ${like(`% ${literally(text.slice(0, 1))}%`)}`
  const isNearly = text.length < MIN_LETTERS ? sql`false` : sql`(${hasFirst} and ${score} >= ${ALIKE})`
  const isContained = contains(column, text)
  const startsWith = sql`${plain} ${like(`${literally(text)}%`)}`
  const hasWord = sql`${plain} ${like(`% ${literally(text)}%`)}`
  return {
    contains: isContained,
    startsWith,
    isLike: sql`(${isContained} or ${isNearly})`,
    likeness: sql<number>`((case when ${startsWith} then 3 when ${hasWord} then 2
      when ${isContained} then 1 else 0 end) + ${score})::float8`,
  }
}
