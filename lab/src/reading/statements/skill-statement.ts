/** What a statement tests. A search is read as a summary, all others as job descriptions. */
export type SkillStatementKind =
  | 'refused'
  | 'denied'
  | 'no denial'
  | 'weight'
  | 'choice'
  | 'no skill'
  | 'own stack'
  | 'comparison'
  | 'list'
  | 'search'
  | 'post'
  /** Letters, stars and marks that say how much each skill counts. */
  | 'legend'
  /** Names that are ordinary words, beside nothing but each other or as such words. */
  | 'ordinary word'
  /** Labels on the line of what they announce. */
  | 'inline heading'
  /** Words of other languages, and English as it is written by their speakers. */
  | 'foreign'
  | 'voice'
  | 'several roles'

/** One to four sentences about skills as one person writes them, with what a careful recruiter would take from it. */
export interface SkillStatement {
  kind: SkillStatementKind
  text: string
  /** Slugs that are right, with a bar between them; without one, the title is not judged. */
  title?: string
  /** Slugs, alternatives with a bar: "go kafka|rabbitmq". */
  must?: string
  nice?: string
  unwanted?: string
  /** Mentioned without a demand: may be left out, or read as nice to have. */
  either?: string
  /** What others or the employer use, or what may be learned: may be nice to have or left out, never asked for. */
  mentioned?: string
  /** Turned down in words that may refuse or only not ask: may be left out or unwanted, never asked for. */
  avoided?: string
}
