// Candidates as operators run them.
export { PeopleList, peopleFilters } from './people-list.tsx'
