// Separate from the page because the address is read before the page and its contract are loaded.

const states = ['draft', 'inVetting', 'available', 'engaged', 'paused'] as const

export const ownChoices = { search: 'text', state: states, skill: 'text' } as const
export const ownFilters = { ...ownChoices, sort: ['-createdAt', 'lastConfirmedAt'] } as const
