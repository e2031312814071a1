/** Longer runs add no meaning, and the readers' patterns would take quadratic time for them. */
const MAX_BREAKS = 20
const MAX_BLANKS = 60
const MAX_SIGNS = 120
const MAX_WORD = 200

/** Reads a text letter by letter and marks the letters to keep. */
export class Runs {
  private breaks = 0
  private blanks = 0
  private signs = 0
  private word = 0

  /** False for the letters of a run that is longer than any text needs: within a word, or between two words. */
  keeps(code: number): boolean {
    if (isWordLetter(code)) {
      this.endGap()
      this.word += 1
      return this.word <= MAX_WORD
    }
    this.word = 0
    if (isOtherLetter(code)) {
      this.endGap()
      return true
    }
    return this.keepsInGap(code)
  }

  private endGap(): void {
    this.breaks = 0
    this.blanks = 0
    this.signs = 0
  }

  private keepsInGap(code: number): boolean {
    if (code === 10 || code === 13) {
      this.breaks += 1
      return this.breaks <= MAX_BREAKS
    }
    if (code === 32 || code === 9) {
      this.blanks += 1
      return this.blanks <= MAX_BLANKS
    }
    this.signs += 1
    return this.signs <= MAX_SIGNS
  }
}

export function hasLongRun(text: string): boolean {
  const runs = new Runs()
  for (let at = 0; at < text.length; at += 1) if (!runs.keeps(text.charCodeAt(at))) return true
  return false
}

const isWordLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95

/** Letters of other scripts; their texts may have no blanks. Below and between them are signs. */
const isOtherLetter = (code: number): boolean => code >= 0x250 && !(code >= 0x2000 && code <= 0x2bff)
