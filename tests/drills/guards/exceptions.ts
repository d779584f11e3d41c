// Guards that no test can notice, and why.
export const exceptions: Record<string, string> = {
  "server/features/account/queries.ts lockUser: .where('id', '=', userId)":
    'only locks: without it others wait longer',
}
