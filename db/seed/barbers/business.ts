import type { HoursName } from './hours.ts'
import type { MenuName } from './menus.ts'

export type Business = {
  shop: string
  owner: string
  // Their portrait: db/pictures/face-<name>-320.webp.
  face?: string
  // A demo account's address; everyone else gets one made from the name.
  email?: string
  isClientToo?: boolean
  street: string
  neighborhood: string
  zip: string
  at: [latitude: number, longitude: number]
  languages: string[]
  menu: MenuName
  // Against the menu's prices.
  priceLevel: number
  hours: HoursName
  // The share of the open hours that is booked through Kempt.
  busy: number
  // What clients think, on average.
  stars: number
  // Clients who like to write about it.
  isTalkedAbout?: boolean
  months: number
  // The picture on the card and the head of the page: each shop has its own.
  cover: string
  bio: string
  asksFirst?: boolean
  cancelsOften?: boolean
  isAccessible?: boolean
  parking?: string
  team?: Member[]
  state?: 'draft' | 'submitted'
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
