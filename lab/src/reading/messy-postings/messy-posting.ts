import type { Door } from '@assay/text-reading'

/** A posting as people really write them, with what a careful recruiter would take from it. */
export interface MessyPosting {
  name: string
  door: Door
  text: string
  /** "go:5 kafka|rabbitmq": slugs, alternatives with a bar, years after a colon. */
  must: string
  nice?: string
  /** Mentioned without a demand (tasks, a stack): may be read as nice to have or left out. */
  either?: string
  unwanted?: string
  /** "title go-developer; seniority senior; lang de B2 soft": one fact per semicolon. */
  facts: string
  /** Words that criteria have no field for and that must be quoted: seats, hours, length, office days, unknown tools. */
  quoted?: string
  /** Misreadings that the text invites: "must angular", "any powerpoint", "years 12", "note OK". */
  traps: string
}
