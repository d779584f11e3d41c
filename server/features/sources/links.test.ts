import { beforeEach, expect, test } from 'vitest'
import { stranger } from '#tests/accounts.ts'
import type { Visitor } from '#tests/http.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db } from '#tests/world.ts'

const cookieName = '__Host-marks'
let shop: Listed
let slug: string
let visitor: Visitor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  slug = await slugOf(shop)
  visitor = stranger()
})

async function slugOf({ id }: Listed) {
  const profiles = db.selectFrom('barberProfiles').select('slug').where('id', '=', id)
  return (await profiles.executeTakeFirstOrThrow()).slug!
}

const openLink = (name: string) => visitor.get(`/b/${name}`)

test('the link opens by the page’s id too, and takes a started booking along', async () => {
  const { headers } = await openLink(`${shop.id}?book=1&service=s1&service=s2&lang=es&x=1`)
  expect(headers.location).toBe(
    `/barber/${shop.id}?src=direct&book=1&service=s1&service=s2&lang=es`,
  )
})

test('an unknown link leads to a not-found page and sets no mark', async () => {
  for (const name of ['nobody-s', '%2F%2Fexample.com', 'x'.repeat(90)]) {
    const { status, headers } = await openLink(name)
    expect(status).toBe(302)
    expect(headers.location).toMatch(/^\/barber\/[\w%.-]+$/)
  }
  expect(visitor.cookies.has(cookieName)).toBe(false)
})

test('the link of an old name keeps leading to its barber', async () => {
  const form = {
    bio: '',
    languages: ['en' as const],
    parking: '',
    accessible: false,
    amenities: [],
    paymentMethods: [],
    place: 'barber' as const,
  }
  await as(shop.barber).shop.save({ ...form, slug: 'ward-cuts-one' })
  await as(shop.barber).shop.save({ ...form, slug: 'ward-cuts-two' })
  for (const name of [slug, 'ward-cuts-one', 'WARD-cuts-two'])
    expect((await openLink(name)).headers.location).toBe(`/barber/${shop.id}?src=direct`)
  expect(await as(null).barbers.bySlug({ slug: 'ward-cuts-one' })).toMatchObject({ id: shop.id })
  const other = await list('Heights Barbers')
  for (const taken of ['ward-cuts-one', slug])
    await expect(as(other.barber).shop.save({ ...form, slug: taken })).rejects.toMatchObject({
      code: 'SLUG_TAKEN',
    })
  // An empty slug is generated from the name again.
  expect(await as(shop.barber).shop.save({ ...form, slug: '' })).toMatchObject({ slug })
})

test('a listed barber gets a unique link made from the name', async () => {
  const [one, two] = [await list('Peluquería Ñandú & Co.'), await list('Peluquería Ñandú & Co.')]
  expect([await slugOf(one), await slugOf(two)]).toEqual([
    'peluqueria-nandu-co',
    'peluqueria-nandu-co-2',
  ])
  expect(await slugOf(await list('Ño'))).toBe('barber-no')
})
