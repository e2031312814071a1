// What is documented about a model.
export { presentModelCard } from './model-cards.resource.ts'
