import type { Presented } from '@assay/jsonapi/present'
import { legendOf } from '../requirements/index.ts'
import type { QueryReading } from './read-query.ts'

/** A reading is kept nowhere; its id only makes the document whole. */
export function presentReading(reading: QueryReading, id: string): Presented {
  const { question, spans, lint, questions, poolSize, matchedCount, waterfall } = reading
  return {
    type: 'query-readings',
    id,
    attributes: {
      door: question.door,
      queryCard: question.wireCard,
      legend: legendOf(question.wireCard),
      spans,
      notUnderstood: question.reading?.notUnderstood ?? [],
      lint,
      questions,
      language: question.reading?.language ?? null,
      ...{ poolSize, matchedCount, waterfall },
    },
  }
}
