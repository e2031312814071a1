// Normalizes a text to what is read: lower-case letters of one alphabet, without accents, disguises and invisible
// characters. Every letter keeps its original position.
export interface Folded {
  readonly text: string
  /** Where the letter at this place began in the original, and where it ended. */
  readonly startOf: (place: number) => number
  readonly endOf: (place: number) => number
}

const NEEDS_CARE = /[^\0-\x7f]|%[0-9a-fA-F]{2}|&#?\w{1,8};|[a-z]I/
const UNSEEN = /[\p{DI}\p{Cf}\p{M}\u3164]/u

/** Letters that look like Latin ones, and Latin letters that no accent explains. Capitals first, where they differ. */
const LOOK_ALIKES = new Map(
  (
    'ΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧx' +
    'аaвbсcԁdеeһhнhіiјjкkӏlмmоoрpԛqгrѕsтtуyѵvԝwхxьbзz' +
    'αaβbεeηnιiκkμuνvοoρpτtυuχxωwγyζzσoπn' +
    'օoսuհhցgոnյjքpզqԍg' +
    'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpǫqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz' +
    'øođdðdħhıiłlŋnŧtƒfɑaɡgɩiƅbɐaɔcǝeǀlɫl'
  )
    .match(/../gu)
    ?.map((pair) => [pair[0] ?? '', pair.slice(1)]),
)
const LONGER = new Map([
  ...[
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['þ', 'th'],
  ],
  ...[
    ['’', "'"],
    ['‘', "'"],
    ['ʼ', "'"],
    ['`', "'"],
    ['´', "'"],
  ],
  ...[
    ['‐', '-'],
    ['‒', '-'],
    ['–', '-'],
    ['—', '-'],
    ['−', '-'],
  ],
  ...[
    ['。', '.'],
    ['․', '.'],
    ['⁄', '/'],
    ['∕', '/'],
    ['\u2800', ' '],
  ],
] as [string, string][])
const ENTITIES = new Map(Object.entries({ commat: '@', period: '.', sol: '/', lowbar: '_', hyphen: '-', nbsp: ' ' }))

export function foldText(original: string): Folded {
  if (!NEEDS_CARE.test(original))
    return { text: original.toLowerCase(), startOf: (place) => place, endOf: (place) => place + 1 }
  const letters: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const write = (character: string, start: number, end: number): void => {
    for (const letter of foldedLetters(character, original[start - 1], letters.at(-1))) {
      letters.push(letter)
      starts.push(start)
      ends.push(end)
    }
  }
  for (let at = 0; at < original.length; ) at = readAt(original, at, write)
  return {
    text: letters.join(''),
    startOf: (place) => starts[place] ?? original.length,
    endOf: (place) => ends[place] ?? original.length,
  }
}

type Write = (character: string, start: number, end: number) => void

/** Appends the character at this place and returns the next position. */
function readAt(original: string, at: number, write: Write): number {
  const sign = original[at]
  const escaped = sign === '%' ? percentAt(original, at, write) : sign === '&' ? entityAt(original, at, write) : at
  if (escaped > at) return escaped
  const character = String.fromCodePoint(original.codePointAt(at) ?? 0)
  write(character, at, at + character.length)
  return at + character.length
}

const PERCENT = /(?:%[0-9a-f]{2}){1,200}/iy
const utf8 = new TextDecoder('utf-8')

function percentAt(original: string, at: number, write: Write): number {
  PERCENT.lastIndex = at
  const [run] = PERCENT.exec(original) ?? []
  if (run === undefined) return at
  const bytes = Uint8Array.from(run.match(/[0-9a-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16))
  let byte = 0
  for (const character of utf8.decode(bytes)) {
    const length = character === '\ufffd' ? 1 : new TextEncoder().encode(character).length
    write(character, at + byte * 3, Math.min(at + run.length, at + (byte + length) * 3))
    byte += length
  }
  return at + run.length
}

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/iy

function entityAt(original: string, at: number, write: Write): number {
  ENTITY.lastIndex = at
  const [whole, decimal, hex, name] = ENTITY.exec(original) ?? []
  if (whole === undefined) return at
  const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? 'x', 16)
  const isCode = code > 0 && code <= 0x10ffff
  const character = isCode ? String.fromCodePoint(code) : ENTITIES.get(name?.toLowerCase() ?? '')
  if (character === undefined) return at
  write(character, at, at + whole.length)
  return at + whole.length
}

function foldedLetters(character: string, before: string | undefined, folded: string | undefined): string {
  // A capital I after small letters imitates a small L.
  if (character === 'I' && (/[a-z]/.test(before ?? '') || (before === 'I' && folded === 'l'))) return 'l'
  if (character < '\x7f') return character.toLowerCase()
  if (UNSEEN.test(character)) return ''
  return Array.from(framed(character).normalize('NFKD'), plainLetter).join('')
}

function plainLetter(letter: string): string {
  if (UNSEEN.test(letter)) return ''
  const small = letter.toLowerCase()
  const known = LOOK_ALIKES.get(letter) ?? LOOK_ALIKES.get(small) ?? LONGER.get(small)
  if (known !== undefined) return known
  if (/\p{Nd}/u.test(letter)) return digitOf(letter)
  return /\s/.test(letter) && letter !== '\n' ? ' ' : small.normalize('NFKD').replace(/\p{M}/gu, '')
}

/** In each script, digits have ten consecutive code points. */
function digitOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

const FRAMED_A = [0x1f1e6, 0x1f150, 0x1f170]

/** White letters in black circles and squares, and those of flags. */
function framed(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const first = FRAMED_A.find((start) => code >= start && code < start + 26)
  return first === undefined ? character : String.fromCharCode(97 + code - first)
}
