// Line breaks and control characters, and those that turn the direction of what follows: in a name they would write lines of
// a mail or a document that its author did not write.
const BREAKING = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A text that stays within its line wherever it is put. */
export const oneLine = (text: string): string => text.replace(BREAKING, ' ').trim()
