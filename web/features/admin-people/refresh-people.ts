import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'

export async function refreshPeople(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: api.adminPeople.list.key() })
  void queries.invalidateQueries({ queryKey: api.audit.list.key() })
  await queries.invalidateQueries({ queryKey: api.adminPeople.read.key() })
}
