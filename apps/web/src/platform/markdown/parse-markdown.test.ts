import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

test('the blocks of an article', () => {
  const source =
    '# Title\n\nFirst line\nsecond **line**.\n\n- one\n- two\n  goes on\n\n1. first\n\n> said\n\n```\n<b>\n```'
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 2, content: [{ kind: 'text', text: 'Title' }] },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'First line second ' },
        { kind: 'strong', text: 'line' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two goes on' }]],
    },
    { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'first' }]] },
    { kind: 'quote', content: [{ kind: 'text', text: 'said' }] },
    { kind: 'code', text: '<b>' },
  ])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '/\\evil.test',
  'vbscript:x',
])('a link to %s is text', (href) => {
  const [block] = parseMarkdown(`[press](${href})`)
  if (block?.kind !== 'paragraph') throw new Error('It is a paragraph.')
  expect(block.content.map(({ kind }) => kind)).toEqual(['text'])
})

test.each(['https://assay.test/a', '/learning-hub', 'mailto:help@assay.test'])('a link to %s is one', (href) => {
  expect(parseMarkdown(`[press](${href})`)).toEqual([
    { kind: 'paragraph', content: [{ kind: 'link', text: 'press', href }] },
  ])
})

test('raw HTML is text', () => {
  const [block] = parseMarkdown('<script>alert(1)</script>')
  expect(block).toEqual({ kind: 'paragraph', content: [{ kind: 'text', text: '<script>alert(1)</script>' }] })
})
