// The model card.
export { presentModelCard } from './model-cards.resource.ts'
