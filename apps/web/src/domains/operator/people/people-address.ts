// Separate from the page because the address is read before the page and its contract are loaded.

const states = ['draft', 'inVetting', 'available', 'engaged', 'paused'] as const

export const peopleFilters = { search: 'text', state: states, skill: 'text', country: 'text' } as const
