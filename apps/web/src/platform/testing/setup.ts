import { configure } from '@testing-library/react'

// What appears may first have to be fetched, and the machine that tests it may be busy.
configure({ asyncUtilTimeout: 10_000 })
