import { beforeEach, expect, test } from 'vitest'
import type { ApprovalStatus } from '#contract/business/listing.ts'
import type { BarberId } from '#contract/ids.ts'
import {
  defaultCatalogue,
  defaultContact,
  defaultFaqs,
  defaultLegals,
  defaultStories,
} from '#contract/marketplace/info-defaults/defaults.ts'
import * as info from '#contract/marketplace/info.ts'
import { languages, type Language } from '#contract/language.ts'
import type { Category } from '#contract/marketplace/search.ts'
import { as, db, make } from '#tests/world.ts'

const guest = as(null)

beforeEach(async () => {
  await db.deleteFrom('pageContent').execute()
})

type Row = {
  page: string
  section: string
  content: object
  language?: Language
  isActive?: boolean
}

async function save({ page, section, content, language = 'en', isActive = true }: Row) {
  const row = { pageKey: page, sectionKey: section, language, isActive }
  await db
    .insertInto('pageContent')
    .values({ ...row, content: JSON.stringify(content) })
    .execute()
}

const faq = {
  title: 'Questions',
  lead: '',
  groups: [
    { id: 'one', title: 'One', questions: [{ id: 'why', question: 'Why?', answer: 'So.' }] },
  ],
}

test.each(languages)('what is built in fits its schema, in %s', (language) => {
  for (const page of info.storyPages) info.story.parse(defaultStories[page][language])
  for (const page of info.faqPages) info.faq.parse(defaultFaqs[page][language])
  for (const page of info.legalPages) info.legal.parse(defaultLegals[page][language])
  info.catalogue.parse(defaultCatalogue[language])
  info.contactPage.parse(defaultContact[language])
})

test('both languages say the same things in the same order', () => {
  const ids = ({ groups }: info.Faq) =>
    groups.map(({ id, questions }) => [id, questions.map((each) => each.id)])
  for (const { en, es } of Object.values(defaultFaqs)) expect(ids(es)).toEqual(ids(en))
  const sizes = ({ sections }: info.Legal) =>
    sections.map(({ paragraphs, items }) => [paragraphs.length, items?.length])
  for (const { en, es } of Object.values(defaultLegals)) expect(sizes(es)).toEqual(sizes(en))
  const points = ({ sections }: info.Story) => sections.map((each) => each.points?.length)
  for (const { en, es } of Object.values(defaultStories)) expect(points(es)).toEqual(points(en))
})

test('the help has no question twice, and enough of them', () => {
  const ids = defaultFaqs.help.en.groups.flatMap(({ questions }) => questions.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(25)
})

test('facts are filled in, and no hole is left in any text', async () => {
  for (const language of languages) {
    const texts = JSON.stringify([
      ...(await Promise.all(
        info.storyPages.map((page) => guest.content.story({ page, language })),
      )),
      ...(await Promise.all(info.faqPages.map((page) => guest.content.faq({ page, language })))),
      ...(await Promise.all(
        info.legalPages.map((page) => guest.content.legal({ page, language })),
      )),
      await guest.content.catalogue({ language }),
      await guest.content.contact({ language }),
    ])
    expect(texts).toContain('Kempt')
    expect(texts).toMatch(/10 ?%/)
    expect(texts).toContain('$5')
    expect(texts).not.toMatch(/\{\w+\}/)
  }
})

test('a changed commission is what the pages say', async () => {
  await db.updateTable('settings').set({ platformCommissionPercent: 12.5 }).execute()
  expect(JSON.stringify(await guest.content.story({ page: 'grow', language: 'en' }))).toContain(
    '12.5% for marketplace clients',
  )
  await db.updateTable('settings').set({ platformCommissionPercent: 10 }).execute()
})

test('what an administrator saved is shown, in its language alone', async () => {
  await save({ page: 'help', section: 'faq', content: faq })
  expect(await guest.content.faq({ page: 'help', language: 'en' })).toEqual(faq)
  expect((await guest.content.faq({ page: 'help', language: 'es' })).title).toBe('Ayuda')
})

test('a section that is switched off is as good as missing', async () => {
  await save({ page: 'help', section: 'faq', content: faq, isActive: false })
  expect((await guest.content.faq({ page: 'help', language: 'en' })).title).toBe('Help')
})

test.each([
  ['is something else', { title: 5 }],
  ['has no questions', { ...faq, groups: [] }],
  ['has an address that is none', withLink('javascript:alert(1)')],
  ['has one with capitals', withLink('JaVaScRiPt:alert(1)')],
  ['leads to another site by two slashes', withLink('//evil.example')],
  ['breaks out of an attribute', withLink('/"onclick="x')],
])('a row that %s does not fit, so the built-in text stays', async (_, content) => {
  await save({ page: 'help', section: 'faq', content })
  const shown = await guest.content.faq({ page: 'help', language: 'en' })
  expect(shown.title).toBe('Help')
  expect(JSON.stringify(shown)).not.toMatch(/javascript:|evil/i)
})

function withLink(url: string) {
  const [group] = faq.groups
  const question = { ...group!.questions[0], link: { label: 'There', url } }
  return { ...faq, groups: [{ ...group, questions: [question] }] }
}

test('a picture from elsewhere does not fit', async () => {
  const story = {
    title: 'Us',
    lead: '',
    sections: [{ title: 'A', paragraphs: [], image: 'https://x.example/a.png' }],
  }
  await save({ page: 'about', section: 'story', content: story })
  expect((await guest.content.story({ page: 'about', language: 'en' })).title).toBe('About')
})

test('figures come from what listed barbers really offer', async () => {
  const [first, second, hidden] = [await list(), await list(), await list('submitted')]
  await offer(first, 'Fades', 30, 30)
  await offer(first, 'Fades', 40, 45)
  await offer(second, 'Fades', 90, 60)
  await offer(second, 'Beard', 20, 15, { isActive: false })
  await offer(second, 'Kids', 10, 15, { isAddOn: true })
  await offer(hidden, 'Designs', 50, 60)

  expect(await guest.content.categories()).toEqual([
    {
      category: 'Fades',
      barbers: 2,
      priceFromCents: 3000,
      priceToCents: 9000,
      typicalPriceCents: 4000,
      typicalMinutes: 45,
    },
  ])
})

async function list(approvalStatus: ApprovalStatus = 'approved') {
  const { id: userId } = await make.person('barber')
  const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('barberProfiles')
    .values({ userId, cityId, shopName: 'Chair', approvalStatus })
    .execute()
  return userId
}

type Rest = { isActive?: boolean; isAddOn?: boolean }

async function offer(
  barberId: BarberId,
  category: Category,
  dollars: number,
  ...rest: [number, Rest?]
) {
  const [durationMinutes, flags] = rest
  const what = { name: 'Cut', category, priceCents: dollars * 100, durationMinutes }
  await db
    .insertInto('services')
    .values({ barberId, ...what, ...flags })
    .execute()
}
