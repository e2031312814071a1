/** "201–1,000 people" of "201-1000", and "1,000+ people". */
export const formatSizeBand = (band: string): string => `${band.replace('-', '–').replace('1000', '1,000')} people`
