import type { clients as calls } from '#contract/business/clients.ts'
import type { Handlers } from '#server/handlers.ts'
import { importClients } from './import.ts'
import { removePhoto } from './photos.ts'
import {
  addClient,
  addNote,
  blockClient,
  editClient,
  exportClients,
  findClients,
  readClient,
  readClients,
  removeClient,
  removeNote,
  setPreferences,
  setTags,
  unblockClient,
} from './records.ts'

export const clients: Handlers<typeof calls> = {
  list: ({ input, db, actor }) => readClients(db, actor, input),
  find: ({ input, db, actor }) => findClients(db, actor, input),
  export: ({ input, db, actor }) => exportClients(db, actor, input.place),
  read: ({ input, db, actor }) => readClient(db, actor, input),
  add: ({ input, db, actor }) => addClient(db, actor, input),
  import: ({ input, db, actor }) => importClients(db, actor, input),
  edit: ({ input, db, actor }) => editClient(db, actor, input),
  setTags: ({ input, db, actor }) => setTags(db, actor, input),
  setPreferences: ({ input, db, actor }) => setPreferences(db, actor, input),
  addNote: ({ input, db, actor }) => addNote(db, actor, input),
  removeNote: ({ input, db, actor }) => removeNote(db, actor, input),
  removePhoto: ({ input, db, actor }) => removePhoto(db, actor, input),
  block: ({ input, db, actor }) => blockClient(db, actor, input),
  unblock: ({ input, db, actor }) => unblockClient(db, actor, input),
  remove: ({ input, db, actor }) => removeClient(db, actor, input),
}
