/** Affinity between a candidate's title and the requested one, and its points. */

import { decodeTitle } from '../columns/title-code.ts'
import { cellOfAffinity, corrected } from '../model/correction.ts'
import type { Shapes } from '../model/model.ts'
import { affinityBetween, type Taxonomy } from '../taxonomy/compile-taxonomy.ts'

/**
 * 1 for the title itself; within its family by shared typical skills; otherwise by the affinity of the families or of
 * the titles.
 */
export function titleAffinity(taxonomy: Taxonomy, shapes: Shapes, asked: number, held: number): number {
  if (asked === held) return 1
  const requestedFamily = taxonomy.titleFamily[asked] as number
  const heldFamily = taxonomy.titleFamily[held] as number
  if (requestedFamily !== heldFamily) {
    const families = affinityBetween(taxonomy, requestedFamily, heldFamily)
    return shapes.nearFamily * Math.max(families, taxonomy.nearTitles[asked]?.get(held) ?? 0)
  }
  return shapes.sameFamily.least + shapes.sameFamily.shared * sharedSkills(taxonomy, asked, held)
}

/** An unrelated title brings nothing, whatever was learned about titles that are a little related. */
export function titlePoints(budget: number, affinity: number, code: number, shapes: Shapes): number {
  if (affinity === 0) return 0
  const { correction } = shapes
  const { recency, duration } = decodeTitle(code)
  const known = affinity * (shapes.titleRecency[recency] as number) * (shapes.titleDuration[duration] as number)
  const ofTime = corrected(correction, 'titleRecency', recency) + corrected(correction, 'titleDuration', duration)
  const learned = corrected(correction, 'titleAffinity', cellOfAffinity(affinity)) + affinity * ofTime
  return Math.trunc(budget * Math.max(0, Math.min(1, known + learned)))
}

/** The share of the requested title's typical skills that both have. */
function sharedSkills(taxonomy: Taxonomy, asked: number, held: number): number {
  const wanted = taxonomy.typicalSkills[asked] ?? []
  const known = new Set(taxonomy.typicalSkills[held])
  return wanted.length === 0 ? 0 : wanted.filter((skill) => known.has(skill)).length / wanted.length
}
