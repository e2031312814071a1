export const MAX_COMPARED = 5
