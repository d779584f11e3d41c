import type { Reasons } from '#contract/business/setup.ts'
import type { HoursName } from './hours.ts'
import type { MenuName } from './menus.ts'

export type Business = {
  shop: string
  owner: string
  // The portrait: db/pictures/face-<name>-320.webp.
  face?: string
  // The address of a demo account; other addresses are made from the name.
  email?: string
  isClientToo?: boolean
  street: string
  neighborhood: string
  zip: string
  at: [latitude: number, longitude: number]
  languages: string[]
  menu: MenuName
  // A factor on the menu's prices.
  priceLevel: number
  hours: HoursName
  // The share of open hours that is booked through Kempt.
  busy: number
  // The average rating.
  stars: number
  // Clients of this business write more reviews.
  isTalkedAbout?: boolean
  months: number
  // The picture on the card and at the top of the profile, different for each shop.
  cover: string
  bio: string
  asksFirst?: boolean
  // The percentage that is paid by card to book.
  deposit?: number
  // Clients leave a card, which is charged after the appointment or for a fee.
  keepsCards?: true
  cancelsOften?: boolean
  isAccessible?: boolean
  parking?: string
  team?: Member[]
  state?: 'draft' | 'submitted' | 'changes_requested' | 'rejected' | 'suspended'
  // How long ago the setup was submitted.
  waitsHours?: number
  // How long ago an administrator decided.
  decidedHoursAgo?: number
  // What an administrator answered.
  asked?: Reasons
  note?: string
  licenseNumber?: string
  // Days until the license expires.
  licenseDays?: number
}

export type Member = {
  name: string
  face?: string
  email?: string
  title: string
  bio: string
  languages: string[]
  hours: HoursName
  busy: number
  stars: number
  permission?: 'self' | 'desk' | 'manager'
}
