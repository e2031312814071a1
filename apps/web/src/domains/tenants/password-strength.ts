export interface PasswordStrength {
  /** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
  grade: 0 | 1 | 2 | 3 | 4
  word: string
}

const SHORTEST = 10
const words = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const
const COMMON = /^(?:password|passwort|qwerty|qwertz|letmein|welcome|admin|assay|123456|abc123|iloveyou)/i

/** Estimates the strength: length first, variety second, nothing for common passwords. */
export function judgePassword(password: string, personal: readonly string[] = []): PasswordStrength {
  if (password.length < SHORTEST) return { grade: 0, word: words[0] }
  const bits = effectiveLength(password, personal) * Math.log2(alphabetSize(password))
  const grade = bits < 45 ? 1 : bits < 60 ? 2 : bits < 80 ? 3 : 4
  return { grade, word: words[grade] }
}

/** Repetitions, sequences and personal words count as one character each. */
function effectiveLength(password: string, personal: readonly string[]): number {
  let rest = password.toLowerCase().replace(COMMON, '*')
  for (const word of personal) if (word.length > 2) rest = rest.replaceAll(word.toLowerCase(), '*')
  rest = rest.replaceAll(/(.)\1{2,}/g, '$1')
  let length = 0
  for (let place = 0; place < rest.length; place += 1) {
    const step = rest.charCodeAt(place) - rest.charCodeAt(place - 1)
    length += Math.abs(step) === 1 ? 0.3 : 1
  }
  return length
}

function alphabetSize(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^a-zA-Z0-9]/, 32],
  ]
  return kinds.reduce((size, [kind, count]) => size + (kind.test(password) ? count : 0), 0) || 1
}
