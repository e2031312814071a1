// Shared by the learned models of roles and of headings: linear models by feature, and word classes.
export { type LinearModel, readLinearModel, sharesOf, softmax, sumsOf, writeLinearModel } from './linear-model.ts'
export { classOf } from './word-classes.ts'
