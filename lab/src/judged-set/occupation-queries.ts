/** Queries for computer occupations in the words of O*NET and ESCO only. */
export interface OccupationQuery {
  readonly id: string
  /** O*NET-SOC code; title, description and tasks form the posting. */
  readonly onet: string
  /** ESCO code of the nearest occupation; its label and description form the summary. */
  readonly esco: string
}

/** All computer occupations of O*NET with tasks: 15-12, 15-2051 and 11-3021. */
export const OCCUPATION_QUERIES: readonly OccupationQuery[] = [
  { id: 'o01', onet: '11-3021.00', esco: '1330.5' },
  { id: 'o02', onet: '15-1211.00', esco: '2511.13' },
  { id: 'o03', onet: '15-1211.01', esco: '1342.1' },
  { id: 'o04', onet: '15-1212.00', esco: '2529.6' },
  { id: 'o05', onet: '15-1221.00', esco: '2511.1' },
  { id: 'o06', onet: '15-1231.00', esco: '3513.2' },
  { id: 'o07', onet: '15-1232.00', esco: '3512.1' },
  { id: 'o08', onet: '15-1241.00', esco: '2523.3' },
  { id: 'o09', onet: '15-1241.01', esco: '2153.1' },
  { id: 'o10', onet: '15-1242.00', esco: '2521.1' },
  { id: 'o11', onet: '15-1243.00', esco: '2521.2' },
  { id: 'o12', onet: '15-1243.01', esco: '2521.5' },
  { id: 'o13', onet: '15-1244.00', esco: '2522.1' },
  { id: 'o14', onet: '15-1251.00', esco: '2514.2' },
  { id: 'o15', onet: '15-1252.00', esco: '2512.4' },
  { id: 'o16', onet: '15-1253.00', esco: '2519.7' },
  { id: 'o17', onet: '15-1254.00', esco: '2513.5' },
  { id: 'o18', onet: '15-1255.00', esco: '2513.3' },
  { id: 'o19', onet: '15-1255.01', esco: '2166.6' },
  { id: 'o20', onet: '15-1299.01', esco: '3514.1' },
  { id: 'o21', onet: '15-1299.02', esco: '2165.3' },
  { id: 'o22', onet: '15-1299.03', esco: '1330.4' },
  { id: 'o23', onet: '15-1299.04', esco: '2529.4' },
  { id: 'o24', onet: '15-1299.05', esco: '2529.7' },
  { id: 'o25', onet: '15-1299.06', esco: '2529.2' },
  { id: 'o26', onet: '15-1299.07', esco: '2512.4.1' },
  { id: 'o27', onet: '15-1299.08', esco: '2511.14' },
  { id: 'o28', onet: '15-1299.09', esco: '1330.7' },
  { id: 'o29', onet: '15-2051.00', esco: '2511.4' },
  { id: 'o30', onet: '15-2051.01', esco: '2511.3' },
  { id: 'o31', onet: '15-2051.02', esco: '2519.1' },
]
