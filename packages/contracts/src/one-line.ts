// Line breaks, control characters and bidirectional controls: in a name they could forge lines of a mail or a
// document.
const BREAKING = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A text that stays on one line wherever it is inserted. */
export const oneLine = (text: string): string => text.replace(BREAKING, ' ').trim()
