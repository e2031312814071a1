// Separate from the page because the address is parsed before the page and its contract are loaded.
export const USUAL_SORT = 'stageSince'
