// Webhook endpoints of an agency or a company, and what they were sent.
export { AgencyWebhooks, CompanyWebhooks } from './webhooks-tab.tsx'
