import { showToast } from './toast.tsx'

/** Copies a text, and confirms it with the given words. */
export const copyText = (text: string, done: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast({ text: done, icon: 'check' }),
    () => showToast({ text: 'We could not copy it. Press and hold to copy it yourself.' }),
  )
