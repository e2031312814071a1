import { newId } from '../../../platform/database/new-id.ts'

/** Placeholder for an account whose given address is taken by another one: it receives no mail and allows no login. */
export const unusedAddress = (now: Date): string => `${newId(now.getTime())}@address-in-use.invalid`
