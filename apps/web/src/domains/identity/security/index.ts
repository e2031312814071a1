// Everything about entering the own account.
export { SecurityPanel } from './security-panel.tsx'
