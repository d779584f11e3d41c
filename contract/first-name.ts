// The name used in greetings.
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name
