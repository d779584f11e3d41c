import { download } from '#web/files/download.ts'

export function downloadPerson(id: string, reason: string) {
  return download(`/api/admin/people/${id}/export`, 'kempt-data.zip', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-kempt': '1' },
    body: JSON.stringify({ reason }),
  })
}
