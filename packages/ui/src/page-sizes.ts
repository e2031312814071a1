export const pageSizes = [10, 25, 50] as const
/** Fewer rows than the smallest page: nothing to turn and nothing to choose. */
export const fitsOnePage = (total: number | null): boolean => total !== null && total <= pageSizes[0]

export type PageSize = (typeof pageSizes)[number]
