import type { Access, Actor } from './access.ts'
import { account } from './account.ts'
import { afterBooking } from './after-booking.ts'
import { analytics } from './analytics.ts'
import { appeals } from './appeals.ts'
import { approvals } from './approvals.ts'
import { auth } from './auth.ts'
import { barbers } from './barbers.ts'
import { bookings } from './bookings.ts'
import { calendars } from './calendars.ts'
import type { ApiOf } from './call.ts'
import { clients } from './clients.ts'
import { completion } from './completion.ts'
import { content } from './content.ts'
import { desk } from './desk.ts'
import { employment } from './employment.ts'
import { favorites } from './favorites.ts'
import { guests } from './guests.ts'
import { hairProfile } from './hair-profile.ts'
import { hours } from './hours.ts'
import { inquiries } from './inquiries.ts'
import { invitations } from './invitations.ts'
import type { Language } from './language.ts'
import type { Versions } from './live.ts'
import { notifications } from './notifications.ts'
import { overview } from './overview.ts'
import { pageViews } from './page-views.ts'
import { policies } from './policies.ts'
import { portfolio } from './portfolio.ts'
import { reliability } from './reliability.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { shop } from './shop.ts'
import { rpc, specFunctions } from './spec-functions.ts'
import { stats } from './stats.ts'
import { support } from './support.ts'
import { team } from './team.ts'
import { userAdmin } from './user-admin.ts'
import { waitlist } from './waitlist.ts'

export const contract = {
  account,
  afterBooking,
  analytics,
  appeals,
  approvals,
  auth,
  barbers,
  bookings,
  calendars,
  clients,
  completion,
  content,
  desk,
  employment,
  favorites,
  guests,
  hairProfile,
  hours,
  inquiries,
  invitations,
  notifications,
  overview,
  pageViews,
  policies,
  portfolio,
  reliability,
  reviews,
  rpc,
  search,
  services,
  settings,
  setup,
  shop,
  specFunctions,
  stats,
  support,
  team,
  userAdmin,
  waitlist,
}

export type Api = ApiOf<typeof contract>

// What the built web gives the server: how to render one page, and what kind of page a path is.
// On a public page the actor is null whoever asks, so that it is the same for everyone.
// `versions` are of before anything was read for it.
export type PageVisit = {
  api: Api
  actor: Actor | null
  // Which of several roles this browser works in, as its cookie says.
  chosenRole: string | null
  language: Language
  versions: Versions
}
export type PageKind = { pattern: string; access: Access; params: readonly string[] }
export type Web = {
  handlePage: (request: Request, visit: PageVisit) => Promise<Response>
  describePage: (pathname: string) => PageKind
  // Every script that stands in a page itself, to the letter.
  inlineScripts: readonly string[]
}
