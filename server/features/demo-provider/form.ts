type Form = { [name: string]: string | Form }

// a[b][0]=c becomes { a: { b: { 0: 'c' } } }.
export function readForm(params: URLSearchParams) {
  const root: Form = Object.create(null)
  for (const [name, value] of params) {
    const path = name.split(/\[|\]\[|\]/).filter((part) => part !== '')
    const last = path.pop() ?? name
    let at = root
    for (const part of path) at = within(at, part)
    at[last] = value
  }
  return root
}

function within(form: Form, name: string): Form {
  const inner = form[name]
  if (typeof inner === 'object') return inner
  const made: Form = Object.create(null)
  form[name] = made
  return made
}
