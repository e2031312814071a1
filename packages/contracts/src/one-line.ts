// Line breaks, control characters and bidirectional controls: in a name they could forge lines of a mail or a
// document.
const BREAKING = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu
// Invisible characters, by which two names could look alike, or a name empty. Joiners stay: words and emoji need them.
const UNSEEN = /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]+/gu

/** A text that stays on one line wherever it is inserted. */
export const oneLine = (text: string): string => text.replace(UNSEEN, '').replace(BREAKING, ' ').trim()
