// Alerts on saved searches: their subscribers, and what counts as new.
export { isNews, newsOf, nextDue, topOf } from './alerts.rules.ts'
export {
  claimAlert,
  handOverAlerts,
  listAlertsOf,
  listDueAlerts,
  markNotified,
  type SearchAlert,
} from './search-alerts.store.ts'
export { setAlert } from './set-alert.ts'
