// The workbench, where weights are adjusted.

export { Workbench } from './workbench.tsx'
