// The public pages say the numbers of the settings.
import { afterEach, expect, test } from 'vitest'
import { as, db } from '#tests/world.ts'
import { change } from './settings.test.kit.ts'

afterEach(async () => {
  await db.deleteFrom('settings').execute()
  await db.insertInto('settings').defaultValues().execute()
})

test('the help pages and the terms say the numbers of today, in both languages', async () => {
  await change.booking({ holdMinutes: 15, requestAnswerHours: 1, mostReschedules: 1 })
  await change.standing({ noShowsToAsk: 3, lateCancelsToAsk: 5, noShowsUntilOff: 7 })
  await change.referrals({ yearlyReferrals: 12 })
  await change.site({
    cancellationPolicyText: 'Please tell us a day before.',
    cancellationPolicyTextEs: 'Avísanos un día antes.',
  })
  const guest = as(null)
  const texts = async (language: 'en' | 'es') =>
    JSON.stringify([
      await guest.content.faq({ page: 'help', language }),
      await guest.content.legal({ page: 'terms', language }),
      await guest.content.story({ page: 'grow', language }),
    ])
  const english = await texts('en')
  for (const words of [
    'holds it for 15 minutes',
    'within 1 hour the request',
    'up to 1 time before',
    '3 no-shows or 5 late cancellations',
    '7 no-shows stop booking',
    'at most 12 friends a year',
    'Please tell us a day before.',
  ])
    expect(english).toContain(words)
  const spanish = await texts('es')
  for (const words of [
    'la guarda 15 minutos',
    'hasta 1 vez',
    '7 ausencias',
    'Avísanos un día antes.',
  ])
    expect(spanish).toContain(words)
})
