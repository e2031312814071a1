/** What a text asks of a skill: required, nice to have, needless, refused, or named as part of the surroundings. */
export const ROLES = ['must', 'nice', 'drop', 'refuse', 'free'] as const
export type Role = (typeof ROLES)[number]
