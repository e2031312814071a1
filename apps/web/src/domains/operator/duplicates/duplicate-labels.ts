import type { DuplicateSignal, MergePart } from '@assay/contracts/candidate-merges'
import type { Duplicate, Merge } from './duplicates.queries.ts'

export const signalLabels: Readonly<Record<DuplicateSignal, string>> = {
  email: 'Email address',
  phone: 'Phone number',
  career: 'Name, employer and year',
  telling: 'Nearly the same career',
}

export const pairStateLabels: Readonly<Record<Duplicate['state'], string>> = {
  open: 'To decide',
  dismissed: 'Kept separate',
  merged: 'Merged',
}

export const mergeStateLabels: Readonly<Record<Merge['state'], string>> = {
  proposed: 'Awaiting confirmation',
  rejected: 'Rejected',
  merged: 'Merged',
  undone: 'Undone',
}

export const partLabels: Readonly<Record<MergePart, string>> = {
  contact: 'Contact details',
  texts: 'Headline and summary',
  title: 'Title and seniority',
  work: 'Work history',
  skills: 'Skills',
  education: 'Education',
  languages: 'Languages',
  pay: 'Expected pay',
  availability: 'Availability',
  country: 'Country',
}
