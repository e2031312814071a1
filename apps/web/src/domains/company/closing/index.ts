// The end of a company's account.
export { ClosedCompany } from './closed-company.tsx'
export { ClosingPanel } from './closing-panel.tsx'
