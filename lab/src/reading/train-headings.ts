// node lab/src/reading/train-headings.ts [--all] [--write FILE]; --all learns from the headings set aside, too
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeLinearModel } from '@assay/text-reading/description/learned/linear-model'
import { sectionNamed } from '@assay/text-reading/description/statements/heading-cues'
import {
  HEADING_SECTIONS,
  type HeadingSection,
  headingFeatures,
  likeliestSection,
} from '@assay/text-reading/description/statements/heading-model'
import { HEADING_PHRASES } from '@assay/text-reading/description/statements/read-headings'
import { chanceFrom } from '../generated-searches/chance.ts'
import { fitLinear, type LearnedCase } from './role-cues/fit-roles.ts'
import { HEADING_CUES } from './role-cues/heading-cues.ts'
import { SECTION_HEADINGS } from './role-cues/section-headings.ts'

const SEED = 7
const MIN_WEIGHT = 0.1
const SURE = 0.4
const OF_ROLE: Readonly<Record<string, HeadingSection>> = {
  must: 'must',
  nice: 'nice',
  drop: 'excused',
  refuse: 'refused',
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, write: { type: 'string' } } })

type Named = readonly [string, HeadingSection]
const isLearned = (section: string): section is HeadingSection =>
  (HEADING_SECTIONS as readonly string[]).includes(section)
const known: Named[] = [
  ...HEADING_PHRASES.flatMap(([phrase, section]): Named[] => (isLearned(section) ? [[phrase, section]] : [])),
  ...Object.entries(HEADING_CUES).flatMap(([role, headings]): Named[] => {
    const section = OF_ROLE[role]
    return section === undefined ? [] : headings.map((heading): Named => [heading, section])
  }),
]
const written = Object.entries(SECTION_HEADINGS).flatMap(([section, headings]) =>
  headings.map((heading, place) => ({ heading, section: section as HeadingSection, isSetAside: place % 2 === 1 })),
)
const setAside = written.filter(({ isSetAside }) => isSetAside)
const learned: Named[] = [
  ...known,
  ...written
    .filter(({ isSetAside }) => values.all || !isSetAside)
    .map(({ heading, section }): Named => [heading, section]),
]
const cases = learned.map(
  ([heading, role]): LearnedCase<HeadingSection> => ({ features: headingFeatures(heading), role, weight: 1 }),
)
const chance = chanceFrom(SEED)
const order = (): number[] => chance.some([...cases.keys()], cases.length)
const fitted = fitLinear(cases, HEADING_SECTIONS, order, { passes: 40, ridge: 1, minCases: 2 })
const model = new Map([...fitted].filter(([, weights]) => weights.some((weight) => Math.abs(weight) > MIN_WEIGHT)))

process.stdout.write(`${cases.length} headings, ${model.size} features; ${setAside.length} set aside\n`)
report('cues', (heading) => sectionNamed(heading.toLowerCase()))
report('model', (heading) => likeliestSection(heading, model, SURE))
report('both', (heading) => sectionNamed(heading.toLowerCase()) ?? likeliestSection(heading, model, SURE))

function report(name: string, read: (heading: string) => string | null): void {
  const right = setAside.filter(({ heading, section }) => read(heading) === section).length
  const none = setAside.filter(({ heading }) => read(heading) === null).length
  process.stdout.write(`${name}: ${right} right, ${setAside.length - right - none} wrong, ${none} not read\n`)
}

if (values.write !== undefined)
  writeFileSync(
    values.write,
    `// Written by \`node lab/src/reading/train-headings.ts\`; do not edit.
import { readLinearModel } from '../learned/index.ts'

export const HEADING_MODEL = readLinearModel(\`
${writeLinearModel(model)}
\`)
`,
  )
