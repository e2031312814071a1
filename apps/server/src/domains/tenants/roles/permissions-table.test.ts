// Compares the table of docs/permissions.md, cell by cell, with what the built-in roles grant.
import { readFile } from 'node:fs/promises'
import { type PermissionName, permissionNames } from '@assay/contracts/permission-names'
import { expect, test } from 'vitest'
import { accessOf } from '../../../platform/context/may.ts'
import { builtInGrants, builtInRoles } from './permission-matrix.ts'

const ACCESS: Readonly<Record<string, string>> = {
  '●': 'all',
  A: 'assigned',
  o: 'own',
  r: 'read',
  m: 'masked',
  '–': '-',
}

/** Rows that cover several permissions, or describe in prose what is a separate permission here. */
const NAMES: Readonly<Record<string, readonly PermissionName[]>> = {
  'tenant.create / suspend': ['tenant.create', 'tenant.suspend'],
  'company.delete / owner.transfer': ['company.delete', 'owner.transfer'],
  'teammate.invite / role.assign': ['teammate.invite', 'role.assign'],
  'billing.read / manage': ['billing.read', 'billing.manage'],
  'requirement.approve / close': ['requirement.approve', 'requirement.close'],
  'search.run / save / alert': ['search.run', 'search.save', 'search.alert'],
  'weights.freeze / unfreeze': ['weights.freeze', 'weights.unfreeze'],
  'candidate.read masked': ['candidate.read'],
  'candidate.unmask (after rule)': ['candidate.unmask'],
  'candidate.create / edit': ['candidate.create', 'candidate.edit'],
  'star / tag / note': ['star', 'tag', 'note'],
  'shortlist.add / move': ['shortlist.add', 'shortlist.move'],
  'contact.answer for candidate': ['contact.answer'],
  'contact.read details': ['contact.read'],
  'scorecard.read others (after own)': ['scorecard.read'],
  'offer.draft / send': ['offer.draft', 'offer.send'],
  'hire.manage / replacement.request': ['hire.manage', 'replacement.request'],
  'replacement.decide / ownership.decide': ['replacement.decide', 'ownership.decide'],
  'agency.approve / suspend': ['agency.approve', 'agency.suspend'],
  'agencyApi.keys / webhooks': ['agencyApi.keys', 'agencyApi.webhooks'],
  'content.write / publish (items, categories, tags, samples)': ['content.write', 'content.publish'],
  'compensation.read / contribute': ['compensation.read', 'compensation.contribute'],
  'bias.run / publish': ['bias.run', 'bias.publish'],
  'model.train / promote / rollback': ['model.train', 'model.promote', 'model.rollback'],
  'export.tenant / erase.candidate': ['export.tenant', 'erase.candidate'],
}

/** Cells that allow something else than their row does: that permission, and its access. */
const ELSEWHERE: Readonly<Record<string, readonly [permission: PermissionName, access: string]>> = {
  'submit o': ['shortlist.submit', 'own'],
  'vote A': ['shortlist.vote', 'assigned'],
  'request to agency': ['contact.requestFromAgency', 'assigned'],
  'propose o': ['interview.propose', 'own'],
  revoke: ['agencyApi.revoke', 'all'],
  retire: ['content.retire', 'all'],
  propose: ['taxonomy.propose', 'all'],
}

/** Cells whose words narrow the access that the row’s permission has. */
const WORDS: Readonly<Record<string, string>> = {
  'operator mandate': 'assigned',
  link: '-',
  'link (own data)': '-',
  '● own': 'own',
  '● own agency': 'all',
  'A+o': 'assigned',
  '● (no details)': 'masked',
  '● on request': 'all',
  'r A': 'assigned',
  'm A': 'masked',
  public: 'read',
  reduced: 'masked',
  'published only': '-',
}

/** A reading row that is paired with a writing one: those who only read have nothing of the second. */
const SECOND_OF_READERS = new Set<PermissionName>(['billing.manage', 'compensation.contribute'])

const table = (await readFile(new URL('../../../../../../docs/permissions.md', import.meta.url), 'utf8'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Permission'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const granted = new Map(builtInGrants().map((grant) => [`${grant.roleKey} ${grant.permission}`, grant.access]))
const withoutNotes = (cell: string): string => cell.replace(/[¹²³⁴⁵⁶⁷]/g, '')
const permissionsOf = (row: string): readonly PermissionName[] =>
  NAMES[row] ?? permissionNames.filter((name) => name === row.replace(/ \(.*\)$/, ''))

test.each(table)('%s', (row = '', ...cells) => {
  const names = permissionsOf(row)
  expect([row, names.length]).not.toEqual([row, 0])
  builtInRoles.forEach(({ key }, column) => {
    const cell = withoutNotes(cells[column] ?? '')
    const elsewhere = ELSEWHERE[cell]
    if (elsewhere !== undefined) expect([key, granted.get(`${key} ${elsewhere[0]}`)]).toEqual([key, elsewhere[1]])
    for (const name of names) {
      const isLeftToReaders = SECOND_OF_READERS.has(name) && cell === 'r'
      const expected = elsewhere !== undefined || isLeftToReaders ? '-' : (WORDS[cell] ?? ACCESS[cell] ?? cell)
      expect([key, name, granted.get(`${key} ${name}`) ?? '-']).toEqual([key, name, expected])
    }
  })
  const guest = withoutNotes(cells[builtInRoles.length] ?? '')
  const expected = WORDS[guest] ?? ACCESS[guest] ?? guest
  const [first = 'offer.answer'] = names
  expect(['guest', accessOf({ kind: 'guest', cookieHash: '' }, first) ?? '-']).toEqual(['guest', expected])
})

test('the table names every permission', () => {
  const named = new Set([
    ...table.flatMap(([row = '']) => permissionsOf(row)),
    ...Object.values(ELSEWHERE).map(([permission]) => permission),
  ])
  expect(permissionNames.filter((name) => !named.has(name))).toEqual([])
})
