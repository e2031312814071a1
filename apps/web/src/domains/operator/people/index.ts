// Candidates as operators run them.

export { peopleFilters } from './people-address.ts'
export { PeopleList } from './people-list.tsx'
