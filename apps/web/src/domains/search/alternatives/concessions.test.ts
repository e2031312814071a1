import { expect, test } from 'vitest'
import { formatChange } from './concessions.tsx'

test.each(['must have', 'must have, 5 or more years', 'central must-have'])(
  'a %s that is relaxed is named alone',
  (was) => {
    const changes = [
      { what: 'Must-haves', was: 'required', is: null },
      { what: 'COBOL', was, is: 'nice to have, weight 5' },
    ]
    const relaxation = { target: 'mustHave:0', how: 'dropped', changes } as unknown as Parameters<
      typeof formatChange
    >[0]
    expect(formatChange(relaxation)).toBe('COBOL: nice-to-have instead of must-have')
  },
)
