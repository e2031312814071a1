// Separate from the page because the address is parsed before the page is loaded.
const parts = ['profile', 'hours', 'notifications', 'security'] as const

export type UserPart = (typeof parts)[number]
export const isUserPart = (text: unknown): text is UserPart => parts.some((part) => part === text)
