import type { ListName } from '@assay/taxonomy/edits/taxonomy-edit'

/** How a change names its list: those of skills, which came first, don’t. */
export const listField = (list: ListName) => (list === 'skills' ? {} : { list })
