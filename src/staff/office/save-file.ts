/** Saves a text as a file through the browser. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
