import { type Skill, spellingKey, type Title } from '@assay/taxonomy'

export interface Candidate {
  name: string
  /** The number of occupations, topics or files that contain it. */
  weight: number
}

/** Vendor names and suffixes of catalogs that people omit: "Apache Kafka" is written "Kafka". */
const PREFIXES =
  /^(the|adobe|amazon|apache|apple|atlassian|autodesk|cisco systems|dassault systemes|esri|google|hewlett packard|ibm|ibm rational|intuit|microsoft|mozilla|national instruments|oracle|red hat|sap|sun microsystems|symantec|trimble|wolfram research) /
const SUFFIXES = / (software|programming language|language|app|application|enterprise|system|systems|platform|tool)$/

/** Names that match neither a skill nor a title, the most frequent first. */
export function findGaps(candidates: readonly Candidate[], known: readonly (Skill | Title)[]): Candidate[] {
  const spellings = new Set(known.flatMap(({ name, aliases }) => [name, ...aliases].map(spellingKey)))
  return candidates
    .filter(({ name }) => !readingsOf(name).some((reading) => spellings.has(reading)))
    .sort((left, right) => right.weight - left.weight || (left.name < right.name ? -1 : 1))
}

function readingsOf(name: string): string[] {
  const key = spellingKey(name)
  const bare = key.replace(PREFIXES, '')
  const withoutAbbreviation = key.replace(/ \([^)]*\)$/, '')
  const abbreviation = / ([A-Z][A-Z0-9/]+)$/.exec(name)?.[1]
  return [
    key,
    bare,
    key.replace(SUFFIXES, ''),
    bare.replace(SUFFIXES, ''),
    withoutAbbreviation,
    key.replaceAll('-', ' '),
    ...(abbreviation === undefined ? [] : [spellingKey(abbreviation)]),
  ]
}
