// Sectors of invented employers, and systems that a candidate may have built there.

export interface Sector {
  readonly name: string
  readonly ending: readonly string[]
  readonly systems: readonly string[]
}

const TABLE = `
payments | Payments, Pay, Ledger | card authorisation, the settlement ledger, merchant payouts, chargeback handling, fraud scoring, the wallet API, invoice matching, currency conversion
logistics | Logistics, Freight, Cargo | order intake, route planning, parcel tracking, the warehouse floor, customs papers, driver dispatch, returns handling, dock scheduling
online retail | Market, Goods, Stores | checkout, product search, the price engine, stock levels, the recommendations shelf, gift cards, the seller portal, seasonal campaigns
health care | Health, Clinics, Care | patient records, appointment booking, lab results, the nurse rota, prescription checks, claims exchange, image archives, remote monitoring
insurance | Insurance, Cover, Mutual | quote calculation, claims intake, policy renewal, the broker portal, risk models, premium billing, damage photos, reinsurance reports
energy | Energy, Grid, Solar | meter readings, load forecasts, the trading desk, outage maps, charging stations, tariff changes, turbine telemetry, home batteries
media | Media, Studios, Press | video playback, the article editor, subscription billing, live captions, ad delivery, the recommendations feed, rights clearance, newsletter sending
travel | Travel, Journeys, Air | seat booking, fare search, hotel inventory, refund handling, the check-in app, loyalty points, disruption notices, trip planning
education | Learning, Academy, Campus | course delivery, exam marking, the student portal, plagiarism checks, timetables, certificates, tutor matching, video lessons
telecommunications | Telecom, Mobile, Networks | number porting, the provisioning flow, usage billing, cell planning, the self-care app, roaming files, fault tickets, device firmware
farming | Farms, Fields, Harvest | soil sensors, harvest planning, the tractor console, grain trading, irrigation control, drone images, cold storage, feed orders
games | Games, Play, Arcade | matchmaking, the in-game shop, physics tuning, player accounts, the level editor, anti-cheat, live events, crash reports
human resources | People, Work, Talent | payroll runs, time sheets, the leave calendar, onboarding, expense claims, skill profiles, shift planning, pension files
public services | Digital, Civic, Registry | tax filing, permit requests, the land register, benefit payments, citizen log-in, election results, parking fines, open data
manufacturing | Works, Robotics, Machines | the assembly line, machine telemetry, quality images, spare parts, maintenance plans, the supplier portal, energy use per part, digital twins
mobility | Mobility, Rides, Transit | ride matching, the driver app, fleet charging, surge prices, map tiles, scooter locks, ticket gates, arrival predictions
security | Security, Trust, Shield | alert triage, single sign-on, key rotation, the audit trail, phishing drills, device posture, log search, access reviews
real estate | Homes, Estates, Spaces | listing search, viewing calendars, mortgage checks, rent collection, floor plans, price estimates, tenant requests, lock codes
food delivery | Kitchen, Foods, Eats | menu management, courier dispatch, kitchen screens, tip payouts, delivery estimates, allergen labels, table orders, stock counting
banking | Bank, Capital, Credit | account opening, the core ledger, loan decisions, statement exports, card limits, sanction screening, the mobile bank, interest runs
`

export const sectors: readonly Sector[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', ending = '', systems = ''] = line.split('|').map((field) => field.trim())
    return { name, ending: ending.split(', '), systems: systems.split(', ') }
  })

const FIRST =
  'Bryn Hal Nor Vel Tar Or Quil Sen Mar Fen Lum Ash Cor Dru Elm Gal Hex Ist Jun Kel Lor Myr Nim Ost Pell Rho Syl Tem Ul Ver Wyn Yar Zeph Alb Bor Cal'.split(
    ' ',
  )
const SECOND =
  'vik dane mora stead line well gate mark ford rin tis land ova quay sted ley nor bridge rock thal via dor field haven wick'.split(
    ' ',
  )

/** An employer that does not exist. */
export function employerName(pick: <T>(from: readonly T[]) => T, sector: Sector): string {
  return `${pick(FIRST)}${pick(SECOND)} ${pick(sector.ending)}`
}
