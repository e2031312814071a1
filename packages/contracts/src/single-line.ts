import { z } from 'zod'
import { oneLine } from './one-line.ts'

/** A name, a title: whatever is shown within a line of a mail or a document. */
export const singleLine = (): z.ZodString => z.string().overwrite(oneLine)
