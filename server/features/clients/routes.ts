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
  list: ({ input, ...caller }) => readClients(caller, input),
  find: ({ input, ...caller }) => findClients(caller, input),
  export: ({ input, ...caller }) => exportClients(caller, input.place),
  read: ({ input, ...caller }) => readClient(caller, input),
  add: ({ input, ...caller }) => addClient(caller, input),
  import: ({ input, ...caller }) => importClients(caller, input),
  edit: ({ input, ...caller }) => editClient(caller, input),
  setTags: ({ input, ...caller }) => setTags(caller, input),
  setPreferences: ({ input, ...caller }) => setPreferences(caller, input),
  addNote: ({ input, ...caller }) => addNote(caller, input),
  removeNote: ({ input, ...caller }) => removeNote(caller, input),
  removePhoto: ({ input, ...caller }) => removePhoto(caller, input),
  block: ({ input, ...caller }) => blockClient(caller, input),
  unblock: ({ input, ...caller }) => unblockClient(caller, input),
  remove: ({ input, ...caller }) => removeClient(caller, input),
}
