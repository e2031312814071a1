/** One to three sentences of a posting, with the facts that a careful recruiter takes from them. */
export interface FactStatement {
  kind: FactStatementKind
  text: string
  /** "years 5; lang de B2 soft; country DE; seats 2": one fact per semicolon, as in a messy posting. */
  facts?: string
  /** Facts that follow from the words and may be read or not: a day rate is paid to contractors. */
  either?: string
  /** Skills with their years: "go:5 kafka|rabbitmq:3". Other skills of a statement are not compared. */
  must?: string
  /** Words that criteria have no field for and that must be quoted, divided by bars. */
  quoted?: string
  /** Facts that the text invites and does not state: "years 12" or, whatever the value, "years". */
  traps?: string
}

export type FactStatementKind =
  | 'years'
  | 'level'
  | 'language'
  | 'place'
  | 'hours'
  | 'pay'
  | 'start'
  | 'work'
  | 'seats'
  | 'condition'
  /** What is typed into the search box; read as a summary. */
  | 'search'
