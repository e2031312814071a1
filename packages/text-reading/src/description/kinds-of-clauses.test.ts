import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

/** Must-haves, nice-to-haves and exclusions, each in the order of the alphabet. */
function asked(text: string, door: 'jobDesc' | 'summary' = 'jobDesc'): string {
  const { mustHave, niceToHave, unwantedSkills } = readDescription(text, gazetteer, { door, today: 20_412 }).criteria
  const musts = mustHave.map(({ anyOf }) => [...anyOf].sort().join('|')).sort()
  return [musts, niceToHave.map(({ skill }) => skill).sort(), [...unwantedSkills].sort()]
    .map((list) => list.join(' '))
    .join(' / ')
}

describe('each clause speaks for itself', () => {
  test.each([
    ['We retired Hadoop in spring and everything new lands in Snowflake, which you know well.', 'snowflake'],
    ['Terraform you must be able to write, Ansible is done by the platform team.', 'terraform'],
    ['We do not build in Flutter, and Xamarin is only used in the warehouse.', ''],
    ['You know PostgreSQL, while Oracle belongs to another team.', 'postgresql'],
    ['Solid Java, also Scala is an advantage but no condition.', 'java / scala'],
    ['Networking is by contractors; you know Terraform and you have used Vault.', 'terraform vault'],
  ])('%s', (line, wanted) => {
    const [musts = '', nice = ''] = wanted.split(' / ')
    const read = asked(`Engineer\n\nRequirements:\n- Haskell\n\nMore about it\n${line}`)
    expect(read).toBe(`${[...musts.split(' ').filter(Boolean), 'haskell'].sort().join(' ')} / ${nice} / `)
  })
})

describe('what is denied, left to others or only a means', () => {
  test.each([
    ['We are shifting from Knockout.js to Svelte.', 'svelte'],
    ['We have had bad luck with people who only know Heroku.', ''],
    ['Your experience is limited to Tableau? Then this is not it.', ''],
    ['Knowledge of Oracle is of no use here.', ''],
    ['Azure only? Then this one is not for you.', ''],
    ['Zendesk, which the service team looks after, feeds our data.', ''],
    ['There is a Tableau person already.', ''],
    ['Two lawyers who swear by Notion sit next door.', ''],
    ['The bidders have proposed both Salesforce and SAP.', ''],
    ['The first talk is on Microsoft Teams.', ''],
    ['Please submit your CV in Microsoft Word or PDF.', ''],
    ['Do I have to know Scala? No, the last service was rewritten.', ''],
    ['Do I need to write Rust? Reading is enough.', ' / rust'],
    ['Figma would be a plus, as would any of Sketch or Framer.', ' / figma framer sketch'],
    ['If you can read Elixir, our developers will buy you lunch.', ' / elixir'],
    ['Candidates whose background is Jenkins will feel at home quickly.', ' / jenkins'],
    ['Previously Perl is fine.', ' / perl'],
    ['Perl veterans are explicitly encouraged.', ' / perl'],
    ['Experience with Vault rounds off your profile.', ' / vault'],
  ])('%s', (line, wanted) => {
    const [musts = '', nice = ''] = wanted.split(' / ')
    const read = asked(`Engineer\n\nRequirements:\n- Haskell\n\nMore about it\n${line}`)
    expect(read).toBe(`${[...musts.split(' ').filter(Boolean), 'haskell'].sort().join(' ')} / ${nice} / `)
  })
})

describe('alternatives', () => {
  test('what would also be fine is one of a choice', () => {
    expect(asked('Platform Engineer\n\nRequirements\n- Terraform (Pulumi would also be fine)')).toBe(
      'pulumi|terraform /  / ',
    )
  })

  test('a choice of different kinds takes in nothing before it', () => {
    expect(asked('Network Engineer\n\nRequirements\n- Cisco Nexus, Python or Ansible for automation')).toContain(
      'ansible|python',
    )
    expect(asked('Network Engineer\n\nRequirements\n- Cisco Nexus, Python or Ansible')).not.toContain('cisco-nexus|')
  })

  test('protocols with a slash are used together', () => {
    expect(asked('Network Engineer\n\nRequirements\n- BGP/OSPF')).not.toContain('|')
  })

  test('a predecessor may take the place of what was named before', () => {
    const text =
      'ERP consultant\n\nWhat you bring\nYou explain Dynamics 365 Business Central to our customers. You have three years of it, or of its predecessor Dynamics NAV.'
    expect(asked(text)).toContain('dynamics-365-business-central|dynamics-nav')
  })
})

describe('headings', () => {
  test('a line of capitals that promises extras for a skill is no benefit', () => {
    const text = 'Gameplay Programmer\n\nREQUIREMENTS\n- C++\n\nYOU GET EXTRA POINTS FOR\n- Lua'
    expect(asked(text)).toContain('cpp / lua')
  })

  test('a heading in two languages counts by the half that is English', () => {
    const text =
      'DevOps Engineer\n\nRequisitos / Requirements\n- Docker\n\nO que não precisa / What you don’t need\n- Azure\n- Perl'
    expect(asked(text)).toBe('docker /  / ')
  })
})

test('a name before "but no" is meant', () => {
  expect(asked('Backend developer. Go but no PHP people.')).toBe('go /  / php')
})

test('what is named in passing and taken off is not quoted', () => {
  const { notUnderstood } = readDescription(
    'Frontend Developer\n\nRequirements\n- React\n- TypeScript\n\nYour tasks\n- Help the marketing team, who maintain their pages in Webflow themselves',
    gazetteer,
    { door: 'jobDesc', today: 20_412 },
  )
  expect(notUnderstood.join(' ')).not.toContain('Webflow')
})
