// Pages that search engines should not index.
const privatePaths = [
  '/api/',
  '/auth',
  '/settings',
  '/client/',
  '/barber/dashboard',
  '/barber/setup',
  '/employee/',
  '/admin/',
  '/guest/',
  '/ref/',
  '/email-confirmed',
  '/contact-support',
  '/confirm-completion',
]

export function writeRobots(origin: string) {
  const lines = privatePaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}
