// +17135550100 as people in the US write it; other countries as they are.
export function shownPhone(phone: string | null) {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone ?? '') ?? []
  return line ? `(${area}) ${exchange}-${line}` : (phone ?? '')
}
