// Which certificates the demo's people hold. The shares are estimates.

interface DemoCertificate {
  readonly slug: string
  readonly titles: RegExp
  readonly skill: string | null
  readonly minYears: number
  /** Of those who fit, the share that holds it. */
  readonly share: number
}

// certificate | words of titles, separated by commas | a skill that is needed, or - | years at least | share in %
const TABLE = `
cissp | Security, DevSecOps | - | 5 | 28
cism | Security | - | 8 | 12
ceh | Security, Penetration | - | 2 | 14
oscp | Penetration, Application Security | - | 2 | 38
security-plus | Security, Systems Administrator, Network | - | 1 | 16
ccna | Network, Systems Administrator, IT Support | - | 1 | 22
ccnp | Network | - | 5 | 30
a-plus | IT Support | - | 0 | 30
rhce | Systems Administrator, Infrastructure, Site Reliability, DevOps | linux | 3 | 12
aws-solutions-architect-cert | Cloud, DevOps, Platform, Solutions Architect, Infrastructure, Site Reliability | aws | 2 | 38
aws-certification | Developer, Software Engineer, Data Engineer | aws | 3 | 9
azure-certification | Cloud, DevOps, Platform, Solutions Architect, Infrastructure, Systems Administrator | azure | 2 | 34
gcp-certification | Cloud, DevOps, Platform, Data Engineer, Machine Learning | google-cloud | 2 | 20
cka | DevOps, Platform, Cloud, Site Reliability, MLOps | kubernetes | 2 | 20
istqb | QA, Tester, Test Automation, SDET | - | 1 | 40
pmp | Project Manager | - | 5 | 42
pmp | Engineering Manager, Product Manager | - | 8 | 8
prince2 | Project Manager | - | 3 | 24
csm | Scrum Master | - | 1 | 72
csm | Project Manager, Engineering Manager, Technical Lead | - | 3 | 14
cspo | Product Owner, Product Manager | - | 2 | 26
cbap | Business Analyst | - | 4 | 20
togaf | Architect | - | 8 | 18
`

export const demoCertificates: readonly DemoCertificate[] = TABLE.trim().split('\n').map(readCertificate)

function readCertificate(line: string): DemoCertificate {
  const [slug = '', titles = '', skill = '', minYears = '', share = ''] = line.split('|').map((field) => field.trim())
  return {
    slug,
    titles: new RegExp(`\\b(?:${titles.replaceAll(', ', '|')})\\b`),
    skill: skill === '-' ? null : skill,
    minYears: Number(minYears),
    share: Number(share) / 100,
  }
}
