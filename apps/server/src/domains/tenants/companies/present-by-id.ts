import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'

/** How a domain that tenants does not know shows one of its things. */
export type PresentById = (ctx: Context, id: string) => Promise<Presented | null>
