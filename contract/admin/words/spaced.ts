// 'grant-role' and 'grantRole' as 'Grant role', for codes that have no words yet.
export function spaced(code: string) {
  const words = code
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  const name = words.slice(0, 1).toUpperCase() + words.slice(1)
  return { en: name, es: name }
}
