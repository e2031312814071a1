// How long the company keeps data.
export { RetentionPanel } from './retention-panel.tsx'
