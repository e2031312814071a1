// Alerts on saved searches: who has them, and what is news.
export { isNews, newsOf, nextDue, topOf } from './alerts.rules.ts'
export { claimAlert, listAlertsOf, listDueAlerts, markNotified, type SearchAlert } from './search-alerts.store.ts'
export { setAlert } from './set-alert.ts'
