import { type PageSize, pageSizes } from '@assay/ui/page-sizes.ts'

export const DEFAULT_SIZE = 25

/** Page and page size of a list in its address, where defaults are left out. */
export function pageInAddress(search: Readonly<Record<string, unknown>>): { page?: number; size?: number } {
  const { page, size } = search
  return {
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Number(page) }),
    ...(pageSizes.includes(size as PageSize) && size !== DEFAULT_SIZE && { size: Number(size) }),
  }
}
