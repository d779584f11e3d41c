// Where a state lists its licenses, for the states whose cities we serve.
const registers = new Map([
  ['TX', { state: 'Texas', agency: 'TDLR', href: 'https://www.tdlr.texas.gov/LicenseSearch/' }],
  [
    'CO',
    {
      state: 'Colorado',
      agency: 'DORA',
      href: 'https://apps2.colorado.gov/dora/licensing/lookup/licenselookup.aspx',
    },
  ],
])

// Undefined where we do not know the register.
export function registerOf(state: string) {
  return registers.get(state)
}
