import { editDistance } from '../../text/misspelling.ts'
import type { Place } from './mark-refusals.ts'

/** Words that set the weight of the skill next to them, and their other forms, which are not typos. */
const CUES =
  'require required requires requirement requirements mandatory necessary necessity needed experience experiences experienced knowledge advantage advantages advantageous prefer preferred preferably preferable desire desires desired desirable optional optionally essential essentials additional addition additions appreciate appreciates appreciated beneficial familiar familiarity welcome welcomed helpful expect expects expected proficient proficiency expertise experts'.split(
    ' ',
  )
const KNOWN = new Set(CUES)
/** Shorter words have too many neighbors, and verbs are seldom meant. */
const TARGETS = CUES.filter(
  (word) => word.length >= 6 && !/^(?:require|requires|desires?|prefer|appreciates?|expects?)$/.test(word),
)
const TWO_LETTERS_WRONG = 9
const TWISTED: ReadonlyMap<string, string> = new Map([
  ['nessecary', 'necessary'],
  ['nesessary', 'necessary'],
  ['prefferd', 'preferred'],
  ['can not', 'cannot'],
  ['wd', 'would'],
  ["req'd", 'required'],
  ['reqd', 'required'],
  ["pref'd", 'preferred'],
  ['gr8', 'great'],
])

/** What postings in English say in the words of the writer's own language, without accents. */
const FOREIGN: readonly (readonly [string, string])[] = [
  ['von vorteil|vorteilhaft', 'an advantage'],
  [
    'wunschenswert|erwunscht|souhaite(?:e?s?)|apprecie(?:e?s?)|deseables?|valorables?|desejave(?:l|is)|gradit[oaie]|preferibil[ei]|gewenst|mile widzian[aey]|meriterande|onskvart',
    'desirable',
  ],
  [
    'zwingend(?: erforderlich| notwendig)?|pflicht|obligatoires?|imperati(?:f|ve|vement)|imprescindibles?|excluyentes?|obligatori[oae]s?|obrigatori[oae]s?|obbligatori[oae]?|verplicht|obowiazkow[aeoy]',
    'mandatory',
  ],
  [
    'erforderlich|notwendig|vorausgesetzt|requis(?:e|es)?|exigee?s?|requerid[oa]s?|exigid[oa]s?|richiest[oaie]|vereist|wymagan[aey]',
    'required',
  ],
  [
    '(?:gerne? auch|se valora(?:ra)?|idealerweise|vorzugsweise|idealement|de preference|idealmente|preferiblemente|bij voorkeur)',
    'ideally',
  ],
  ['bevorzugt', 'preferred'],
  [
    '(?:ist|ware|est|serait|sera|es|seria|is|e|sarebbe) (?:ein|un|um|een) (?:grosser? |vrai |gran )?(?:plus(?:punkt)?|atout|pre)',
    'is a plus',
  ],
  ['(?:un|ein|een) (?:plus(?:punkt)?|atout|pre)', 'a plus'],
  ['ware(?:n)? (?:super|toll|schon|gut|ideal|prima|klasse)', 'would be great'],
  ['kein(?:e|en|er)?', 'no'],
  ['muss', 'must'],
  ['kann', 'could'],
  ['kur', 'optional'],
  [
    '(?:brauchen|benotigen) wir nicht|nicht (?:notig|erforderlich|notwendig)|pas (?:necessaire|requis)|no (?:es )?necesari[oa]',
    'not needed',
  ],
]
const FOREIGN_WORDS = FOREIGN.map(([pattern]) => `\\b(?:${pattern})\\b`).join('|')
const IS_FOREIGN: readonly (readonly [RegExp, string])[] = FOREIGN.map(
  ([pattern, english]) => [new RegExp(`^(?:${pattern})$`), english] as const,
)

function meant(word: string): string {
  const twisted = TWISTED.get(word) ?? IS_FOREIGN.find(([pattern]) => pattern.test(word))?.[1]
  if (twisted !== undefined || KNOWN.has(word) || word.endsWith('ly')) return twisted ?? word
  const reach = word.length >= TWO_LETTERS_WRONG ? 2 : 1
  return (
    TARGETS.find(
      (cue) =>
        cue.charCodeAt(0) === word.charCodeAt(0) &&
        Math.abs(cue.length - word.length) <= reach &&
        editDistance(word, cue, reach) <= reach,
    ) ?? word
  )
}

const RESPELLED = new RegExp(`${FOREIGN_WORDS}|[a-z]{6,}|\\bcan not\\b|\\b(?:wd|gr8|req'?d|pref'd)\\b`, 'g')

/** "Azure experiance not requird": a statement with its cue words corrected, and the offsets of its skills in it. */
export function respelled(text: string, places: readonly Place[]): { text: string; places: readonly Place[] } {
  const changes: { at: number; by: number }[] = []
  let said = ''
  let end = 0
  for (const match of text.matchAll(RESPELLED)) {
    const [word] = match
    const isOfName = places.some(({ from, to }) => match.index < to && from < match.index + word.length)
    const right = isOfName ? word : meant(word)
    if (right === word) continue
    said += text.slice(end, match.index) + right
    end = match.index + word.length
    changes.push({ at: end, by: right.length - word.length })
  }
  if (changes.length === 0) return { text, places }
  const moved = (at: number): number => changes.reduce((sum, change) => (change.at <= at ? sum + change.by : sum), at)
  return {
    text: said + text.slice(end),
    places: places.map(({ from, to }) => ({ from: moved(from), to: moved(to) })),
  }
}
