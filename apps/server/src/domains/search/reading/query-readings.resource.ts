import type { Presented } from '@assay/jsonapi/present'
import { legendOf } from '../../requirements/index.ts'
import type { QueryReading } from './read-query.ts'

/** A reading is not stored; the document just needs an id. */
export function presentReading(reading: QueryReading, id: string): Presented {
  const { question, spans, lint, questions, poolSize, matchedCount, waterfall, relaxations, payFit } = reading
  return {
    type: 'query-readings',
    id,
    attributes: {
      door: question.door,
      criteria: question.wireCriteria,
      legend: legendOf(question.wireCriteria),
      spans,
      notUnderstood: question.reading?.notUnderstood ?? [],
      lint,
      questions,
      language: question.reading?.language ?? null,
      poolSize,
      matchedCount,
      waterfall,
      relaxations: relaxations.map(({ target, how, brings, matchedThen, changes, criteria }) => ({
        target,
        how,
        brings,
        matchedThen,
        changes,
        criteria,
      })),
      payFit: payFit === null ? null : { ...payFit, percent: Math.round((100 * payFit.fits) / payFit.stated) },
    },
  }
}
