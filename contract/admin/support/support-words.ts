// Views of the support desk, and the variables of saved answers. Without zod.
export const ticketViews = ['waiting', 'mine', 'unassigned', 'pending', 'asleep', 'done'] as const
export type TicketView = (typeof ticketViews)[number]

// {name} in a saved answer; filled in on the screen, before it is sent.
export const macroVariables = [
  'client_first_name',
  'booking_number',
  'appointment_time',
  'agent_first_name',
  'shop_name',
] as const
export type MacroVariable = (typeof macroVariables)[number]
export type MacroValues = Partial<Record<MacroVariable, string>>

// The text with its variables filled in, and those for which there is nothing.
export function fillMacro(body: string, values: MacroValues) {
  const missing = new Set<string>()
  const text = body.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const known = macroVariables.find((each) => each === name)
    const value = known && values[known]
    if (value) return value
    missing.add(name)
    return whole
  })
  return { text, missing: [...missing] }
}

// How many requests one action may change.
export const mostBulk = 50
