// What both learned models, of roles and of headings, stand on: linear models by feature, and classes of words.
export { type LinearModel, readLinearModel, sharesOf, softmax, sumsOf, writeLinearModel } from './linear-model.ts'
export { classOf } from './word-classes.ts'
