// Prints to the terminal. The server's events go to the log instead.
import type { Config } from './config.ts'

export function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}

export function printWelcome({ publicUrl }: Config, { isDemo }: { isDemo: boolean }) {
  say(`\n  Kempt is open at ${publicUrl}\n`)
  if (!isDemo) return
  say(`  Demo accounts, all with the password kempt-demo-2026:
    client@kempt.example          books haircuts
    barber@kempt.example          runs a chair
    employee@kempt.example        works in a shop
    barber-client@kempt.example   does both: try the role switcher
    denver@kempt.example          runs a chair in a city that is not open yet
    admin@kempt.example           owns the platform (second factor: npm run demo:code)
    support@kempt.example         helps people, without money (the same second factor)
    finance@kempt.example         works with money (the same second factor)\n`)
}
