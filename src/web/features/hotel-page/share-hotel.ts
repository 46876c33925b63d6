import { showToast } from '#web/ui/toast.tsx'

/** Opens the platform's share sheet if there is one, else copies the address. */
export async function shareHotel(name: string): Promise<void> {
  const url = location.href
  if (typeof navigator.share === 'function') {
    // Closing the share sheet rejects the promise, which is no error.
    await navigator.share({ title: name, url }).catch(() => undefined)
    return
  }
  await navigator.clipboard.writeText(url)
  showToast({ text: 'Link copied' })
}
