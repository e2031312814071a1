import type { Among } from '@assay/contracts/search-criteria'
import { isId } from '../../../platform/page-validation.ts'

/** Such as `talent-pools:` and an id, in an address or as the value of a choice. */
export const writeAmong = ({ type, id }: Among): string => `${type}:${id}`

export function readAmong(text: unknown): Among | undefined {
  const [type, id = ''] = typeof text === 'string' ? text.split(':') : []
  return (type === 'talent-pools' || type === 'communities') && isId(id) ? { type, id } : undefined
}
