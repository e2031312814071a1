/** The orders of a list of matches, as the server sorts them. */
export const sortOptions = [
  { value: 'rank', label: 'Best match' },
  { value: '-mustHavesMet', label: 'Most must-haves met' },
  { value: 'pay', label: 'Lowest pay' },
  { value: 'notice', label: 'Shortest notice' },
  { value: '-years', label: 'Most experience' },
  { value: '-verified', label: 'Best verified' },
] as const

export type MatchSort = (typeof sortOptions)[number]['value']

export const isMatchSort = (value: unknown): value is MatchSort => sortOptions.some((option) => option.value === value)
