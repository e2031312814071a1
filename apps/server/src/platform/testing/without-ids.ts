const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32,}/g

/** Removes ids and hashes, which contain any short number by chance. */
export const withoutIds = (text: string): string => text.replace(IDS, '')
