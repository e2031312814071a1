import { sectionNamed } from './heading-cues.ts'
import { HEADING_PHRASES, phraseNamed, type Section } from './read-headings.ts'

/** Where a heading stands in a text whose line breaks were lost. */
export interface HeadingWithin {
  at: number
  said: string
}

/** A heading whose words name a section. */
interface LabelWithin extends HeadingWithin {
  section: Section
}

const OF_LABEL: ReadonlySet<Section> = new Set<Section>(['must', 'nice', 'excused', 'refused', 'tasks', 'benefits'])
/** The words of the known headings, and those that grade them. */
const WORDS: ReadonlySet<string> = new Set([
  ...HEADING_PHRASES.filter(([, section]) => OF_LABEL.has(section)).flatMap(([phrase]) => phrase.split(/[ /&-]+/)),
  ...'primary secondary big huge strong added other further hard soft no not but mandatory criteria attributes'.split(
    ' ',
  ),
])
const MAX_WORDS = 7
/** A label of other words is shorter. */
const MAX_OTHER_WORDS = 4

/** The longest label at the end of a text: "Good to Have Skills" of "SQL, Snowflake Good to Have Skills". */
export function labelAtEnd(text: string): LabelWithin | null {
  let label: LabelWithin | null = null
  let next = text.length
  const words = [...text.matchAll(/[\w'’-]+/g)].slice(-MAX_WORDS).reverse()
  for (const [place, { index, 0: word }] of words.entries()) {
    const isJoined = /^(?:[ /]|\s?&\s?)?$/.test(text.slice(index + word.length, next))
    const isOfHeadings = word
      .toLowerCase()
      .split('-')
      .every((part) => WORDS.has(part))
    if (!isJoined || !(isOfHeadings || (label === null && place < MAX_OTHER_WORDS))) break
    next = index
    const said = text.slice(index)
    const section = /^[A-Z]/.test(word) ? (phraseNamed(said) ?? sectionNamed(said.toLowerCase())) : null
    if (section !== null && OF_LABEL.has(section)) label = { at: index, said, section }
  }
  return label
}

const BEFORE_COLON = /(?<=[\w.)!?%+#\]]\s+)[A-Z][\w'’-]*(?:[ /&]+[\w'’&-]+){0,6}(?=(?: \([^()]{2,40}\))?\s?:\s)/g
const MIN_LABELS = 2

/** "… in Tel Aviv Must: 4+ years of Go Big plus: eBPF": two labels or more, one of which asks for skills. */
export function labelsWithin(clean: string, from: number, to: number): LabelWithin[] {
  const labels = [...clean.slice(from, to).matchAll(BEFORE_COLON)].flatMap(({ index, 0: run }) => {
    const label = labelAtEnd(run)
    return label === null ? [] : [{ ...label, at: from + index + label.at }]
  })
  const asks = ({ section }: LabelWithin): boolean => section === 'must' || section === 'nice'
  return labels.length >= MIN_LABELS && labels.some(asks) ? labels : []
}

const MAX_WORDS_OF_HEADING = 7

/** Whether a piece of a text is as a whole a heading, and whether that asks for skills. */
export function headingKind(piece: string): 'asks' | 'other' | null {
  const said = piece.replace(/^[#*_\s]+|[\s:*_]+$/g, '')
  if (!/^[A-Z]/.test(said) || /[.,;!\d]/.test(said) || said.split(/\s+/).length > MAX_WORDS_OF_HEADING) return null
  const section = phraseNamed(said) ?? sectionNamed(said.toLowerCase())
  if (section === null) return null
  return section === 'must' || section === 'nice' ? 'asks' : 'other'
}
