/** What a statement tests. */
export type SkillStatementKind = 'refused' | 'denied' | 'no denial' | 'weight' | 'choice' | 'no skill'

/** One to four sentences about skills as one person writes them, with what a careful recruiter would take from it. */
export interface SkillStatement {
  kind: SkillStatementKind
  text: string
  /** Slugs, alternatives with a bar: "go kafka|rabbitmq". */
  must?: string
  nice?: string
  unwanted?: string
  /** Mentioned without a demand: may be left out, or read as nice to have. */
  either?: string
  /** Turned down in words that may refuse or only not ask: may be left out or unwanted, never asked for. */
  avoided?: string
}
