// Signing in at Google or at the provider of a company.
export { CallbackPage } from './callback-page.tsx'
export { GoogleSignIn } from './google-sign-in.tsx'
export { readErrand, sendEmployer } from './identities.mutations.ts'
export { IdentitiesPanel } from './identities-panel.tsx'
export { ProviderButton } from './provider-button.tsx'
export { useCompanyOption } from './use-company-option.ts'
