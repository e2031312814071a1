// The reasons that a company gives for its decisions.
export { ReasonsPanel } from './reasons-panel.tsx'
