import type { ResourceIdentifier } from './document.ts'

/** Names a resource in maps and sets. */
export const keyOf = ({ type, id }: ResourceIdentifier): string => `${type} ${id}`
