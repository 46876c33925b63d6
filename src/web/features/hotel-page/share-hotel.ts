import { showToast } from '#web/ui/toast.tsx'

/** The platform's own sharing sheet where there is one, else the address in the clipboard. */
export async function shareHotel(name: string): Promise<void> {
  const url = location.href
  if (typeof navigator.share === 'function') {
    // Closing the sheet rejects: the guest changed their mind, and nothing is wrong.
    await navigator.share({ title: name, url }).catch(() => undefined)
    return
  }
  await navigator.clipboard.writeText(url)
  showToast({ text: 'Link copied' })
}
