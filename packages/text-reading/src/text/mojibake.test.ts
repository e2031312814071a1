import { expect, test } from 'vitest'
import { foldText, originalRange } from './fold-text.ts'

test.each([
  ['2012 â€“ 2014', '2012 - 2014'],
  ['â€¢ Built it', '• Built it'],
  ['the companyâ€™s', "the company's"],
  ['JosÃ© in EspaÃ±a', 'Jose in Espana'],
  ['05/2009 ï¼\u200b Current', '05/2009 - Current'],
  ['naïve, Ângela', 'naive, Angela'],
  ['\u0095 Built it', '• Built it'],
  ['the company\u0092s \u0093plan\u0094 \u0096 2014', 'the company\'s "plan" - 2014'],
  ['2012 &#150; 2014, the company&#146;s', "2012 - 2014, the company's"],
])('%s', (broken, meant) => {
  expect(foldText(broken).clean).toBe(meant)
})

test('places are those of the original', () => {
  const text = 'â€¢ Java'
  const folded = foldText(text)
  const { start, end } = originalRange(folded, folded.clean.indexOf('Java'), folded.clean.length)
  expect(text.slice(start, end)).toBe('Java')
})
