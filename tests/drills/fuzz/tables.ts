// The table of the id in each field.
const byField: Record<string, string> = {
  profileId: 'barber_profiles',
  profileIds: 'barber_profiles',
  serviceId: 'services',
  serviceIds: 'services',
  services: 'services',
  memberId: 'employees',
  memberIds: 'employees',
  professionalId: 'users',
  toUserId: 'users',
  _user_id: 'users',
  noteId: 'client_notes',
  photoId: 'client_photos',
  clientRecordId: 'clients',
  bookingId: 'bookings',
  moving: 'bookings',
  after: 'notifications',
}

const byPath: [start: RegExp, table: string][] = [
  [/^\/api\/(bookings|desk)/, 'bookings'],
  [/^\/api\/clients/, 'clients'],
  [/^\/api\/client-photos/, 'client_photos'],
  [/^\/api\/reviews/, 'reviews'],
  [/^\/api\/services/, 'services'],
  [/^\/api\/portfolio/, 'portfolio_items'],
  [/^\/api\/notifications/, 'notifications'],
  [/^\/api\/waitlist/, 'waitlist_entries'],
  [/^\/api\/account\/sessions/, 'sessions'],
  [/^\/api\/appeals/, 'no_show_appeals'],
  [/^\/api\/people/, 'users'],
  [/^\/api\/team\/invitations/, 'employee_invitations'],
  [/^\/api\/team/, 'employees'],
  [/^\/api\/hours\/time-off/, 'time_off'],
  [/^\/api\/hours\/requests/, 'time_off_requests'],
  [/^\/dev\/mail/, 'mails'],
]

export function tableOf({ path, field }: { path: string; field: string }) {
  if (field === 'memberId' && path.startsWith('/api/desk')) return 'users'
  const named = byField[field]
  if (named !== undefined) return named
  return byPath.find(([start]) => start.test(path))?.[1] ?? 'barber_profiles'
}
