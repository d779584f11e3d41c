import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { storedOrigin, withPublicUrl } from './origin.ts'

const mailWith = (origin: string) => ({
  html: `<a href="${origin}/a?b=1&amp;c=2">Open</a> ${origin}`,
  body: `Open:\n${origin}/a?b=1&c=2\n${origin}`,
})

test('a mail gets the public address, escaped in its HTML', () => {
  const config = readConfig({ PUBLIC_URL: "https://kempt.test/it's/$&" })
  const { html, body } = withPublicUrl(mailWith(storedOrigin), config)
  expect(html).toBe(mailWith('https://kempt.test/it&#39;s/$&amp;').html)
  expect(body).toBe(mailWith("https://kempt.test/it's/$&").body)
})

test('a mail that was stored with an address is sent as it is', () => {
  const mail = mailWith('https://before.kempt.test')
  expect(withPublicUrl(mail, readConfig({ PUBLIC_URL: 'https://kempt.test' }))).toEqual(mail)
})
