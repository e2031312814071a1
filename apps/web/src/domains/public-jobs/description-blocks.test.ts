import fc from 'fast-check'
import { expect, test } from 'vitest'
import { descriptionBlocks } from './description-blocks.ts'

test('headings, lists and paragraphs are distinguished, and the repeated title goes', () => {
  const text =
    'Backend Engineer\n\nWe ship\ndaily.\n\nRequirements:\n- Go\n- Kafka\n\n## Pay\n1. 65 EUR an hour\nCall us'

  expect(descriptionBlocks(text, 'Backend Engineer, orders')).toEqual([
    { kind: 'paragraph', text: 'We ship\ndaily.' },
    { kind: 'heading', text: 'Requirements' },
    { kind: 'list', items: ['Go', 'Kafka'] },
    { kind: 'heading', text: 'Pay' },
    { kind: 'list', items: ['65 EUR an hour'] },
    { kind: 'paragraph', text: 'Call us' },
  ])
})

test('no word of a text is lost', () => {
  const line = fc.oneof(
    fc.lorem(),
    fc.constant(''),
    fc.lorem().map((words) => `- ${words}`),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const shown = descriptionBlocks(lines.join('\n'), '').flatMap((block) =>
        block.kind === 'list' ? block.items : [block.text],
      )
      const words = (texts: readonly string[]) => texts.join(' ').match(/\p{L}+/gu) ?? []
      expect(words(shown)).toEqual(words(lines))
    }),
  )
})
