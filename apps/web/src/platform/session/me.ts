import type { Address } from '../request.ts'

export const ME: Address = { query: { include: 'roles.permissions' } }
