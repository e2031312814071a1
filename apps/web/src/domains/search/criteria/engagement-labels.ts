/** The kinds of engagement that a search may ask for. Results show them, so they load without the criteria editor. */
export const engagementLabels = { fullTime: 'Full time', contract: 'Contract' } as const
