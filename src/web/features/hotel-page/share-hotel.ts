import { showToast } from '#web/ui/toast.tsx'
import * as t from '#words/hotel-page.ts'

/** Opens the platform's share sheet if there is one. Otherwise copies the address. */
export async function shareHotel(name: string): Promise<void> {
  const url = location.href
  if (typeof navigator.share === 'function') {
    // Closing the share sheet rejects the promise, which is no error.
    await navigator.share({ title: name, url }).catch(() => undefined)
    return
  }
  await navigator.clipboard.writeText(url)
  showToast({ text: t.linkCopied })
}
