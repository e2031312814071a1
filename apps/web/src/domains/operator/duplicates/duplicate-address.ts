// Separate from the page because the address is read before the page and its contract are loaded.

export const duplicateFilters = {
  show: ['merges'],
  state: ['dismissed', 'merged'],
  signal: ['email', 'phone', 'career', 'telling'],
} as const
