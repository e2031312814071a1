// Separate from the page because the address is read before the page and its contract are loaded.

export const agencyApiFilters = { show: ['keys', 'webhooks'] } as const
