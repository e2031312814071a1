// The same candidate with one irrelevant detail changed.
import type { SwapKind } from '@assay/contracts/bias-audits'

type Texts = { summary?: string | null | undefined }

/** The parts of a JSON Resume that a swap changes. */
interface Resume {
  readonly basics?: (Texts & Readonly<Record<string, unknown>>) | null | undefined
  readonly work?: readonly (Texts & Readonly<Record<string, unknown>>)[] | null | undefined
  readonly education?: readonly Readonly<Record<string, unknown>>[] | null | undefined
}

const SWAPS: { readonly [Kind in SwapKind]: (resume: Resume) => object } = {
  name: (resume) => ({
    ...resume,
    basics: {
      ...resume.basics,
      name: 'Lakisha Okonkwo-Nguyen',
      email: 'lakisha.okonkwo@example.test',
      profiles: [{ url: 'https://people.example/lakisha' }],
    },
  }),
  photo: (resume) => ({ ...resume, basics: { ...resume.basics, image: 'https://photos.example/somebody-else.jpg' } }),
  school: (resume) => ({
    ...resume,
    education: [
      { institution: 'Howard University', area: 'Mathematics', studyType: 'Bachelor', endDate: '1986-06' },
      ...(resume.education ?? []).slice(1),
    ],
  }),
  // A break between the last job and the one before it; no job gets longer or shorter.
  gap: (resume) => {
    const [last, ...earlier] = resume.work ?? []
    const pause = { name: null, position: 'Parental leave', summary: 'Two years at home with my children.' }
    return { ...resume, work: [...(last === undefined ? [] : [last]), pause, ...earlier] }
  },
  genderWords: (resume) => ({
    ...resume,
    basics: {
      ...resume.basics,
      summary: `${swapWords(resume.basics?.summary ?? '')}\nShe is a mother of two and plays in the women’s choir.`,
    },
    work: (resume.work ?? []).map((job) => ({ ...job, summary: swapWords(job.summary ?? '') })),
  }),
}

export const swapped = (resume: Resume, kind: SwapKind): object => SWAPS[kind](resume)

const PAIRS = [
  ['he', 'she'],
  ['him', 'her'],
  ['his', 'hers'],
  ['himself', 'herself'],
  ['mr', 'ms'],
  ['man', 'woman'],
  ['men', 'women'],
  ['father', 'mother'],
  ['chairman', 'chairwoman'],
] as const
const OTHER: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([left, right]): [string, string][] => [
    [left, right],
    [right, left],
  ]),
)
const WORDS = new RegExp(`\\b(${[...OTHER.keys()].join('|')})\\b`, 'gi')

function swapWords(text: string): string {
  return text.replace(WORDS, (word) => {
    const other = OTHER.get(word.toLowerCase()) ?? word
    return /^[A-Z]/.test(word) ? `${other.charAt(0).toUpperCase()}${other.slice(1)}` : other
  })
}
