import { redirect } from 'react-router'

// The address people type. The dashboard asks who they are.
export function loader() {
  throw redirect('/admin/dashboard')
}
