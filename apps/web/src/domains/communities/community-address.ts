// Separate from the page because the address is read before the page is loaded.
export const communityTabs = ['members', 'posts', 'invite'] as const
export type CommunityTab = (typeof communityTabs)[number]
