/** How long the text of a search may be, in characters. Apart from the contracts, so that the first page loads no schema. */
export const searchTextLimits = {
  jobDesc: { min: 20, max: 20_000 },
  summary: { min: 20, max: 600 },
} as const

/** Of a guest. */
export const MAX_GUEST_TEXT = 20_000
