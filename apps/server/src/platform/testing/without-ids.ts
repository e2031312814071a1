const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32,}/g

/** A text without ids and hashes, in which any few digits stand by chance. */
export const withoutIds = (text: string): string => text.replace(IDS, '')
