import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'

/** How a domain unknown to tenants presents one of its resources. */
export type PresentById = (ctx: Context, id: string) => Promise<Presented | null>
