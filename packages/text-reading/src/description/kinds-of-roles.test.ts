import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const criteria = (text: string) => readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 }).criteria
const asked = (text: string): string => {
  const { mustHave, niceToHave, unwantedSkills } = criteria(text)
  const musts = mustHave.map(({ anyOf }) => [...anyOf].sort().join('|')).sort()
  return [musts, niceToHave.map(({ skill }) => skill).sort(), [...unwantedSkills].sort()]
    .map((list) => list.join(' '))
    .join(' / ')
}

describe('several roles in one sentence', () => {
  test.each([
    ['Palo Alto firewalls (the Fortinets are going away)', 'palo-alto / '],
    ['SQL is a plus; so is Terraform.', ' / sql terraform'],
    ['React was chosen after a bake-off with Vue.', ''],
    ['If you know Rust we’ll find a use for it.', ' / rust'],
    ['It never paid off for us, thus no PyTorch.', ''],
    ['Solana profiles can wait.', ''],
    ['If you have know-how with Ansys and Creo it is perfect.', ' / ansys creo'],
    ['If you have seen Terraform before that would be great.', ' / terraform'],
    ['Tools you meet: Zendesk and Slack. No experience with these is needed.', ''],
    ['Splunk is with the operations folks.', ''],
    ['Our customers’ stacks range from COBOL to Go.', ''],
    ['Reading VB6 without crying is a benefit.', ' / visual-basic'],
    ['Knowledge of ROS (we have it in two robots) is not necessary.', ''],
  ])('%s', (line, wanted) => {
    const read = asked(`Backend Engineer\n\nRequirements:\n- Haskell\n\nMore about it\n${line}`)
    const [musts = '', nice = ''] = wanted.split(' / ')
    expect(read).toBe(`${[...musts.split(' ').filter(Boolean), 'haskell'].sort().join(' ')} / ${nice} / `)
  })
})

describe('where a skill stands', () => {
  test('an entry with a label of its own among the demands is a demand', () => {
    const text = 'Product Analyst\n\nRequirements\n• SQL\n• A product analytics tool: Amplitude or Mixpanel'
    expect(asked(text)).toContain('amplitude|mixpanel sql')
  })

  test('what a task moves away from is not asked for', () => {
    const text =
      'Java Developer\n\nYour tasks\n- Migrate applications in Struts and EJB to Spring Boot\n\nRequirements\n- Java'
    expect(asked(text)).toBe('java / spring-boot / ')
  })

  test('a heading may be a whole clause', () => {
    const text =
      'Embedded Engineer\n\nRequirements\n- Rust\n- Zephyr\nWhat would surprise us in a good way\n- GStreamer\n- Yocto'
    expect(asked(text)).toBe('rust zephyr / gstreamer yocto / ')
  })

  test('below what must be shown, what should be shown is only wished', () => {
    const text = 'Platform Engineer\n\nMust demonstrate:\n- Terraform\n- Go\nShould demonstrate:\n- Crossplane'
    expect(asked(text)).toBe('go terraform / crossplane / ')
  })

  test('where lines begin small, a subject of its own begins a sentence', () => {
    const text =
      'magento developer\n\nrequired: php, mysql\nwill be a plus: varnish, rabbitmq and some experience in shopware or so\nwe do not look at joomla or opencart profiles'
    expect(asked(text)).toContain('/ rabbitmq shopware varnish /')
  })
})

describe('what another sentence or clause says of it', () => {
  test.each([
    [
      'Our stack: Rails, Hotwire, PostgreSQL. You don’t need to know Hotwire, most people learn it here.',
      'postgresql ruby-on-rails',
    ],
    ['You’ll migrate us to Shopware 6 (Symfony). The old shop never scaled.', 'shopware symfony'],
    ['The app is Kotlin and Jetpack Compose, some old Java fragments nobody dares to touch.', 'jetpack-compose kotlin'],
    ['You know JavaScript or TypeScript; Java acceptable.', 'java|javascript|typescript'],
    ['Tracing: we use Grafana Tempo, but Jaeger or Zipkin experience carries over.', 'jaeger|tempo|zipkin'],
    ['What I can’t compromise on: Kubernetes in production.', 'kubernetes'],
    ['Must have: Python. You will not be doing deep learning here.', 'python'],
    ['Need: Snowflake. Azure preferred over AWS.', 'aws|azure snowflake'],
  ])('%s', (text, musts) => {
    expect(asked(`We hire.\n${text}`).split(' / ')[0]).toBe(musts)
  })

  test('who is turned away in other words names no title', () => {
    const { titleSlug, unwantedSkills } = criteria('We need Kotlin, Room and Hilt. Flutter people: we love you but no.')
    expect([titleSlug, unwantedSkills]).toEqual(['android-developer', ['flutter']])
  })

  test('what remains of a sentence that was read is no quote', () => {
    const said =
      'Front-end Developer\nRequirements\nExperience with testing (Playwright or Cypress) is a must. You overlap with 10:00-15:00 CET on most days.'
    expect(readDescription(said, gazetteer, { door: 'jobDesc', today: 20_412 }).notUnderstood).toEqual([])
  })

  test('years after those of all work are of the skill that follows', () => {
    const read = criteria('Need: Snowflake architect. 10+ yrs overall, 4+ Snowflake, Python.')
    expect([read.years?.min, read.mustHave.find(({ anyOf }) => anyOf.includes('snowflake'))?.minYears]).toEqual([10, 4])
  })

  test('who is not looked for is quoted', () => {
    const said = 'Data Engineer, Python and SQL.\nNo pure analysts please.\nNo DBAs who only click in consoles.'
    expect(readDescription(said, gazetteer, { door: 'jobDesc', today: 20_412 }).notUnderstood).toEqual([
      'No pure analysts please',
      'No DBAs who only click in consoles',
    ])
  })
})
