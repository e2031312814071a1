import { newId } from '../../../platform/database/new-id.ts'

/** For an account whose given address belongs to another one: no mail reaches it, and nobody signs in with it. */
export const unusedAddress = (now: Date): string => `${newId(now.getTime())}@address-in-use.invalid`
