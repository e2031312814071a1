import type { Among, SearchCriteria } from '@assay/contracts/search-criteria'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { usePaused } from '../../../platform/use-paused.ts'
import type { LegendSkills, NamedSkill } from '../criteria/index.ts'
import { criteriaCountsQuery, type Door, type Reading, textReadingQuery } from '../criteria/index.ts'
import type { Search } from '../searches/index.ts'

/** What the workspace needs from a search, for employers and guests. */
export type SearchToEdit = Pick<
  Search,
  'id' | 'text' | 'criteria' | 'legend' | 'spans' | 'notUnderstood' | 'lint' | 'poolSize' | 'matchedCount' | 'waterfall'
>

/** Text and criteria are read once their author pauses. */
export const EDIT_PAUSE_MS = 350

/** A completed search has counts but no advice, which applies only to criteria being edited. */
type Counts = Pick<Reading, 'poolSize' | 'matchedCount' | 'waterfall'> &
  Partial<Pick<Reading, 'relaxations' | 'payFit'>>

/** The text and criteria being edited before they become a search. */
export interface SearchDraft {
  readonly text: string
  readonly setText: (text: string) => void
  readonly criteria: SearchCriteria | null
  readonly setCriteria: (criteria: SearchCriteria) => void
  /** What a search starts with now; null: the server reads the text, which changed since it was read here. */
  readonly criteriaToRun: SearchCriteria | null
  /** The criteria were edited by hand, so changes to the text no longer replace them. */
  readonly edited: boolean
  /** Parses the criteria from the text again. */
  readonly readAgain: () => void
  readonly skills: LegendSkills
  readonly learnSkill: (skill: NamedSkill) => void
  readonly reading: Pick<Reading, 'spans' | 'notUnderstood' | 'lint' | 'questions' | 'language'> | null
  /** The marks match the current text. */
  readonly marksFit: boolean
  readonly counts: Counts | null
  readonly isReading: boolean
  readonly error: Error | null
}

interface DraftStart {
  /** Names the draft in this browser session, so that leaving the page loses nothing. */
  readonly kept: string
  readonly search: SearchToEdit | null
  /** The candidates to which a new search is limited; all if absent. */
  readonly among?: Among | undefined
  /** A longer text is not read. */
  readonly limit: number
}

export function useSearchDraft(door: Door, { kept, search, among: asked, limit }: DraftStart): SearchDraft {
  const [text, setText] = useKeptText(kept, search)
  const [ownCriteria, setOwnCriteria] = useState<{ criteria: SearchCriteria; base: string } | null>(null)
  const [learned, setLearned] = useState<LegendSkills>({})
  const settled = usePaused(text, EDIT_PAUSE_MS)
  const isSearchText = search !== null && settled === (search.text ?? '')
  const isReadable = mayBeRead(settled, limit)
  const read = useQuery({ ...textReadingQuery(door, settled), enabled: isReadable && !isSearchText })
  const ofText = isReadable ? (read.data ?? null) : null
  const source = isSearchText ? search : ofText
  const limited = useLimited(source, search, asked)
  const own = ownCriteria?.criteria ?? null
  const criteria = own ?? limited?.criteria ?? null
  const settledOwn = usePaused(ownCriteria, EDIT_PAUSE_MS)
  const counted = useQuery(criteriaCountsQuery(door, settledOwn?.criteria ?? limited?.toCount ?? null))
  const skills = useMemo(
    () => ({ ...search?.legend.skills, ...read.data?.legend.skills, ...counted.data?.legend.skills, ...learned }),
    [search, read.data, counted.data, learned],
  )
  const marksFit = text === settled && (isSearchText || !read.isPlaceholderData)
  const counts: Counts | null = (criteria === source?.criteria ? null : counted.data) ?? source
  return {
    text,
    setText,
    criteria,
    criteriaToRun: marksFit ? criteria : own,
    setCriteria: (next) => setOwnCriteria({ criteria: next, base: settled }),
    edited: ownCriteria !== null && ownCriteria.base !== settled,
    readAgain: () => setOwnCriteria(null),
    skills,
    learnSkill: ({ id, slug, name, kind }) => setLearned((before) => ({ ...before, [id]: { slug, name, kind } })),
    reading: source === null ? null : shownReading(source, own && counted.data),
    marksFit,
    counts,
    isReading: (isReadable && read.isFetching) || counted.isFetching,
    error: read.error ?? counted.error,
  }
}

const mayBeRead = (text: string, limit: number): boolean => text.trim() !== '' && text.length <= limit

function shownReading(
  source: SearchToEdit | Reading,
  ofCriteria: Pick<Reading, 'lint'> | null | undefined,
): NonNullable<SearchDraft['reading']> {
  return { questions: [], language: null, ...source, lint: lintOf(source.lint, ofCriteria) }
}

/** A text doesn’t state the limit; if there is one, its counts differ and come from `toCount`. */
function useLimited(
  source: SearchToEdit | Reading | null,
  search: SearchToEdit | null,
  asked: Among | undefined,
): { readonly criteria: SearchCriteria; readonly toCount: SearchCriteria | null } | null {
  const found = source?.criteria
  const among = search === null ? asked : search.criteria.among
  const isAsItIs = among === undefined || source === search
  return useMemo(() => {
    if (found === undefined) return null
    if (isAsItIs) return { criteria: found, toCount: null }
    const criteria = { ...found, among }
    return { criteria, toCount: criteria }
  }, [found, among, isAsItIs])
}

const OF_CRITERIA: readonly Reading['lint'][number]['code'][] = ['absent-skill', 'contradiction', 'over-constrained']

/** After manual edits, contradictions are checked in the criteria instead of the text. */
function lintOf(ofText: Reading['lint'], ofCriteria: Pick<Reading, 'lint'> | null | undefined): Reading['lint'] {
  if (ofCriteria == null) return ofText
  const isOfCriteria = ({ code }: Reading['lint'][number]) => OF_CRITERIA.includes(code)
  return [...ofCriteria.lint.filter(isOfCriteria), ...ofText.filter((finding) => !isOfCriteria(finding))]
}

function useKeptText(kept: string, search: SearchToEdit | null): [string, (text: string) => void] {
  const key = `draft.${kept}`
  const [text, setText] = useState(() => search?.text ?? sessionStorage.getItem(key) ?? '')
  const searchId = search?.id
  const searchText = search?.text
  useEffect(() => {
    if (searchId !== undefined) setText(searchText ?? '')
  }, [searchId, searchText])
  const keep = (next: string) => {
    setText(next)
    sessionStorage.setItem(key, next)
  }
  return [text, keep]
}
