// Contacts as someone without the right to them sees them: n•••@example.com, (•••) •••-0142.

export function maskEmail(email: string) {
  const [name = '', ...domain] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain.join('@')}`
}

export function maskPhone(phone: string) {
  return `(•••) •••-${phone.slice(-4)}`
}

type Contacts = { email: string; phone: string | null }

export function maskContacts<Row extends Contacts>(row: Row): Row {
  return { ...row, email: maskEmail(row.email), phone: row.phone && maskPhone(row.phone) }
}
