// Hands the browser a file, as if a link to it had been pressed.
export function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), laterMs)
}

// Some browsers begin to read only after the click is over.
const laterMs = 10_000
