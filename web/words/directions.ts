type Shop = { shopName: string; address: string }

// Opens the phone's own map where there is one.
export function directionsTo({ shopName, address }: Shop) {
  const params = new URLSearchParams({ api: '1', destination: `${shopName}, ${address}` })
  return `https://www.google.com/maps/dir/?${params}`
}
