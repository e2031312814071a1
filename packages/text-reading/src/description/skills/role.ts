/** What a text wants of a skill: asked for, wished, needless, refused, or named as surroundings of the work. */
export const ROLES = ['must', 'nice', 'drop', 'refuse', 'free'] as const
export type Role = (typeof ROLES)[number]
