// How the people of a company sign in: its own provider, its mail domains, first sign-ins.
export { assertWay, companyDesk } from './company-desk.ts'
export { newUser } from './join-company.ts'
export { listProvenOf } from './sign-in.store.ts'
