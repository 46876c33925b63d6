import { showToast } from './toast.tsx'
import * as t from '#words/kit.ts'

/** Copies a text and shows the given confirmation. */
export const copyText = (text: string, done: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast({ text: done, icon: 'check' }),
    () => showToast({ text: t.couldNotCopy }),
  )
