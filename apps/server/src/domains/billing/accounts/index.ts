// Where the plans are sold, and to which company.

export type { Provider } from './accounts.resource.ts'
export { saveBillingInfo } from './save-billing-info.ts'
export { saveBillingSettings } from './save-billing-settings.ts'
