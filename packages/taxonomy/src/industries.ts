import type { Industry } from './types.ts'

// slug | name | NAICS 2022 | parent
const table = `
technology | Information technology | 54 |
software | Software and internet | 5132 | technology
saas | Software as a service | 513210 | technology
it-services | IT services and consulting | 5415 | technology
hosting-cloud | Cloud, hosting and data processing | 518210 | technology
cyber-security | Cyber security | 541519 | technology
artificial-intelligence | Artificial intelligence | 541715 | technology
internet-platforms | Internet platforms and search | 519290 | technology
games | Computer games | 513210 | technology
hardware | Computer hardware and electronics | 334 | technology
semiconductors | Semiconductors | 334413 | technology
telecommunications | Telecommunications | 517 | technology
robotics | Robotics and automation equipment | 333998 | technology
finance | Finance and insurance | 52 |
banking | Banking | 5221 | finance
fintech | Financial technology and payments | 522320 | finance
insurance | Insurance | 5241 | finance
capital-markets | Capital markets and investment | 523 | finance
blockchain | Blockchain and digital assets | 523160 | finance
accounting | Accounting and audit | 541211 | professional-services
healthcare | Healthcare | 62 |
hospitals | Hospitals and clinics | 622 | healthcare
health-technology | Health technology | 621999 | healthcare
medical-devices | Medical devices | 339112 | healthcare
pharmaceuticals | Pharmaceuticals | 325412 | healthcare
biotechnology | Biotechnology and life sciences | 541714 | healthcare
retail | Retail | 44-45 |
e-commerce | E-commerce and marketplaces | 455 | retail
consumer-goods | Consumer goods | 311 | manufacturing
food-and-beverage | Food and beverage | 722 | hospitality-and-travel
fashion | Fashion and apparel | 315 | manufacturing
wholesale | Wholesale trade | 42 |
manufacturing | Manufacturing | 31-33 |
automotive | Automotive | 3361 | manufacturing
aerospace-and-defence | Aerospace and defence | 3364 | manufacturing
chemicals | Chemicals and materials | 325 | manufacturing
industrial-machinery | Industrial machinery and automation | 333 | manufacturing
energy | Energy | 2211 |
oil-and-gas | Oil and gas | 211 | energy
renewables | Renewable energy | 221114 | energy
utilities | Utilities | 22 | energy
mining | Mining and metals | 21 |
construction | Construction and engineering | 23 |
real-estate | Real estate and property technology | 531 |
transport-and-logistics | Transport and logistics | 48-49 |
airlines | Airlines and aviation | 481 | transport-and-logistics
mobility | Mobility and ride sharing | 4853 | transport-and-logistics
hospitality-and-travel | Hospitality and travel | 72 |
media | Media and entertainment | 512 |
publishing | Publishing and news | 5131 | media
streaming | Streaming and broadcasting | 516 | media
advertising | Advertising and marketing | 5418 | professional-services
gambling | Gambling and betting | 7132 | media
sports | Sports and fitness | 7139 | media
education | Education | 61 |
education-technology | Education technology | 611710 | education
higher-education | Higher education and research | 6113 | education
government | Government and public sector | 92 |
defence-agencies | Military and security agencies | 928110 | government
non-profit | Non-profit organizations | 813 |
professional-services | Professional services | 541 |
management-consulting | Management consulting | 5416 | professional-services
legal-services | Legal services | 5411 | professional-services
staffing | Staffing and recruiting | 5613 | professional-services
design-agencies | Design and digital agencies | 54143 | professional-services
agriculture | Agriculture and agricultural technology | 11 |
environment | Environmental and climate technology | 541620 |
outsourcing | Business process outsourcing | 5614 | professional-services
security-services | Security and facility services | 5616 | professional-services
space | Space technology | 336414 | manufacturing
`

export const industries: readonly Industry[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [slug = '', name = '', naics = '', parent = ''] = line.split('|').map((field) => field.trim())
    return parent === '' ? { slug, name, naics } : { slug, name, naics, parent }
  })
