/** A stretch of the folded text that was read or quoted. */
export interface Covered {
  start: number
  end: number
}
