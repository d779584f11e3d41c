// Where a state lists its licenses, for the states whose cities we serve.
const registers: Record<string, string> = {
  TX: 'https://www.tdlr.texas.gov/LicenseSearch/',
  CO: 'https://apps2.colorado.gov/dora/licensing/lookup/licenselookup.aspx',
}

// Null where we do not know the register.
export function registerOf(state: string | null) {
  return (state !== null && registers[state]) || null
}
